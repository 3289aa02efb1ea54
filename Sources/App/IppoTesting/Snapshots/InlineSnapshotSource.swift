/// Writes the expected text of a snapshot into the source code of its test.
struct InlineSnapshotSource {
  /// Why a text cannot be written.
  enum Failure: Error, Equatable, CustomStringConvertible {
    /// The line has no call, or several.
    case noCall(line: Int)
    /// The brackets of the call have no end.
    case noEnd(line: Int)

    var description: String {
      switch self {
      case .noCall(let line): "line \(line) has not exactly one call of \(InlineSnapshotSource.function)"
      case .noEnd(let line): "the call in line \(line) has no end"
      }
    }
  }

  static let function = "expectInlineSnapshot"

  /// The source code with the text as the trailing closure of a call, in place of any other closure there.
  /// - Parameters:
  ///   - line: The line of the call, from 1.
  /// - Throws: ``Failure``.
  static func source(_ source: String, with text: String, line: Int) throws(Failure) -> String {
    let characters = Array(source)
    let starts = [0] + characters.indices.filter { characters[$0].isNewline }.map { $0 + 1 }
    guard starts.indices.contains(line - 1) else { throw .noCall(line: line) }
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] - 1 : characters.count
    let name = Array(function + "(")
    let calls = (start..<end).filter { $0 + name.count <= end && Array(characters[$0..<$0 + name.count]) == name }
    guard calls.count == 1, let call = calls.first else { throw .noCall(line: line) }
    var position = SwiftSource(characters, at: call + name.count - 1)
    guard position.skipBrackets() else { throw .noEnd(line: line) }
    let behind = position.index
    var closure = position
    closure.skipBlanks()
    var rest = behind
    if closure.index < characters.count, characters[closure.index] == "{" {
      guard closure.skipBrackets() else { throw .noEnd(line: line) }
      rest = closure.index
    }
    let indentation = String(characters[start..<end].prefix { $0 == " " || $0 == "\t" })
    return String(characters[..<behind]) + " " + Self.closure(of: text, indentation) + String(characters[rest...])
  }

  /// A closure with the text as a literal of several lines.
  private static func closure(of text: String, _ indentation: String) -> String {
    var hashes = text.contains("\\") || text.contains("\"\"\"") ? "#" : ""
    while text.contains("\"\"\"" + hashes) && !hashes.isEmpty || text.contains("\\" + hashes) && !hashes.isEmpty {
      hashes += "#"
    }
    let inner = indentation + "  "
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : inner + $0 }
    let literal = [inner + hashes + "\"\"\""] + lines + [inner + "\"\"\"" + hashes]
    return (["{"] + literal + [indentation + "}"]).joined(separator: "\n")
  }
}
