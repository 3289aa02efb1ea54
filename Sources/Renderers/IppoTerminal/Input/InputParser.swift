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
/// no more bytes came. The timeout turns bytes that a person can type into keys (Escape, Option with a bracket), and ends
/// a paste whose end was lost. The parser keeps a sequence that only a terminal sends until the sequence is complete,
/// however slow the line is. A control character from outside the sequence ends it. Late bytes that complete the sequence
/// of a timed-out key are dropped (`LateInput`). No input makes the parser fail; sequences are bounded in length.
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
    /// DCS, SOS, PM or APC: up to ST.
    case string(introducer: UInt8, [UInt8], sawEscape: Bool)
    case paste
  }

  /// Longest control sequence that is looked at; longer ones are dropped.
  static let sequenceLimit = 256
  /// Longest OSC or other string before it is taken for a mistake.
  static let stringLimit = 4096
  /// Longest paste in bytes; what is longer arrives in several pieces.
  static let pasteLimit = 1 << 20

  /// The maximum number of pending answers; further answers are dropped.
  private static let answerLimit = 64

  private var state = State.ground
  /// Whether a second Escape preceded the sequence, as some terminals encode Option.
  private var isMeta = false
  private var late = LateInput()
  private var text = UTF8Assembler()
  private var pasted: [UInt8] = []
  private var isPasteContinued = false
  private let keyboard: KeyboardTraits

  private var answers: [TerminalAnswer] = []

  /// The timeout of a lone Escape: 25 ms, or longer on a slow line.
  var escapePatience = Duration.milliseconds(25)

  /// A parser that has seen nothing yet.
  public init() { self.init(keyboard: KeyboardTraits()) }

  init(keyboard: KeyboardTraits) { self.keyboard = keyboard }

  /// Whether bytes are held that could be the beginning of something longer.
  public var isWaiting: Bool { state != .ground || text.isPending }

  /// The time to wait for the rest of the pending bytes before ``timeout()``; `nil` without pending bytes, or if these
  /// have no timeout.
  public var patience: Duration? {
    switch state {
    // A line can divide a character, and no key is part of a character.
    case .ground: text.isPending ? .seconds(1) : nil
    case .escape, .ss3, .legacyMouse: escapePatience
    case .csi(let held): late.isCertain(csi: held) ? nil : escapePatience
    case .osc(let held, _): late.isCertain(osc: held) ? nil : escapePatience
    case .string(_, let held, _): held.isEmpty ? escapePatience : nil
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

  /// Ends the wait for more bytes: bytes that a person can have typed become keys. The rest of any other sequence may
  /// still come.
  public mutating func timeout() -> [InputEvent] {
    var events = text.flush().map(typed)
    switch state {
    case .paste:
      // The mark at the end of the paste is missing. What follows counts as typed; otherwise no key would ever work
      // again.
      if !pasted.isEmpty { events.append(.paste(Self.text(pasted))) }
      pasted = []
      isPasteContinued = false
    case .ground: break
    case .escape:
      endMeta(&events)
      events.append(.key(TerminalKeyPress(.escape)))
      late.begin(after: .escape)
    case .ss3:
      endMeta(&events)
      events.append(.key(.character("O", .option)))
    case .csi(let held):
      endMeta(&events)
      if late.isCertain(csi: held) { return events }
      if late.isHeld {
        giveUp(&events)
      } else {
        events.append(.key(.character("[", .option)))
        late.begin(after: .bracket)
      }
    case .osc(let held, _):
      if late.isCertain(osc: held) { return events }
      if late.isHeld {
        giveUp(&events)
      } else {
        events.append(.key(.character("]", .option)))
        late.begin(after: .closingBracket)
      }
    case .string(let introducer, let held, _):
      if !held.isEmpty { return events }
      events.append(.key(.character(Character(Unicode.Scalar(introducer)), .option)))
    case .legacyMouse: break
    }
    state = .ground
    return events
  }

  /// Removes and returns the terminal's answers since the last call.
  mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers = [] }
    return answers
  }

  private mutating func note(_ answer: TerminalAnswer?) {
    guard let answer, answers.count < Self.answerLimit else { return }
    answers.append(answer)
  }

  private mutating func step(_ byte: UInt8, _ events: inout [InputEvent]) {
    // Control-C is Control-C in anything but a paste, or broken input could keep a person from leaving.
    if byte == 0x03, state != .ground, state != .paste {
      endMeta(&events)
      if state == .escape { events.append(.key(TerminalKeyPress(.escape))) }
      giveUp(&events)
      state = .ground
    }
    switch state {
    case .ground: ground(byte, &events)
    case .escape: escape(byte, &events)
    case .ss3: ss3(byte, &events)
    case .csi(let held): csi(held, byte, &events)
    case .legacyMouse(let remaining): state = remaining > 1 ? .legacyMouse(remaining: remaining - 1) : .ground
    case .osc(let held, let sawEscape): osc(held, sawEscape, byte, &events)
    case .string(let introducer, let length, let sawEscape):
      string(introducer, length, sawEscape, byte, &events)
    case .paste: paste([byte], &events)
    }
  }

  private mutating func ground(_ byte: UInt8, _ events: inout [InputEvent]) {
    if let resumed = late.resume(with: byte) {
      state = resumed
      return
    }
    guard byte != 0x1B else {
      events.append(contentsOf: text.flush().map(typed))
      state = .escape
      return
    }
    for scalar in text.push(byte) { events.append(typed(scalar)) }
  }

  private mutating func escape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x1B:
      // Of three Escapes the first is a key; the other two may be Option with a key that sends a sequence (rxvt).
      endMeta(&events)
      isMeta = true
      return
    case UInt8(ascii: "["):
      state = .csi([])
      return
    case UInt8(ascii: "O"):
      state = .ss3
      return
    default: endMeta(&events)
    }
    switch byte {
    case UInt8(ascii: "]"): state = .osc([], sawEscape: false)
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = .string(introducer: byte, [], sawEscape: false)
    case 0x80...:  // The rest of a character typed with Option comes as UTF-8.
      state = .ground
      ground(byte, &events)
    default:
      state = .ground
      guard case .key(var press) = typed(Unicode.Scalar(byte)) else { return }
      press.modifiers.insert(.option)
      events.append(.key(press))
    }
  }

  // MARK: Sequences

  private mutating func ss3(_ byte: UInt8, _ events: inout [InputEvent]) {
    state = .ground
    if let event = ControlSequence.ss3(byte) {
      complete(event, &events)
    } else {
      endMeta(&events)
      // An unknown key is dropped, but the control character takes effect.
      if byte < 0x20 || byte >= 0x7F { ground(byte, &events) }
    }
  }

  private mutating func csi(_ held: [UInt8], _ byte: UInt8, _ events: inout [InputEvent]) {
    late.hold(byte)
    switch byte {
    case 0x1B:
      giveUp(&events, but: 1)
      endMeta(&events)
      state = .escape
    // The keys F1 to F5 of the Linux console: CSI [ A to CSI [ E.
    case UInt8(ascii: "[") where held.isEmpty: state = .csi([byte])
    case UInt8(ascii: "$") where ControlSequence.isNumber(held):
      // rxvt: a key with Shift.
      finish(held, byte, &events)
    case 0x20...0x3F:
      state = held.count < Self.sequenceLimit ? .csi(held + [byte]) : .csi(Array(held.prefix(1)))
    case UInt8(ascii: "M") where held.isEmpty: state = .legacyMouse(remaining: 3)
    case 0x40...0x7E: finish(held, byte, &events)
    case 0x00..<0x20:  // A control inside a sequence acts by itself (ECMA-48 leaves it open; terminals do this).
      giveUp(&events, but: 1)
      endMeta(&events)
      state = .ground
      ground(byte, &events)
    default:
      giveUp(&events)
      endMeta(&events)
      state = .ground
    }
  }

  private mutating func finish(_ held: [UInt8], _ final: UInt8, _ events: inout [InputEvent]) {
    state = .ground
    if held == Array("200".utf8), final == UInt8(ascii: "~") {
      endMeta(&events)
      late.end()
      state = .paste
      return
    }
    let sequence = ControlSequence(parameters: held, final: final, keyboard: keyboard)
    if let event = sequence.event {
      late.end()
      complete(event, &events)
    } else if sequence.isReport {
      endMeta(&events)
      late.end()
      note(sequence.answer)
    } else {
      endMeta(&events)
      giveUp(&events)
    }
  }

  private mutating func osc(_ held: [UInt8], _ sawEscape: Bool, _ byte: UInt8, _ events: inout [InputEvent]) {
    late.hold(byte)
    if byte == 0x07 || byte == 0x9C || sawEscape && byte == UInt8(ascii: "\\") {
      state = .ground
      late.end()
      if let color = ColorReply.background(held) { events.append(.backgroundColor(color)) }
      note(ColorReply.answer(held))
    } else if sawEscape {
      // The next sequence has interrupted the string.
      giveUp(&events, but: 2)
      state = .escape
      escape(byte, &events)
    } else if byte < 0x20, byte != 0x1B {
      giveUp(&events, but: 1)
      state = .ground
      ground(byte, &events)
    } else if held.count >= Self.stringLimit {
      late.end()
      state = .ground
    } else {
      state = .osc(byte == 0x1B ? held : held + [byte], sawEscape: byte == 0x1B)
    }
  }

  private mutating func string(
    _ introducer: UInt8, _ held: [UInt8], _ sawEscape: Bool, _ byte: UInt8, _ events: inout [InputEvent]
  ) {
    if sawEscape, byte == UInt8(ascii: "\\") {
      state = .ground
      note(StringReply.answer(introducer: introducer, held))
    } else if sawEscape {
      state = .escape
      escape(byte, &events)
    } else if byte < 0x20, byte != 0x1B {
      state = .ground
      ground(byte, &events)
    } else if held.count > Self.stringLimit {
      state = .ground
    } else {
      state = .string(introducer: introducer, held + [byte], sawEscape: byte == 0x1B)
    }
  }

  /// Emits the event of a complete sequence. Before a sequence that is a key, Escape means Option.
  private mutating func complete(_ event: InputEvent, _ events: inout [InputEvent]) {
    if isMeta, case .key(var press) = event {
      isMeta = false
      press.modifiers.insert(.option)
      events.append(.key(press))
    } else {
      endMeta(&events)
      events.append(event)
    }
  }

  /// Emits the earlier of two Escapes as a key.
  private mutating func endMeta(_ events: inout [InputEvent]) {
    if isMeta { events.append(.key(TerminalKeyPress(.escape))) }
    isMeta = false
  }

  /// Types the bytes after a timed-out key that were not the rest of a sequence.
  private mutating func giveUp(_ events: inout [InputEvent], but count: Int = 0) {
    for byte in late.end().dropLast(count) {
      for scalar in text.push(byte) { events.append(typed(scalar)) }
    }
  }

  // MARK: Pastes

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

  /// The place to divide a long paste, outside of scalars and line ends.
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

  private func typed(_ scalar: Unicode.Scalar) -> InputEvent { .key(keyboard.key(scalar)) }
}
