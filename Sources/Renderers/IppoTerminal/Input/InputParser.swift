/// Bytes from a terminal to events: a state machine without input or output of its own.
///
///                  ┌────────────────────────── any other byte: Option + key ─┐
///     ground ──ESC──▶ escape ──[──▶ csi ──final byte──▶ event ──▶ ground ◀───┤
///       ▲               │ ──O──▶ ss3 ──byte───────────▶ event ──▶ ground     │
///       │               │ ──]──▶ osc ──BEL or ST──────▶ event ──▶ ground     │
///       │               │ ──P, X, ^, _──▶ string ──ST──────────▶ ground     │
///       │            timeout: the Escape key                                 │
///       └──── CSI 200 ~ : paste, up to CSI 201 ~ ────────────────────────────┘
///
/// After ``feed(_:)``, a caller that is given a ``patience`` starts a timer of that length, and calls ``timeout()`` when
/// no more bytes came: that is how a lone Escape is told from the start of a sequence, and how a paste ends whose end was
/// lost. Nothing that arrives makes the parser fail; what it does not know is dropped, and sequences are bounded in length.
public struct InputParser: Equatable, Sendable {
  enum State: Equatable, Sendable {
    case ground
    case escape
    case ss3
    /// Parameter and intermediate bytes so far.
    case csi([UInt8])
    /// X10 and 1005 mouse reports, which are asked of no terminal but sent by some: three bytes to drop.
    case legacyMouse(remaining: Int)
    case osc([UInt8], sawEscape: Bool)
    /// DCS, SOS, PM or APC: dropped up to ST.
    case string(length: Int, sawEscape: Bool)
    case paste
  }

  /// Longest control sequence that is looked at; longer ones are dropped.
  static let sequenceLimit = 256
  /// Longest OSC or other string before it is taken for a mistake.
  static let stringLimit = 4096
  /// Longest paste in bytes; what is longer arrives in several pieces.
  static let pasteLimit = 1 << 20

  private var state = State.ground
  private var text = UTF8Assembler()
  private var pasted: [UInt8] = []
  private var isPasteContinued = false

  /// A parser that has seen nothing yet.
  public init() {}

  /// Whether bytes are held that could be the beginning of something longer.
  public var isWaiting: Bool { patience != nil }

  /// How long to wait for the rest of what is held, before ``timeout()``; `nil` when nothing is.
  public var patience: Duration? {
    switch state {
    case .ground: text.isPending ? .milliseconds(25) : nil
    case .escape, .ss3, .csi, .legacyMouse, .osc, .string: .milliseconds(25)
    // A terminal sends a paste as fast as it can, but a connection may be slow.
    case .paste: .seconds(1)
    }
  }

  /// The events that the bytes complete.
  public mutating func feed(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    let bytes = Array(bytes)
    var index = 0
    while index < bytes.count {
      if state == .paste {
        // Up to the next byte that could end it, in one piece.
        let chunk = bytes[index..<min(bytes.count, index + 4096)]
        let end = chunk.firstIndex(of: Self.pasteEnd.last!).map { $0 + 1 } ?? chunk.endIndex
        paste(bytes[index..<end], &events)
        index = end
      } else {
        step(bytes[index], &events)
        index += 1
      }
    }
    return events
  }

  /// Nothing more came: what is held is all there is.
  public mutating func timeout() -> [InputEvent] {
    var events = text.flush().map(Self.typed)
    switch state {
    case .paste:
      // The mark at the end of the paste is missing. What follows counts as typed; otherwise no key would ever work
      // again.
      if !pasted.isEmpty { events.append(.paste(Self.text(pasted))) }
      pasted = []
      isPasteContinued = false
    case .ground: break
    case .escape: events.append(.key(TerminalKeyPress(.escape)))
    case .ss3: events.append(.key(.character("O", .option)))
    case .csi(let held) where held.isEmpty: events.append(.key(.character("[", .option)))
    case .csi, .legacyMouse, .osc, .string: break
    }
    state = .ground
    return events
  }

  private mutating func step(_ byte: UInt8, _ events: inout [InputEvent]) {
    // Control-C is Control-C in anything but a paste, or broken input could keep a person from leaving.
    if byte == 0x03, state != .ground, state != .paste {
      if state == .escape { events.append(.key(TerminalKeyPress(.escape))) }
      state = .ground
    }
    switch state {
    case .ground: ground(byte, &events)
    case .escape: escape(byte, &events)
    case .ss3:
      state = .ground
      if let event = ControlSequence.ss3(byte) { events.append(event) } else { ground(byte, &events) }
    case .csi(let held): csi(held, byte, &events)
    case .legacyMouse(let remaining): state = remaining > 1 ? .legacyMouse(remaining: remaining - 1) : .ground
    case .osc(let held, let sawEscape): osc(held, sawEscape, byte, &events)
    case .string(let length, let sawEscape):
      if sawEscape && byte == UInt8(ascii: "\\") || length > Self.stringLimit {
        state = .ground
      } else {
        state = .string(length: length + 1, sawEscape: byte == 0x1B)
      }
    case .paste: paste([byte], &events)
    }
  }

