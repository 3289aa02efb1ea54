/// Finds the place of a trap in what a program has written to its standard error.
///
/// A trap of the program's own source has `Module/File.swift:LINE: Fatal error: MESSAGE`. A backtrace of Swift has lines such as
/// `0 [ra] 0x… function in program at /path/File.swift:12:34`.
package struct CrashOutput: Sendable {
  private var lines: [String] = []
  private var reader = LineReader(breaks: [UInt8(ascii: "\n")])

  private static let greatestCount = 2_000

  package init() {}

  package mutating func append(_ bytes: some Sequence<UInt8>) {
    lines += reader.append(bytes)
    if lines.count > Self.greatestCount { lines.removeFirst(lines.count - Self.greatestCount) }
  }

  /// The trap that the output describes.
  /// - Parameters:
  ///   - roots: the folders with sources of the developer. The first line of a backtrace in one of them is the place.
  ///   - find: returns the path of the only source file with a name, for traps without a backtrace.
  ///   - fallback: the message for an output that describes no trap.
  package func problem(in roots: [String], finding find: (String) -> String?, fallback: String) -> DevProblem {
    let all = lines + (reader.rest.isEmpty ? [] : [reader.rest])
    let start = all.lastIndex { $0.contains("Fatal error: ") }
    let message = start.map { Self.message(all[$0]) } ?? fallback
    for line in all[(start ?? 0)...] {
      guard let place = Self.place(in: line), roots.contains(where: { place.path.hasPrefix($0 + "/") }) else {
        continue
      }
      return DevProblem(message, at: place)
    }
    guard let start, let (file, line) = Self.origin(of: all[start]), let path = find(file) else {
      return DevProblem(message)
    }
    return DevProblem(message, path: path, line: line)
  }

  /// The file and the line before the message, as `Module/File.swift:12: Fatal error: …` has them.
  private static func origin(of line: String) -> (file: String, line: Int)? {
    guard let range = line.firstRange(of: ": Fatal error: ") else { return nil }
    let parts = line[..<range.lowerBound].split(separator: ":")
    guard parts.count == 2, let row = Int(parts[1]), let file = parts[0].split(separator: "/").last else { return nil }
    return (String(file), row)
  }

  /// The last line that is not empty.
  package var lastLine: String? {
    let all = lines + [reader.rest]
    return all.last { line in line.contains { !$0.isWhitespace } }
  }

  private static func message(_ line: String) -> String {
    line.firstRange(of: "Fatal error: ").map { String(line[$0.lowerBound...]) } ?? line
  }

  /// The place at the end of a line of a backtrace, which has a column.
  private static func place(in line: String) -> SourcePlace? {
    guard let range = line.ranges(of: " at /").last else { return nil }
    let place = SourcePlace(line[range.lowerBound...].dropFirst(4))
    return place.column == nil ? nil : place
  }
}
