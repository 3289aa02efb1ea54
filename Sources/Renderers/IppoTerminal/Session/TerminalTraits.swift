/// Facts from the environment about a terminal that cannot report them itself.
struct TerminalTraits: Equatable, Sendable {
  /// The Linux console, which does not support OSC.
  var isConsole: Bool
  /// The emulator st, whose editing keys depend on the keypad mode.
  var isSuckless: Bool
  /// GNU screen, which may have no alternate screen.
  var isScreen: Bool
  /// The terminal shows progress outside of its screen.
  var showsProgress: Bool

  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    isConsole = term == "linux"
    isSuckless = term == "st" || term.hasPrefix("st-")
    isScreen = environment["STY"] != nil && environment["TMUX"] == nil
    showsProgress = Self.showsProgress(environment)
  }

  /// The app's modes for such a terminal.
  var modes: TerminalModes {
    var modes = TerminalModes.app
    if isConsole { modes.keepsTitle = false }
    modes.showsProgress = showsProgress
    modes.sendsKeypad = isSuckless
    modes.clearsOnLeaving = isScreen
    return modes
  }

  func keyboard(erase: UInt8) -> KeyboardTraits {
    KeyboardTraits(erase: erase == 0x08 ? 0x08 : 0x7F, sendsDeleteAsP: isSuckless)
  }
}