  private mutating func ground(_ byte: UInt8, _ events: inout [InputEvent]) {
    guard byte != 0x1B else {
      events.append(contentsOf: text.flush().map(Self.typed))
      state = .escape
      return
    }
    for scalar in text.push(byte) { events.append(Self.typed(scalar)) }
  }

  private mutating func escape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: events.append(.key(TerminalKeyPress(.escape)))
    case UInt8(ascii: "["): state = .csi([])
    case UInt8(ascii: "O"): state = .ss3
    case UInt8(ascii: "]"): state = .osc([], sawEscape: false)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(length: 0, sawEscape: false)
    case 0x80...:  // The rest of a character typed with Option comes as UTF-8.
      state = .ground
      ground(byte, &events)
    default:
      state = .ground
      guard case .key(var press) = Self.typed(Unicode.Scalar(byte)) else { return }
      press.modifiers.insert(.option)
      events.append(.key(press))
    }
  }

  private mutating func csi(_ held: [UInt8], _ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B: state = .escape
    case 0x20...0x3F:
      state = held.count < Self.sequenceLimit ? .csi(held + [byte]) : .csi(Array(held.prefix(1)))
    case UInt8(ascii: "M") where held.isEmpty: state = .legacyMouse(remaining: 3)
    case 0x40...0x7E:
      state = .ground
      if held == Array("200".utf8), byte == UInt8(ascii: "~") {
        state = .paste
      } else if let event = ControlSequence(parameters: held, final: byte).event {
        events.append(event)
      }
    case 0x00..<0x20:  // A control inside a sequence acts by itself (ECMA-48 leaves it open; terminals do this).
      state = .ground
      ground(byte, &events)
    default: state = .ground
    }
  }

  private mutating func osc(_ held: [UInt8], _ sawEscape: Bool, _ byte: UInt8, _ events: inout [InputEvent]) {
    if byte == 0x07 || byte == 0x9C || sawEscape && byte == UInt8(ascii: "\\") {
      state = .ground
      if let color = ColorReply.background(held) { events.append(.backgroundColor(color)) }
    } else if held.count >= Self.stringLimit {
      state = .ground
    } else {
      state = .osc(byte == 0x1B ? held : held + [byte], sawEscape: byte == 0x1B)
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// - Parameter bytes: of which only the last can end the paste.
  private mutating func paste(_ bytes: some Collection<UInt8>, _ events: inout [InputEvent]) {
    pasted.append(contentsOf: bytes)
    if pasted.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd) {
      let text = pasted.dropLast(Self.pasteEnd.count)
      // The rest of what came in pieces may be nothing.
      if !text.isEmpty || !isPasteContinued { events.append(.paste(Self.text(text))) }
      pasted = []
      isPasteContinued = false
      state = .ground
    }
    while pasted.count >= Self.pasteLimit + Self.pasteEnd.count {
      let cut = Self.cut(pasted)
      events.append(.paste(Self.text(pasted[..<cut])))
      pasted.removeFirst(cut)
      isPasteContinued = true
    }
  }

  /// Where a long paste is divided: not within a scalar, and not within a line end.
  private static func cut(_ bytes: [UInt8]) -> Int {
    var cut = pasteLimit
    while cut > pasteLimit - 4, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    if bytes[cut] == 0x0A, bytes[cut - 1] == 0x0D { cut -= 1 }
    return cut
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    var text = ""
    text.unicodeScalars.reserveCapacity(bytes.count)
    var previous: Unicode.Scalar = " "
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      // Terminals send Return for a line end.
      if scalar == "\n", previous == "\r" {
      } else {
        text.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
      }
      previous = scalar
    }
    return text
  }

  /// A scalar outside of any sequence: a key.
  static func typed(_ scalar: Unicode.Scalar) -> InputEvent {
    switch scalar.value {
    case 0x0D: .key(TerminalKeyPress(.enter))
    case 0x0A: .key(.character("j", .control))
    case 0x09: .key(TerminalKeyPress(.tab))
    case 0x08: .key(TerminalKeyPress(.backspace, .control))
    case 0x7F: .key(TerminalKeyPress(.backspace))
    case 0x00: .key(.character(" ", .control))
    case 0x1B: .key(TerminalKeyPress(.escape))
    case 0x01...0x1A: .key(.character(Character(Unicode.Scalar(scalar.value + 0x60)!), .control))
    case 0x1C...0x1F: .key(.character(Character(Unicode.Scalar(scalar.value + 0x40)!), .control))
    default: .key(.character(Character(scalar)))
    }
  }
}
