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
    modes.isCursorVisible = false
    modes.keepsTitle = true
    return modes
  }()

  /// The bytes that bring a terminal from these modes to others.
  public func bytes(to next: TerminalModes) -> [UInt8] {
    var output = ""
    func change(_ old: Bool, _ new: Bool, _ code: String) {
      if old != new { output += "\u{1B}[?\(code)\(new ? "h" : "l")" }
    }
    if keepsTitle != next.keepsTitle { output += "\u{1B}[\(next.keepsTitle ? 22 : 23);2t" }
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
    if next.isCursorVisible || isCursorVisible { change(isCursorVisible, next.isCursorVisible, "25") }
    if isAlternateScreen, !next.isAlternateScreen { change(true, false, "1049") }
    return Array(output.utf8)
  }
}
