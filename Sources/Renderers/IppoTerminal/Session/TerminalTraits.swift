/// What the environment tells about a terminal that has no way to say it.
struct TerminalTraits: Equatable, Sendable {
  /// The console of Linux, which knows no OSC.
  var isConsole: Bool
  /// st, whose editing keys depend on the keypad's mode.
  var isSuckless: Bool
  /// GNU screen, which may have no second screen.
  var isScreen: Bool

  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    isConsole = term == "linux"
    isSuckless = term == "st" || term.hasPrefix("st-")
    isScreen = environment["STY"] != nil && environment["TMUX"] == nil
  }

  /// The modes of an app in such a terminal.
  var modes: TerminalModes {
    var modes = TerminalModes.app
    if isConsole { modes.keepsTitle = false }
    modes.sendsKeypad = isSuckless
    modes.clearsOnLeaving = isScreen
    return modes
  }

  func keyboard(erase: UInt8) -> KeyboardTraits {
    KeyboardTraits(erase: erase == 0x08 ? 0x08 : 0x7F, sendsDeleteAsP: isSuckless)
  }
}
