/// Finds the errors in what `swift build` prints, line by line.
///
/// Compilers write `PATH:LINE:COLUMN: error: MESSAGE`. SwiftPM and linkers write `error: MESSAGE` and `ld.lld: error: MESSAGE`
/// without a place.
package struct BuildOutput: Sendable {
  package enum Event: Equatable, Sendable {
    /// SwiftPM waits for the lock of the build folder.
    case waits
    /// A command of the build has begun.
    case proceeds
  }

  private var reader = LineReader(breaks: [UInt8(ascii: "\n"), UInt8(ascii: "\r")])
  private var located: [DevProblem] = []
  private var unlocated: [DevProblem] = []
  /// The last lines, for a failure without an error that can be recognized.
  private var tail: [String] = []

  private static let tailCount = 20

  package init() {}

  /// The problems of a failed build, each once. Errors with a place come first; without any, the end of the output counts.
  package var problems: [DevProblem] {
    let found = located + unlocated
    if !found.isEmpty { return found }
    let text = tail.joined(separator: "\n")
    return [DevProblem(text.isEmpty ? "The build has failed without an output." : text)]
  }

  /// Takes a part of the output.
  package mutating func append(_ bytes: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    for line in reader.append(bytes) {
      if let event = take(line) { events.append(event) }
    }
    return events
  }

  /// Takes the last line, which may lack its line break.
  package mutating func finish() { _ = take(reader.takeRest()) }

  private mutating func take(_ line: String) -> Event? {
    guard !line.isEmpty else { return nil }
    tail = (tail + [line]).suffix(Self.tailCount)
    if line.contains("Another instance of SwiftPM") { return .waits }
    if let problem = Self.problem(in: line) {
      if problem.path != nil {
        if !located.contains(problem) { located.append(problem) }
      } else if !unlocated.contains(problem), !Self.isSummary(problem.message) {
        unlocated.append(problem)
      }
    }
    return line.hasPrefix("[") && line.contains("/") ? .proceeds : nil
  }

  /// Whether the message repeats that there were errors.
  private static func isSummary(_ message: String) -> Bool {
    message == "fatalError" || message.hasPrefix("emit-module command failed")
      || message.hasPrefix("link command failed") || message.hasPrefix("fatal error encountered")
  }

  /// The error of a line; `nil`: the line is about something else.
  static func problem(in line: String) -> DevProblem? {
    for kind in ["error: ", "fatal error: "] {
      if line.hasPrefix(kind) { return DevProblem(String(line.dropFirst(kind.count))) }
      guard let range = line.firstRange(of: ": " + kind) else { continue }
      let place = line[..<range.lowerBound]
      let message = String(line[range.upperBound...])
      guard place.hasPrefix("/") else {
        // A linker and other tools: the name of the tool is the place.
        return place.contains(" ") ? nil : DevProblem("\(place): \(message)")
      }
      return DevProblem(message, at: SourcePlace(place))
    }
    return nil
  }
}
