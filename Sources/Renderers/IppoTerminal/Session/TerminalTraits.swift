/// Facts from the environment about a terminal that cannot report them itself.
struct TerminalTraits: Equatable, Sendable {
  /// The Linux console.
  var isConsole: Bool
  /// Whether the terminal handles operating system commands (OSC): titles, links, copies, and queries for colours.
  var takesCommands: Bool
  /// The emulator st, whose editing keys depend on the keypad mode.
  var isSuckless: Bool
  /// GNU screen, which may have no alternate screen.
  var isScreen: Bool
  /// The terminal is the window of a multiplexer (tmux or GNU screen).
  var isMultiplexed: Bool
  /// The name of the terminal's program, by `TERM_PROGRAM` or, over a connection, by `LC_TERMINAL`.
  var program: String
  /// The terminal shows progress outside of its screen.
  var showsProgress: Bool
  /// The way in which the terminal shows notifications.
  var notifications: NotificationCommand

  init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    isConsole = term == "linux"
    takesCommands = Self.takesCommands(term)
    isSuckless = term == "st" || term.hasPrefix("st-")
    isScreen = environment["STY"] != nil && environment["TMUX"] == nil
    isMultiplexed =
      environment["TMUX"] != nil || environment["STY"] != nil || term.hasPrefix("screen") || term.hasPrefix("tmux")
    program = environment["LC_TERMINAL"] ?? environment["TERM_PROGRAM"] ?? ""
    showsProgress = Self.showsProgress(environment)
    notifications = NotificationCommand(term: term, program: program, isMultiplexed: isMultiplexed)
  }

  /// Whether a terminal without the kitty keyboard protocol can be asked for modifyOtherKeys. Terminals that do not take
  /// commands may take the sequence for attributes of text.
  var modifiesOtherKeys: Bool { takesCommands && !isScreen }

  /// The app's modes for such a terminal.
  var modes: TerminalModes {
    var modes = TerminalModes.app
    if !takesCommands { modes.keepsTitle = false }
    modes.showsProgress = showsProgress
    modes.sendsKeypad = isSuckless
    modes.clearsOnLeaving = isScreen
    return modes
  }

  /// Whether a terminal of this name handles operating system commands (OSC, ECMA-48 8.3.89) instead of printing them. The Linux
  /// and BSD consoles, the hardware terminals of DEC, and Emacs print them.
  static func takesCommands(_ term: String) -> Bool {
    !["linux", "cons", "vt", "ansi", "dumb", "eterm"].contains(where: term.hasPrefix)
  }

  /// The modes for an inline program: the screen, the title and the mouse stay with the shell.
  var inlineModes: TerminalModes {
    var modes = modes
    modes.isAlternateScreen = false
    modes.reportsMouse = false
    modes.keepsTitle = false
    modes.clearsOnLeaving = false
    return modes
  }

  func keyboard(erase: UInt8) -> KeyboardTraits {
    KeyboardTraits(erase: erase == 0x08 ? 0x08 : 0x7F, sendsDeleteAsP: isSuckless)
  }
}
