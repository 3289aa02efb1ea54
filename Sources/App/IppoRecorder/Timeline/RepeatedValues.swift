import Foundation
import IppoRender
import Synchronization

/// The values that dependencies gave to an action that is reduced again. A recorder notes none of them.
final class RepeatedValues: Sendable {
  struct Values {
    var uuids: ArraySlice<UUID> = []
    var dates: ArraySlice<Date> = []
    var randoms: ArraySlice<UInt64> = []
    var calls: [RecordedCall] = []
    var answers: [Int: RecordedOutcome] = [:]
  }

  /// The values for the code that runs; `nil` outside of such a reduction.
  @TaskLocal static var current: RepeatedValues?

  private let values: Mutex<Values>
  /// The first readable answer of each endpoint.
  private let known: [String: RecordedOutcome]

  /// - Parameters:
  ///   - entries: The entries before the action, back to the event or action before it.
  ///   - known: The first readable answer of each endpoint, for calls that the action did not make.
  init(_ entries: some Sequence<RecordedEntry>, known: [String: RecordedOutcome]) {
    self.known = known
    var values = Values()
    for entry in entries {
      switch entry {
      case .uuid(let uuid): values.uuids.append(uuid)
      case .date(let date): values.dates.append(date)
      case .random(let number): values.randoms.append(number)
      case .call(let call): values.calls.append(call)
      case .answer(let answer): values.answers[answer.call] = answer.outcome
      case .screen, .step, .action, .sleep, .wake, .time, .issue: break
      }
    }
    self.values = Mutex(values)
  }

  /// The first result of each endpoint that can be read again, by the name of the endpoint.
  static func firstAnswers(in entries: some Sequence<RecordedEntry>) -> [String: RecordedOutcome] {
    var names: [Int: String] = [:]
    var answers: [String: RecordedOutcome] = [:]
    for entry in entries {
      switch entry {
      case .call(let call): names[call.number] = call.name
      case .answer(let answer):
        guard case .returned(let value) = answer.outcome, value.archive != nil, let name = names[answer.call],
          answers[name] == nil
        else { continue }
        answers[name] = answer.outcome
      case .screen, .step, .action, .uuid, .date, .random, .sleep, .wake, .time, .issue: break
      }
    }
    return answers
  }

  /// The next value; `nil` for more values than there were.
  func next<Value: Sendable>(_ take: (inout Values) -> Value?) -> Value? { values.withLock { take(&$0) } }

  /// Answers a call as it was answered. A call with other arguments gets the answer of the next call of the endpoint. A call
  /// that the action did not make has the first answer of the endpoint in the recording. Without one it does not run: the
  /// program has made it before, or another one in its place.
  ///
  /// - Parameter report: Receives a sentence about a call without an answer.
  func run(_ call: RecordedCall, report: @escaping @Sendable (String) -> Void) -> RecordedCallRun {
    let outcome = next { values -> RecordedOutcome? in
      let index =
        values.calls.firstIndex { $0.name == call.name && $0.arguments == call.arguments }
        ?? values.calls.firstIndex { $0.name == call.name }
      return index.flatMap { values.answers[values.calls.remove(at: $0).number] }
    }
    let report = { @Sendable (reason: String) in
      report("An action that is computed again calls \(call.description). \(reason)")
    }
    if outcome == nil, let first = known[call.name] {
      report("The recording has no answer to the call, which takes the first answer of the endpoint.")
      return .replayed(RepeatedCall(outcome: first, report: report))
    }
    return .replayed(RepeatedCall(outcome: outcome, report: report))
  }
}

/// A call of an action that is reduced again. Effects are left out, so that the call has its answer at once.
private struct RepeatedCall: ReplayedCall {
  let outcome: RecordedOutcome?
  let report: @Sendable (String) -> Void

  func wait() async {}
  func follow(_ receive: @escaping @Sendable (RecordedOutcome) -> Void) {}
  func fail(_ reason: String) { report(reason) }
}
