/// A complete control sequence (CSI, ECMA-48 5.4): parameters, and the byte that ends it.
struct ControlSequence {
  /// Before the parameters: `<`, `=`, `>` or `?`.
  var prefix: UInt8?
  /// Each parameter with its sub-parameters, `nil` where one is left out.
  var parameters: [[Int?]]
  var final: UInt8
  /// The last intermediate byte (0x20 to 0x2F) before the final byte.
  private var intermediate: UInt8?
  /// `CSI [` and a letter: a function key of the Linux console.
  private var isConsoleFunction: Bool
  private let keyboard: KeyboardTraits

  init(parameters bytes: [UInt8], final: UInt8, keyboard: KeyboardTraits) {
    self.final = final
    self.keyboard = keyboard
    isConsoleFunction = bytes == [UInt8(ascii: "[")]
    intermediate = bytes.last.flatMap { (0x20...0x2F).contains($0) ? $0 : nil }
    var bytes = bytes[...]
    if let first = bytes.first, (0x3C...0x3F).contains(first) {
      prefix = first
      bytes = bytes.dropFirst()
    }
    parameters = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
      parameter.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { digits in
        var value: Int?
        // Six digits are more than any parameter has, and cannot overflow.
        for digit in digits.prefix(6) where (0x30...0x39).contains(digit) {
          value = (value ?? 0) * 10 + Int(digit - 0x30)
        }
        return value
      }
    }
  }

  /// Whether the bytes are a single number: then `$`, otherwise an intermediate byte, ends a key of rxvt.
  static func isNumber(_ bytes: [UInt8]) -> Bool {
    !bytes.isEmpty && bytes.allSatisfy { (0x30...0x39).contains($0) }
  }

  private func parameter(_ index: Int, _ sub: Int = 0) -> Int? {
    guard parameters.indices.contains(index), parameters[index].indices.contains(sub) else { return nil }
    return parameters[index][sub]
  }

  private var modifiers: TerminalKeyPress.Modifiers {
    // Caps lock and num lock (64, 128 of the kitty protocol) say nothing about the key.
    TerminalKeyPress.Modifiers(rawValue: max(0, (parameter(1) ?? 1) - 1) & 0xF)
  }

  /// The event of the sequence, or `nil` for a sequence without a meaning here.
  var event: InputEvent? {
    guard case .key(let press) = pressed else { return pressed }
    // The event types of the kitty keyboard protocol.
    return switch parameter(1, 1) {
    case 2: .keyRepeat(press)
    case 3: .keyUp(press)
    default: .key(press)
    }
  }

  /// The event, as if each key were pressed.
  private var pressed: InputEvent? {
    if prefix == UInt8(ascii: "<") { return mouse }
    guard prefix == nil else { return nil }
    if isConsoleFunction { return consoleFunction }
    if intermediate != nil { return nil }
    switch final {
    case UInt8(ascii: "I"): return .windowFocus(true)
    case UInt8(ascii: "O"): return .windowFocus(false)
    case UInt8(ascii: "Z"): return .key(TerminalKeyPress(.tab, modifiers.union(.shift)))
    case UInt8(ascii: "u"): return parameter(0).flatMap { key(code: $0) }
    case UInt8(ascii: "~"): return numbered(modifiers)
    // In rxvt the last byte encodes the modifiers.
    case UInt8(ascii: "$"): return numbered(.shift)
    case UInt8(ascii: "^"): return numbered(.control)
    case UInt8(ascii: "@"): return numbered([.control, .shift])
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return parameters == [[nil]] ? Self.cursorKey(final - 0x20).map { .key(TerminalKeyPress($0, .shift)) } : nil
    case UInt8(ascii: "P") where keyboard.sendsDeleteAsP && parameters == [[nil]]:
      return .key(TerminalKeyPress(.delete))
    // The cursor position report (`CSI row ; column R`) is not F3, which has 1 before its modifiers.
    case UInt8(ascii: "P")...UInt8(ascii: "S") where parameter(0) ?? 1 != 1: return nil
    default: return Self.cursorKey(final).map { .key(TerminalKeyPress($0, modifiers)) }
    }
  }

  /// Whether only a terminal sends the sequence: sequences with a prefix, cursor position reports, and window reports
  /// (`CSI … t`).
  var isReport: Bool {
    if prefix != nil { return true }
    return parameters.count > 1 && (final == UInt8(ascii: "R") || final == UInt8(ascii: "t"))
  }

  /// The terminal's answer, or `nil` if the sequence is not a known answer.
  var answer: TerminalAnswer? {
    if prefix == nil, final == UInt8(ascii: "R"), parameters.count == 2, let row = parameter(0),
      let column = parameter(1), row > 0, column > 0
    {
      return .cursor(CellPoint(column: column - 1, row: row - 1))
    }
    if prefix == nil, final == UInt8(ascii: "t"), parameters.count == 3, let rows = parameter(1),
      let columns = parameter(2), rows > 0, columns > 0
    {
      let size = CellSize(columns: columns, rows: rows)
      return parameter(0) == 6 ? .cellSize(size) : parameter(0) == 4 ? .areaSize(size) : nil
    }
    guard prefix == UInt8(ascii: "?") else { return nil }
    switch (final, intermediate) {
    case (UInt8(ascii: "c"), nil): return .deviceAttributes(showsSixel: parameters.dropFirst().contains([4]))
    case (UInt8(ascii: "S"), nil):
      guard parameter(0) == 1, parameter(1) == 0, let count = parameter(2), count > 0 else { return nil }
      return .graphicsColors(count)
    case (UInt8(ascii: "u"), nil): return .keyboardFlags(parameter(0) ?? 0)
    case (UInt8(ascii: "n"), nil): return parameter(0) == 997 ? .themeChanged : nil
    case (UInt8(ascii: "y"), UInt8(ascii: "$")):
      guard let mode = parameter(0), let state = TerminalAnswer.ModeState(rawValue: parameter(1) ?? 0) else {
        return nil
      }
      return .mode(mode, state)
    default: return nil
    }
  }

  /// SS3 and a byte: cursor keys in application mode, with Control in rxvt, F1 to F4, and the numeric pad.
  static func ss3(_ byte: UInt8) -> InputEvent? {
    if byte == UInt8(ascii: "M") { return .key(TerminalKeyPress(.enter)) }
    if let key = cursorKey(byte) { return .key(TerminalKeyPress(key)) }
    if (UInt8(ascii: "a")...UInt8(ascii: "d")).contains(byte) {
      return cursorKey(byte - 0x20).map { .key(TerminalKeyPress($0, .control)) }
    }
    // The numeric pad in application mode: "j" is "*" … "y" is "9".
    if (UInt8(ascii: "j")...UInt8(ascii: "y")).contains(byte) {
      return .key(.character(Character(Unicode.Scalar(byte - 0x40))))
    }
    return nil
  }

  private static func cursorKey(_ byte: UInt8) -> TerminalKeyPress.Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "P"): .function(1)
    case UInt8(ascii: "Q"): .function(2)
    case UInt8(ascii: "R"): .function(3)
    case UInt8(ascii: "S"): .function(4)
    default: nil
    }
  }

  /// `CSI [ A` is F1 … `CSI [ E` is F5.
  private var consoleFunction: InputEvent? {
    (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(final)
      ? .key(TerminalKeyPress(.function(Int(final) - 0x40))) : nil
  }

  /// A key by its number, as on the VT220.
  private func numbered(_ modifiers: TerminalKeyPress.Modifiers) -> InputEvent? {
    switch parameter(0) {
    case 1, 7: .key(TerminalKeyPress(.home, modifiers))
    case 2: .key(TerminalKeyPress(.insert, modifiers))
    case 3: .key(TerminalKeyPress(.delete, modifiers))
    case 4, 8: .key(TerminalKeyPress(.end, modifiers))
    case 5: .key(TerminalKeyPress(.pageUp, modifiers))
    case 6: .key(TerminalKeyPress(.pageDown, modifiers))
    case .some(let code) where (11...15).contains(code): .key(TerminalKeyPress(.function(code - 10), modifiers))
    case .some(let code) where (17...21).contains(code): .key(TerminalKeyPress(.function(code - 11), modifiers))
    case .some(let code) where (23...24).contains(code): .key(TerminalKeyPress(.function(code - 12), modifiers))
    // The Menu key, which equals Shift-F10 on keyboards without a Menu key.
    case 29: .key(TerminalKeyPress(.function(10), .shift))
    // rxvt sends the codes of F13 and up for Shift with F1 and up, and 34 for Shift-F10.
    case 34: .key(TerminalKeyPress(.function(10), modifiers.union(.shift)))
    // modifyOtherKeys of xterm: CSI 27 ; modifiers ; code ~
    case 27: parameter(2).flatMap { key(typing: $0) }
    default: nil
    }
  }

  /// A key by its Unicode code point (kitty keyboard protocol, `CSI u`).
  private func key(code: Int) -> InputEvent? {
    let code = shortcutCode ?? code
    if let known = named(code) { return .key(known) }
    if (57344...63743).contains(code) { return KittyKey(rawValue: code).map { .key($0.press(modifiers)) } }
    if let text { return typed(text) }
    guard let scalar = Self.scalar(code) else { return nil }
    // The code is the key's without Shift. Without Control, the character shows whether Shift was held.
    guard modifiers.contains(.shift), !modifiers.contains(.control) else {
      return .key(.character(Character(scalar), modifiers))
    }
    if shortcutCode == nil, let shifted = parameter(0, 1).flatMap(Self.scalar) {
      return .key(.character(Character(shifted), modifiers.subtracting(.shift)))
    }
    let upper = String(scalar).uppercased()
    let isLower = upper.count == 1 && upper != String(scalar)
    let capital = isLower ? upper.first : nil
    return .key(
      .character(
        capital ?? Character(scalar),
        capital != nil || modifiers == .shift ? modifiers.subtracting(.shift) : modifiers))
  }

  /// The character that a key has on a Latin keyboard, where the person's has another alphabet: shortcuts (Control, Option,
  /// Command) have places.
  private var shortcutCode: Int? {
    let isShortcut = !modifiers.isDisjoint(with: [.control, .option, .command])
    guard isShortcut, let code = parameter(0), code >= 128, let base = parameter(0, 2), (33..<127).contains(base) else {
      return nil
    }
    return base
  }

  /// A key by the character that it types with its modifiers (modifyOtherKeys of xterm). As in the kitty keyboard
  /// protocol, a letter with Control is a small one.
  private func key(typing code: Int) -> InputEvent? {
    if let known = named(code) { return .key(known) }
    guard let scalar = Self.scalar(code) else { return nil }
    guard modifiers.contains(.control) else {
      return .key(.character(Character(scalar), modifiers.subtracting(.shift)))
    }
    let lower = String(scalar).lowercased()
    return .key(.character(lower.count == 1 ? Character(lower) : Character(scalar), modifiers))
  }

  /// A key that has a name, by its code.
  private func named(_ code: Int) -> TerminalKeyPress? {
    switch code {
    case 9: TerminalKeyPress(.tab, modifiers)
    case 13: TerminalKeyPress(.enter, modifiers)
    case 27: TerminalKeyPress(.escape, modifiers)
    case 8, 127: TerminalKeyPress(.backspace, modifiers)
    default: nil
    }
  }

  /// The text that a key types (kitty keyboard protocol, "associated text"); `nil` without one.
  private var text: String? {
    guard parameters.count > 2 else { return nil }
    let scalars = parameters[2].compactMap { $0.flatMap(Self.scalar) }
    return scalars.isEmpty ? nil : scalars.map { String($0) }.joined()
  }

  /// A text of several characters, which an input method has composed, goes in like a pasted one.
  private func typed(_ text: String) -> InputEvent {
    guard text.count == 1, let character = text.first else { return .paste(text) }
    return .key(.character(character, modifiers.subtracting(.shift)))
  }

  /// The scalar of a code; `nil` for a control character.
  private static func scalar(_ code: Int) -> Unicode.Scalar? {
    guard let scalar = Unicode.Scalar(UInt32(code)), scalar.properties.generalCategory != .control else { return nil }
    return scalar
  }

  /// SGR mouse reports: `CSI < button ; column ; row M` (press, motion) or `m` (release).
  private var mouse: InputEvent? {
    guard let code = parameter(0), let column = parameter(1), let row = parameter(2), column > 0, row > 0,
      final == UInt8(ascii: "M") || final == UInt8(ascii: "m")
    else { return nil }
    var modifiers: TerminalKeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    let buttons: [MouseEvent.Button] = [.left, .middle, .right]
    let low = code & 3
    let action: MouseEvent.Action
    switch (code & 64 != 0, code & 32 != 0, low) {
    case (true, _, 0): action = .scrollUp
    case (true, _, 1): action = .scrollDown
    case (true, _, 2): action = .scrollLeft
    case (true, _, _): action = .scrollRight
    case (false, true, 3): action = .move
    case (false, false, 3): return nil
    case (false, true, _): action = .drag(buttons[low])
    case (false, false, _): action = final == UInt8(ascii: "m") ? .release(buttons[low]) : .press(buttons[low])
    }
    guard code & 128 == 0 else { return nil }
    return .mouse(MouseEvent(action, at: CellPoint(column: column - 1, row: row - 1), modifiers: modifiers))
  }
}
