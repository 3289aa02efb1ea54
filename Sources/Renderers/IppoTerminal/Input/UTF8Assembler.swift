/// Puts scalars together from bytes that arrive in any pieces.
///
/// What is not UTF-8 becomes U+FFFD, one for each maximal part of a sequence (Unicode 16, 3.9, "substitution of maximal
/// subparts").
struct UTF8Assembler: Equatable, Sendable {
  private var value: UInt32 = 0
  private var missing = 0
  /// The allowed values of the next continuation byte: this excludes overlong forms, surrogates and values past
  /// U+10FFFF.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  var isPending: Bool { missing > 0 }

  /// The scalars that a byte completes: none, one, or a replacement and one.
  mutating func push(_ byte: UInt8) -> [Unicode.Scalar] {
    if missing > 0 {
      if allowed.contains(byte) {
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        return missing == 0 ? [Unicode.Scalar(value) ?? "\u{FFFD}"] : []
      }
      missing = 0
      return ["\u{FFFD}"] + push(byte)
    }
    switch byte {
    case 0x00...0x7F: return [Unicode.Scalar(byte)]
    case 0xC2...0xDF: begin(byte & 0x1F, 1, 0x80...0xBF)
    case 0xE0: begin(byte & 0x0F, 2, 0xA0...0xBF)
    case 0xED: begin(byte & 0x0F, 2, 0x80...0x9F)
    case 0xE1...0xEF: begin(byte & 0x0F, 2, 0x80...0xBF)
    case 0xF0: begin(byte & 0x07, 3, 0x90...0xBF)
    case 0xF4: begin(byte & 0x07, 3, 0x80...0x8F)
    case 0xF1...0xF3: begin(byte & 0x07, 3, 0x80...0xBF)
    default: return ["\u{FFFD}"]
    }
    return []
  }

  /// The sequence was broken off.
  mutating func flush() -> [Unicode.Scalar] {
    defer { missing = 0 }
    return missing > 0 ? ["\u{FFFD}"] : []
  }

  private mutating func begin(_ bits: UInt8, _ missing: Int, _ allowed: ClosedRange<UInt8>) {
    value = UInt32(bits)
    self.missing = missing
    self.allowed = allowed
  }
}
