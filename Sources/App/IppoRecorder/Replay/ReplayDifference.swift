/// The first place where a program leaves a recording.
public struct ReplayDifference: Error, Equatable, Sendable, CustomStringConvertible {
  /// The number of the step, from 1; 0 before the first.
  public let step: Int
  /// The step in words.
  public let action: String
  /// The recorded behaviour.
  public let recorded: String
  /// The present behaviour.
  public let found: String

  /// The place, and both behaviours, in at most 14 lines.
  public var description: String {
    func short(_ text: String) -> String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.prefix(5).map { "  \($0.prefix(160))" }.joined(separator: "\n") + (lines.count > 5 ? "\n  …" : "")
    }
    let place = step == 0 ? "Before the first step" : "At step \(step) (\(action.prefix(120)))"
    return "\(place) the program leaves the recording.\nRecorded:\n\(short(recorded))\nNow:\n\(short(found))"
  }
}
