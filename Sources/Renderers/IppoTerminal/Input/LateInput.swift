/// Bytes that arrive after a timeout has turned the bytes before them into a key.
///
/// A slow line divides sequences anywhere. After a lone ESC the parser emits the Escape key. If `[<35;20;5M` follows,
/// these bytes are the rest of a report, not typed text. The parser holds them until the sequence is complete, and
/// types them if they are not a sequence.
struct LateInput: Equatable, Sendable {
  /// The bytes that the parser took for a key.
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

  /// Whether bytes are held as the possible rest of a sequence.
  var isHeld: Bool { held != nil }

  mutating func begin(after start: Start) {
    self.start = start
    held = nil
  }

  /// The parser state that continues the sequence, if the byte after the key may belong to a sequence.
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

  /// - Returns: The held bytes.
  @discardableResult
  mutating func end() -> [UInt8] {
    defer { held = nil }
    return held ?? []
  }

  /// Whether only a terminal can have sent this beginning of a control sequence.
  func isCertain(csi bytes: [UInt8]) -> Bool {
    guard let held else { return !bytes.isEmpty }
    return held.count > 1 && (bytes.first == UInt8(ascii: "<") || bytes.first == UInt8(ascii: "?"))
  }

  /// Whether only a terminal can have sent this beginning of a string.
  func isCertain(osc bytes: [UInt8]) -> Bool {
    guard isHeld else { return !bytes.isEmpty }
    return bytes.count > 1 && bytes.contains(UInt8(ascii: ";"))
  }
}
