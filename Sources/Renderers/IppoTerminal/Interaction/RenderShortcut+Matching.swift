import IppoRender

extension RenderShortcut {
  /// Whether a key press is this shortcut, with Control or Option standing in for Command.
  func matches(_ press: TerminalKeyPress) -> Bool {
    let isKey: Bool =
      switch press.key {
      case .character(let character):
        key.lowercased() == String(character).lowercased() || key == "Space" && character == " "
      case .enter: key == "Enter" || key == "\r" || key == "Return"
      case .escape: key == "Escape" || key == "\u{1B}"
      case .tab: key == "Tab" || key == "\t"
      case .backspace: key == "Backspace" || key == "\u{8}" || key == "\u{7F}"
      case .delete: key == "Delete" || key == "\u{F728}"
      case .up: key == "ArrowUp" || key == "\u{F700}"
      case .down: key == "ArrowDown" || key == "\u{F701}"
      case .left: key == "ArrowLeft" || key == "\u{F702}"
      case .right: key == "ArrowRight" || key == "\u{F703}"
      case .home: key == "Home" || key == "\u{F729}"
      case .end: key == "End" || key == "\u{F72B}"
      case .pageUp: key == "PageUp" || key == "\u{F72C}"
      case .pageDown: key == "PageDown" || key == "\u{F72D}"
      case .insert: key == "Insert"
      case .function(let number): key == "F\(number)"
      }
    guard isKey else { return false }
    var wanted: [TerminalKeyPress.Modifiers] = [[]]
    if command { wanted = [.command, .control, .option] }
    if control { wanted = wanted.map { $0.union(.control) } }
    if option { wanted = wanted.map { $0.union(.option) } }
    var pressed = press.modifiers
    if case .character = press.key, !shift { pressed.subtract(pressed == .shift && !command ? .shift : []) }
    if shift, case .character(let character) = press.key, character.isUppercase { pressed.insert(.shift) }
    return wanted.contains { ($0.union(shift ? .shift : [])) == pressed }
  }
}
