/// The modes of a terminal while an app has it. The modes are a value, so that going from one to another is a
/// difference, and going back is always complete.
///
/// Private modes of xterm (DECSET and DECRST), which every current terminal has or ignores.
public struct TerminalModes: Codable, Equatable, Sendable {
  /// A screen of its own, so that the shell's text returns afterwards (1049).
  public var isAlternateScreen = false
  /// Buttons, dragging and the wheel are reported (1002), with places of any size (1006).
  public var reportsMouse = false
  /// With `reportsMouse`: motion without a button, too (1003).
  public var reportsMotion = false
  /// Pasted text arrives between marks (2004).
  public var bracketsPaste = false
  /// Text in the last column does not wrap (DECAWM, 7). Characters that a terminal draws wider than expected then move
  /// no other text.
  public var wrapsLines = true
  /// Keys are unambiguous, by the kitty keyboard protocol ("disambiguate escape codes"): Escape, Shift with Return,
  /// Control with letters.
  public var tellsKeysApart = false
  /// With `tellsKeysApart`: keys that are held and keys that come up are reported, too. Every key is then a sequence with
  /// the text that it types ("report event types", "alternate keys", "all keys as escape codes", "associated text").
  public var reportsKeyReleases = false
  /// Keys with modifiers are unambiguous where the kitty keyboard protocol is missing (modifyOtherKeys 2 of xterm).
  public var modifiesOtherKeys = false
  /// The numeric pad and the editing keys send application sequences (DECKPAM); without them st has no Delete key.
  public var sendsKeypad = false
  /// The Meta key sends Escape before the key instead of a Latin-1 letter (1036 of xterm).
  public var sendsMetaAsEscape = false
  /// The Alt key sends Escape before the key, too (1039 of xterm).
  public var sendsAltAsEscape = false
  /// The terminal reports changes of its theme (2031).
  public var reportsTheme = false
  /// The session clears the screen before returning it, because the terminal may have only one screen.
  public var clearsOnLeaving = false
  /// The cursor is seen (25).
  public var isCursorVisible = true
  /// The title of the window is kept aside (`CSI 22;2t` of xterm), so that it can be given back (`CSI 23;2t`).
  public var keepsTitle = false
  /// Text can be a link (OSC 8), which must not go on in the shell's text.
  public var showsLinks = false
  /// Progress is shown outside of the screen (OSC 9;4 of ConEmu).
  public var showsProgress = false
  /// The terminal holds pictures of the app (graphics protocol of kitty), which are freed before it is returned.
  public var holdsPictures = false

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
    modes.showsLinks = true
    return modes
  }()

  /// The same modes without reports, so that the terminal sends only keys and answers.
  var silent: TerminalModes {
    var modes = self
    modes.reportsMouse = false
    modes.reportsMotion = false
    modes.reportsTheme = false
    modes.bracketsPaste = false
    modes.tellsKeysApart = false
    modes.modifiesOtherKeys = false
    return modes
  }

  /// The flags of the kitty keyboard protocol; 0 without it. Keys have their places on a Latin keyboard, for shortcuts.
  private var keyboardFlags: Int { tellsKeysApart ? reportsKeyReleases ? 0b11111 : 0b101 : 0 }

  /// The bytes that bring a terminal from these modes to others.
  public func bytes(to next: TerminalModes) -> [UInt8] {
    var output = ""
    func change(_ old: Bool, _ new: Bool, _ code: String) {
      if old != new { output += "\u{1B}[?\(code)\(new ? "h" : "l")" }
    }
    if next.keepsTitle, !keepsTitle { output += "\u{1B}[22;2t" }
    // Terminals that cannot save titles get an empty title rather than the app's.
    if keepsTitle, !next.keepsTitle { output += "\u{1B}]2;\u{1B}\\\u{1B}[23;2t" }
    // Entering, the screen comes first; leaving, it goes last, so that nothing is left on the shell's screen.
    if next.isAlternateScreen { change(isAlternateScreen, true, "1049") }
    if isAlternateScreen, !next.isAlternateScreen {
      // A frame may have been cut off in the middle.
      output += "\u{1B}[?2026l\u{1B}[m"
    }
    if holdsPictures, !next.holdsPictures { output += KittyGraphics.releaseOfAll }
    if showsLinks, !next.showsLinks { output += TerminalLink.sequence(nil) }
    if showsProgress, !next.showsProgress { output += String(decoding: PageProgress.none.bytes, as: UTF8.self) }
    change(reportsMotion, next.reportsMotion, "1003")
    // To some terminals these are one setting, which ended with motion; to others they are two.
    let isLost = reportsMotion && !next.reportsMotion && next.reportsMouse
    change(reportsMouse && !isLost, next.reportsMouse, "1002")
    change(reportsMouse, next.reportsMouse, "1006")
    change(bracketsPaste, next.bracketsPaste, "2004")
    change(reportsTheme, next.reportsTheme, "2031")
    change(sendsMetaAsEscape, next.sendsMetaAsEscape, "1036")
    change(sendsAltAsEscape, next.sendsAltAsEscape, "1039")
    // The terminal keeps a stack of flags for each screen.
    switch (keyboardFlags, next.keyboardFlags) {
    case (let old, let new) where old == new: break
    case (0, let new): output += "\u{1B}[>\(new)u"
    case (_, 0): output += "\u{1B}[<u"
    case (_, let new): output += "\u{1B}[=\(new);1u"
    }
    // Without a value, the resource of xterm has the value that the person has chosen.
    if modifiesOtherKeys != next.modifiesOtherKeys { output += next.modifiesOtherKeys ? "\u{1B}[>4;2m" : "\u{1B}[>4m" }
    if sendsKeypad != next.sendsKeypad { output += next.sendsKeypad ? "\u{1B}=" : "\u{1B}>" }
    change(wrapsLines, next.wrapsLines, "7")
    if next.isCursorVisible || isCursorVisible { change(isCursorVisible, next.isCursorVisible, "25") }
    if isAlternateScreen, !next.isAlternateScreen, clearsOnLeaving { output += "\u{1B}[H\u{1B}[2J" }
    if isAlternateScreen, !next.isAlternateScreen { change(true, false, "1049") }
    return Array(output.utf8)
  }
}
