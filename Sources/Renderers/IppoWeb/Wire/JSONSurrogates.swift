/// Lone surrogates among the escapes of a JSON text (RFC 8259, 8.2).
///
/// A text field can hold half a surrogate pair, and `JSON.stringify` writes it as an escape. No string of Unicode
/// scalar values can hold it: it becomes U+FFFD, as where such a text is encoded as UTF-8 (Encoding Standard,
/// `USVString`).
enum JSONSurrogates {
  /// Writes `\ufffd` over every escape of a surrogate that has no other half. All other bytes stay as they are.
  static func replaceLone(in json: inout [UInt8]) {
    var index = 0
    while let escape = json[index...].firstIndex(of: UInt8(ascii: "\\")) {
      guard let unit = unit(at: escape, of: json) else {
        // The byte after a backslash may be one itself.
        index = min(escape + 2, json.count)
        continue
      }
      index = escape + 6
      switch unit {
      case 0xD800...0xDBFF:
        if let low = self.unit(at: index, of: json), (0xDC00...0xDFFF).contains(low) {
          index += 6
        } else {
          json.replaceSubrange(escape..<index, with: #"\ufffd"#.utf8)
        }
      case 0xDC00...0xDFFF: json.replaceSubrange(escape..<index, with: #"\ufffd"#.utf8)
      default: break
      }
    }
  }

  /// The UTF-16 code unit of an escape `\uXXXX`, if there is one at this index.
  private static func unit(at index: Int, of json: [UInt8]) -> UInt16? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"), json[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    var unit: UInt16 = 0
    for byte in json[(index + 2)..<(index + 6)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      unit = unit << 4 | UInt16(digit)
    }
    return unit
  }
}
