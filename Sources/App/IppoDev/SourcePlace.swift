/// A place in the form of compilers: `path:line:column`, `path:line` or `path`.
struct SourcePlace: Equatable, Sendable {
  let path: String
  /// The line, from 1.
  let line: Int?
  /// The column, from 1; `nil` for a place without a line.
  let column: Int?

  init(_ text: Substring) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let last = parts.count >= 2 ? Int(parts[parts.count - 1]) : nil
    if let last, parts.count >= 3, let row = Int(parts[parts.count - 2]) {
      (path, line, column) = (parts.dropLast(2).joined(separator: ":"), row, last)
    } else if let last {
      (path, line, column) = (parts.dropLast().joined(separator: ":"), last, nil)
    } else {
      (path, line, column) = (String(text), nil, nil)
    }
  }
}
