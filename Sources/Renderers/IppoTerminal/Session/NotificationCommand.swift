import IppoRender

/// The way in which a terminal shows notifications outside of its screen.
///
/// Unknown terminals get a bell, which most show as a mark of their window. They might print a command, or take OSC 9 for progress.
/// Multiplexers pass on bells alone.
enum NotificationCommand: Equatable, Sendable {
  /// OSC 9 of iTerm2: a text.
  case text
  /// OSC 777 of rxvt: a title and a text.
  case titleAndText
  /// OSC 99 of kitty: a title and a text with an identifier.
  case identified
  /// BEL.
  case bell

  /// The command of a terminal.
  ///
  /// - Parameters:
  ///   - term: The kind of the terminal (`TERM`).
  ///   - program: The name of the terminal's program.
  ///   - isMultiplexed: Whether the terminal is the window of a multiplexer.
  init(term: String, program: String, isMultiplexed: Bool) {
    if isMultiplexed {
      self = .bell
    } else if term == "xterm-kitty" {
      self = .identified
    } else if term.hasPrefix("foot") || term.hasPrefix("rxvt-unicode") || ["WezTerm", "ghostty"].contains(program) {
      self = .titleAndText
    } else if ["iTerm.app", "iTerm2"].contains(program) {
      self = .text
    } else {
      self = .bell
    }
  }

  func bytes(_ notification: DeviceNotification) -> [UInt8] {
    let title = Self.plain(notification.title)
    let body = Self.plain(notification.body)
    let text = [title, body].filter { !$0.isEmpty }.joined(separator: ": ")
    let bell = notification.isSilent ? "" : "\u{7}"
    switch self {
    case .bell: return Array(bell.utf8)
    case .text: return Array("\u{1B}]9;\(text)\u{1B}\\\(bell)".utf8)
    // A semicolon ends the title.
    case .titleAndText:
      return Array("\u{1B}]777;notify;\(title.replacing(";", with: ","));\(body)\u{1B}\\\(bell)".utf8)
    case .identified:
      let id = Self.identifier(notification.id)
      let end = body.isEmpty ? "" : "\u{1B}]99;i=\(id):d=1:p=body;\(body)\u{1B}\\"
      return Array("\u{1B}]99;i=\(id):d=\(body.isEmpty ? 1 : 0):p=title;\(title)\u{1B}\\\(end)\(bell)".utf8)
    }
  }

  /// The command that withdraws notifications; empty where a terminal has none.
  func withdrawal(of identifiers: [String]) -> [UInt8] {
    guard self == .identified else { return [] }
    return identifiers.flatMap { Array("\u{1B}]99;i=\(Self.identifier($0)):p=close;\u{1B}\\".utf8) }
  }

  /// The text on one line, without control characters: one of them would end the command.
  private static func plain(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.prefix(500).map { $0.properties.generalCategory == .control ? " " : $0 }))
  }

  /// The identifier in the letters that the protocol allows.
  private static func identifier(_ id: String) -> String {
    let letters = id.unicodeScalars.prefix(64).map { scalar -> Character in
      let isAllowed = scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
      return isAllowed ? Character(scalar) : "_"
    }
    return letters.isEmpty ? "_" : String(letters)
  }
}
