/// Divides bytes into lines, and shortens lines that are too long.
struct LineReader: Sendable {
  /// The bytes that end a line.
  let breaks: [UInt8]
  private var bytes: [UInt8] = []

  private static let greatestLine = 16_384

  init(breaks: [UInt8]) { self.breaks = breaks }

  /// The line that has no end so far.
  var rest: String { String(decoding: bytes, as: UTF8.self) }

  /// Takes a part of a text.
  /// - Returns: the lines that have ended.
  mutating func append(_ part: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in part {
      if breaks.contains(byte) {
        lines.append(takeRest())
      } else if bytes.count < Self.greatestLine {
        bytes.append(byte)
      }
    }
    return lines
  }

  /// Takes the line that has no end.
  mutating func takeRest() -> String {
    defer { bytes = [] }
    return rest
  }
}
