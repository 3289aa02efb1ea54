import Foundation

/// Layout of a JSON text in lines. Names, numbers and strings stay as they are written, in their order.
enum JSONText {
  /// - Returns: The lines, or `nil` for a text that is no JSON object or array.
  static func lines(of bytes: [UInt8]) -> [String]? {
    guard let first = bytes.first(where: { !isSpace($0) }), "{[".utf8.contains(first),
      (try? JSONSerialization.jsonObject(with: Data(bytes))) != nil
    else { return nil }
    var lines: [String] = []
    var line: [UInt8] = []
    var depth = 0
    var bytes = bytes[...]
    func endLine() {
      lines.append(String(decoding: line, as: UTF8.self))
      line = Array(repeating: UInt8(ascii: " "), count: 2 * depth)
    }
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\""):
        line.append(byte)
        line += string(&bytes)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        line.append(byte)
        let rest = bytes.drop(while: isSpace)
        if let end = rest.first, "}]".utf8.contains(end) {
          line.append(end)
          bytes = rest.dropFirst()
        } else {
          depth += 1
          endLine()
        }
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        endLine()
        line.append(byte)
      case UInt8(ascii: ","):
        line.append(byte)
        endLine()
      case UInt8(ascii: ":"): line += ": ".utf8
      case _ where isSpace(byte): continue
      default: line.append(byte)
      }
    }
    endLine()
    return lines
  }

  /// Takes a string up to its closing quote.
  private static func string(_ bytes: inout ArraySlice<UInt8>) -> [UInt8] {
    var string: [UInt8] = []
    while let byte = bytes.popFirst() {
      string.append(byte)
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\"), let next = bytes.popFirst() { string.append(next) }
    }
    return string
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
