/// What a terminal is asked to do differently while an app has it: a value, so that going from one to another is a
/// difference, and going back is never forgotten.
///
/// Private modes of xterm (DECSET and DECRST), which every current terminal has or ignores.
public struct TerminalModes: Equatable, Sendable {
  /// A screen of its own, so that the shell's text returns afterwards (1049).
  public var isAlternateScreen = false
  /// Buttons, dragging and the wheel are reported (1002), with places of any size (1006).
  public var reportsMouse = false
  /// With `reportsMouse`: motion without a button, too (1003).
  public var reportsMotion = false
  /// Pasted text arrives between marks (2004).
  public var bracketsPaste = false
  /// What is written in the last column does not go on in the next row (7): characters that a terminal draws wider than
  /// others move nothing.
  public var wrapsLines = true
  /// Keys are told apart as the kitty keyboard protocol does ("disambiguate escape codes"): Escape, Shift with Return,
  /// Control with letters.
  public var tellsKeysApart = false
  /// The numeric pad and the editing keys send sequences of their own (DECKPAM), without which st has no Delete.
  public var sendsKeypad = false
  /// The Meta key is sent as an Escape before the key, and not as a letter of Latin-1 (1036 of xterm).
  public var sendsMetaAsEscape = false
  /// The Alt key is sent so, too (1039 of xterm).
  public var sendsAltAsEscape = false
  /// A change of the terminal's theme is reported (2031).
  public var reportsTheme = false
  /// The screen is cleared before it is given back, as the terminal may have one screen only.
  public var clearsOnLeaving = false
  /// The cursor is seen (25).
  public var isCursorVisible = true
  /// The title of the window is kept aside (`CSI 22;2t` of xterm), so that it can be given back (`CSI 23;2t`).
  public var keepsTitle = false

  /// The modes in which a shell leaves a terminal, as ``shell``.
  public init() {}

  /// How a terminal is when a shell has it.
  public static let shell = TerminalModes()

  /// How an app wants it.
  public static let app: TerminalModes = {
    var modes = TerminalModes()
    modes.isAlternateScreen = true
    modes.reportsMouse = true
    modes.bracketsPaste = true
    modes.wrapsLines = false
    modes.isCursorVisible = false
    modes.keepsTitle = true
    return modes
  }()

  /// The same without reports, so that nothing comes but keys and answers.
  var silent: TerminalModes {
    var modes = self
    modes.reportsMouse = false
    modes.reportsMotion = false
    modes.reportsTheme = false
    modes.bracketsPaste = false
    modes.tellsKeysApart = false
    return modes
  }

  /// The bytes that bring a terminal from these modes to others.
  public func bytes(to next: TerminalModes) -> [UInt8] {
    var output = ""
    func change(_ old: Bool, _ new: Bool, _ code: String) {
      if old != new { output += "\u{1B}[?\(code)\(new ? "h" : "l")" }
    }
    if next.keepsTitle, !keepsTitle { output += "\u{1B}[22;2t" }
    // A terminal that keeps no titles aside is left without one, rather than with the app's.
    if keepsTitle, !next.keepsTitle { output += "\u{1B}]2;\u{1B}\\\u{1B}[23;2t" }
    // Entering, the screen comes first; leaving, it goes last, so that nothing is left on the shell's screen.
    if next.isAlternateScreen { change(isAlternateScreen, true, "1049") }
    if isAlternateScreen, !next.isAlternateScreen {
      // A frame may have been cut off in the middle.
      output += "\u{1B}[?2026l\u{1B}[m"
    }
    change(reportsMotion, next.reportsMotion, "1003")
    // To some terminals these are one setting, which ended with motion; to others they are two.
    let isLost = reportsMotion && !next.reportsMotion && next.reportsMouse
    change(reportsMouse && !isLost, next.reportsMouse, "1002")
    change(reportsMouse, next.reportsMouse, "1006")
    change(bracketsPaste, next.bracketsPaste, "2004")
    change(reportsTheme, next.reportsTheme, "2031")
    change(sendsMetaAsEscape, next.sendsMetaAsEscape, "1036")
    change(sendsAltAsEscape, next.sendsAltAsEscape, "1039")
    // The flags are kept on a stack, one for each screen.
    if tellsKeysApart != next.tellsKeysApart { output += next.tellsKeysApart ? "\u{1B}[>1u" : "\u{1B}[<u" }
    if sendsKeypad != next.sendsKeypad { output += next.sendsKeypad ? "\u{1B}=" : "\u{1B}>" }
    change(wrapsLines, next.wrapsLines, "7")
    if next.isCursorVisible || isCursorVisible { change(isCursorVisible, next.isCursorVisible, "25") }
    if isAlternateScreen, !next.isAlternateScreen, clearsOnLeaving { output += "\u{1B}[H\u{1B}[2J" }
    if isAlternateScreen, !next.isAlternateScreen { change(true, false, "1049") }
    return Array(output.utf8)
  }
}
