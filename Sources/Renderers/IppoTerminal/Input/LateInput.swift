/// Bytes that came after the parser took what was before them for a key, as no more had come in time.
///
/// A slow line divides sequences anywhere. After a lone ESC the parser gives the Escape key; when `[<35;20;5M` follows,
/// the bytes are the rest of a report and not what somebody typed. They are held until the sequence is complete, and
/// typed when it turns out to be none.
struct LateInput: Equatable, Sendable {
  /// What the parser took for a key.
  enum Start: Equatable, Sendable {
    /// `ESC`
    case escape
    /// `ESC [`
    case bracket
    /// `ESC ]`
    case closingBracket
  }

  private var start: Start?
  private var held: [UInt8]?

  /// Whether bytes are held that were taken for the rest of a sequence.
  var isHeld: Bool { held != nil }

  mutating func begin(after start: Start) {
    self.start = start
    held = nil
  }

  /// The state in which the sequence goes on, if a byte that follows the key may belong to one.
  mutating func resume(with byte: UInt8) -> InputParser.State? {
    guard let start else { return nil }
    self.start = nil
    let state: InputParser.State
    switch (start, byte) {
    case (.escape, UInt8(ascii: "[")): state = .csi([])
    case (.escape, UInt8(ascii: "]")): state = .osc([], sawEscape: false)
    case (.bracket, UInt8(ascii: "<")), (.bracket, UInt8(ascii: "?")), (.bracket, 0x30...0x39): state = .csi([byte])
    case (.closingBracket, 0x30...0x39): state = .osc([byte], sawEscape: false)
    case (.escape, _), (.bracket, _), (.closingBracket, _): return nil
    }
    held = [byte]
    return state
  }

  mutating func hold(_ byte: UInt8) { held?.append(byte) }

  /// - Returns: What was held.
  @discardableResult
  mutating func end() -> [UInt8] {
    defer { held = nil }
    return held ?? []
  }

  /// Whether only a terminal can have sent the beginning of a control sequence.
  func isCertain(csi bytes: [UInt8]) -> Bool {
    guard let held else { return !bytes.isEmpty }
    return held.count > 1 && (bytes.first == UInt8(ascii: "<") || bytes.first == UInt8(ascii: "?"))
  }

  /// Whether only a terminal can have sent the beginning of a string.
  func isCertain(osc bytes: [UInt8]) -> Bool {
    guard isHeld else { return !bytes.isEmpty }
    return bytes.count > 1 && bytes.contains(UInt8(ascii: ";"))
  }
}
