public import CustomDump
public import Foundation

extension AttributedString: @retroactive CustomDumpRepresentable {
  /// The plain text if the text has no attributes; otherwise its runs, with their attributes beside them.
  public var customDumpValue: Any {
    guard runs.contains(where: { !lines(of: $0.attributes).isEmpty }) else { return String(characters) }
    return runs.map { run -> Any in
      let text = String(characters[run.range])
      let attributes = lines(of: run.attributes)
      return attributes.isEmpty ? text : (text: text, attributes: attributes)
    }
  }
}

extension AttributedSubstring: @retroactive CustomDumpRepresentable {
  /// The same output as for an attributed string.
  public var customDumpValue: Any { AttributedString(self).customDumpValue }
}

extension AttributeContainer: @retroactive CustomDumpRepresentable {
  /// The attributes: "NSLink = https://example.com".
  public var customDumpValue: Any { lines(of: self) }
}

/// Attributes by name. Foundation names them only in a description.
private func lines(of attributes: AttributeContainer) -> [String] {
  attributes.description.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { $0 != "{" && $0 != "}" }.sorted()
}
