import Foundation

/// The text of HTML, for terminals: without tags, scripts and styles, with a line for each block.
struct PlainText {
  let text: String

  private static let hidden: Set<String> = ["script", "style", "head", "template", "noscript"]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "cite", "code", "em", "i", "kbd", "mark", "q", "s", "small", "span", "strong", "sub", "sup", "u",
  ]
  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "mdash": "—", "ndash": "–",
    "hellip": "…", "copy": "©",
  ]

  init(html: String) {
    var lines = [""]
    var rest = html[...]
    var hiddenBy: String?
    while !rest.isEmpty {
      let mark = rest.firstIndex(of: "<") ?? rest.endIndex
      if hiddenBy == nil { Self.append(Self.decoded(rest[..<mark]), to: &lines) }
      rest = rest[mark...]
      guard !rest.isEmpty else { break }
      if rest.hasPrefix("<!--") {
        rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: mark)..<end].lowercased()
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
      rest = rest[rest.index(after: end)...]
      if let former = hiddenBy {
        if tag.hasPrefix("/"), name == former { hiddenBy = nil }
      } else if Self.hidden.contains(name), !tag.hasPrefix("/"), !tag.hasSuffix("/") {
        hiddenBy = name
      } else if !Self.inline.contains(name), lines.last != "" {
        lines.append("")
      }
    }
    text = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Appends text with its white space collapsed.
  private static func append(_ text: String, to lines: inout [String]) {
    for character in text {
      let isSpace = character.isWhitespace && character != "\u{A0}"
      if isSpace, lines[lines.count - 1].isEmpty || lines[lines.count - 1].last == " " { continue }
      lines[lines.count - 1].append(isSpace ? " " : character)
    }
  }

  private static func decoded(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      guard let end = rest.prefix(12).firstIndex(of: ";"), let value = character(of: rest[..<end]) else {
        result += "&"
        continue
      }
      result += value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(of name: Substring) -> String? {
    guard name.first == "#" else { return entities[String(name)] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first.map { "xX".contains($0) } == true
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
