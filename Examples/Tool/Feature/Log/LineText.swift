/// The text of a line's bytes, in which nothing is left out.
enum LineText {
  private static let tab = 8

  /// A text that shows all bytes: tabs as spaces up to the next stop, control characters as `^A`, and bytes that are no UTF-8
  /// as `<FF>`.
  ///
  /// - Parameter column: The column at which the text begins, for tabs.
  static func of(_ bytes: ArraySlice<UInt8>, column: Int = 0) -> String {
    if bytes.allSatisfy({ (0x20...0x7E).contains($0) }) { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var column = column
    var parser = Unicode.UTF8.ForwardParser()
    var input = bytes.makeIterator()
    var position = bytes.startIndex
    func write(_ part: String) {
      text += part
      column += part.count
    }
    while true {
      switch parser.parseScalar(from: &input) {
      case .emptyInput: return text
      case .valid(let encoded):
        position += encoded.count
        write(shown(UTF8.decode(encoded), column: column))
      case .error(let length):
        for byte in bytes[position..<position + length] { write("<\(hexadecimal(byte))>") }
        position += length
      }
    }
  }

  private static func shown(_ scalar: Unicode.Scalar, column: Int) -> String {
    switch scalar.value {
    case 0x09: String(repeating: " ", count: tab - column % tab)
    case 0..<0x20: "^" + String(Unicode.Scalar(UInt8(scalar.value) + 0x40))
    case 0x7F: "^?"
    case 0x80..<0xA0: "<U+\(hexadecimal(UInt8(scalar.value)))>"
    default: String(scalar)
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
