/// A problem of the program that its developer mends: an error of the compiler, or a trap.
package struct DevProblem: Codable, Equatable, Sendable {
  /// The text of the compiler, of the linker, or of the trap.
  package var message: String
  /// The absolute path of the file; `nil` where the message names none.
  package var path: String?
  /// The line, from 1.
  package var line: Int?
  /// The column in bytes, from 1, as the compiler counts.
  package var column: Int?
  /// The line of the file at the time of the report, without its line break.
  package var source: String?

  /// - Parameters:
  ///   - message: the text of the compiler, of the linker, or of the trap.
  ///   - path: the absolute path of the file.
  ///   - line: the line, from 1.
  ///   - column: the column in bytes, from 1.
  package init(_ message: String, path: String? = nil, line: Int? = nil, column: Int? = nil) {
    self.message = message
    self.path = path
    self.line = line
    self.column = column
  }

  init(_ message: String, at place: SourcePlace) {
    self.init(message, path: place.path, line: place.line, column: place.column)
  }

  /// The place in the form of compilers: `path:line:column`, as far as the problem has it.
  package var place: String? {
    path.map { path in ([path] + [line, column].compactMap(\.self).map(String.init)).joined(separator: ":") }
  }

  /// A copy with the line of the file.
  /// - Parameter read: returns the contents of a file; `nil` where the file cannot be read.
  package func located(reading read: (String) -> String?) -> DevProblem {
    guard let path, let line, line > 0, let text = read(path) else { return self }
    let lines = text.split(separator: "\n", maxSplits: line, omittingEmptySubsequences: false)
    guard lines.indices.contains(line - 1) else { return self }
    var copy = self
    copy.source = String(lines[line - 1].prefix(Self.greatestSource))
    return copy
  }

  private static let greatestSource = 400
}
