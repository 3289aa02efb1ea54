extension StringTable.Entry {
  /// The text in the forms for the given counts, with specifiers that number their values.
  ///
  /// - Parameters:
  ///   - counts: The values, in order; `nil` for a value that is no whole number.
  ///   - language: The language of the text.
  ///   - region: The region of the user.
  func format(of counts: [Int64?], in language: String, region: String?) -> String {
    switch self {
    case .text(let text): return text
    case .forms(let forms):
      guard let argument = forms.argument ?? counts.firstIndex(where: { $0 != nil }) else {
        return forms.texts[.other] ?? ""
      }
      return forms.text(for: counts, at: argument, in: language, region)
    case .parts(let format, let parts):
      var next = 0
      return FormatParts(parts: parts, counts: counts, language: language, region: region)
        .resolve(format[...], next: &next, depth: 0)
    }
  }
}

extension StringTable.Forms {
  fileprivate func text(for counts: [Int64?], at argument: Int, in language: String, _ region: String?) -> String {
    guard counts.indices.contains(argument), let count = counts[argument] else { return texts[.other] ?? "" }
    return text(for: count, in: language, region: region)
  }
}

/// Puts forms in the places of a format that ask for them.
private struct FormatParts {
  let parts: [String: StringTable.Forms]
  let counts: [Int64?]
  let language: String
  let region: String?

  /// - Parameter next: the value that a specifier without a position stands for, from 0.
  func resolve(_ format: Substring, next: inout Int, depth: Int) -> String {
    var result = ""
    var rest = format
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest.removeFirst()
        continue
      }
      var position: Int?
      if let dollar = rest.firstIndex(of: "$"), let number = Int(rest[..<dollar]), number > 0 {
        position = number - 1
        rest = rest[rest.index(after: dollar)...]
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@"), depth < 8,
        let forms = parts[String(rest.dropFirst(2)[..<end])]
      {
        rest = rest[rest.index(after: end)...]
        let argument = forms.argument ?? position ?? next
        if position == nil, forms.argument == nil { next += 1 }
        var inner = argument
        let text = forms.text(for: counts, at: argument, in: language, region)
        result += resolve(text[...], next: &inner, depth: depth + 1)
        continue
      }
      result += "%\((position ?? next) + 1)$"
      if position == nil { next += 1 }
    }
    return result + rest
  }
}
