internal import IppoRender

/// A part of a recording that a replay repeats as a whole. A part begins with an event of the person or with the end of a
/// sleep, and has all entries up to the next part.
package struct RecordingPart: Sendable {
  /// The entries, the first of which makes the part.
  package let entries: [RecordedEntry]
  /// The part in words, such as `tap button “Next”`.
  package let words: String
  /// The time before the part, when a recording is played at its own speed.
  package let pause: Duration

  /// The time before an event: recordings have no time of day.
  private static let pauseOfStep = Duration.seconds(1)
  /// The time before an answer to a call.
  private static let pauseOfAnswer = Duration.milliseconds(500)
  /// The longest time before the end of a sleep.
  private static let longestPause = Duration.seconds(10)

  /// The parts of a recording in order. The first one is the beginning, before any event.
  package static func parts(of body: RecordedBody) -> [RecordingPart] {
    var parts: [RecordingPart] = []
    var entries: [RecordedEntry] = []
    var (words, pause) = ("the beginning", Duration.zero)
    var time: Int64 = 0
    var names: [Int: String] = [:]
    func addPart() { parts.append(RecordingPart(entries: entries, words: words, pause: pause)) }
    for entry in body.entries {
      switch entry {
      case .step(let step):
        addPart()
        (entries, words, pause) = ([], step.description, pauseOfStep)
      case .wake(let end):
        addPart()
        let length = Duration.nanoseconds(max(0, end.subtractingReportingOverflow(time).partialValue))
        (entries, words, pause) = ([], "wake after \(length)", min(length, longestPause))
        time = max(time, end)
      case .time(let now): time = max(time, now)
      case .answer(let answer) where isLater(answer, behind: entries):
        addPart()
        let name = names[answer.call] ?? "a call"
        (entries, words, pause) = ([], "\(name) \(answer.outcome.description)", pauseOfAnswer)
      case .call(let call): names[call.number] = call.name
      case .screen, .action, .uuid, .date, .random, .sleep, .answer, .issue: break
      }
      entries.append(entry)
    }
    addPart()
    return parts
  }

  /// Whether an answer comes later than its call: a call that cannot wait has it at once.
  private static func isLater(_ answer: RecordedAnswer, behind entries: [RecordedEntry]) -> Bool {
    guard case .call(let call)? = entries.last, call.number == answer.call else { return true }
    return call.isAsync
  }
}
