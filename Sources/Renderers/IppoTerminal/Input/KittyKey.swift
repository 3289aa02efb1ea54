/// Keys without text, by their numbers in the kitty keyboard protocol ("functional key definitions").
struct KittyKey {
  private let key: TerminalKeyPress.Key
  private let isShifted: Bool

  /// - Parameter rawValue: A code of the private use area.
  init?(rawValue: Int) {
    isShifted = rawValue == Self.menu
    switch rawValue {
    case Self.menu: key = .function(10)
    case 57399...57408: key = .character(Character(String(rawValue - 57399)))
    case 57409...57413: key = .character(Array("./*-+")[rawValue - 57409])
    case 57414: key = .enter
    case 57415: key = .character("=")
    case 57416: key = .character(",")
    case 57417: key = .left
    case 57418: key = .right
    case 57419: key = .up
    case 57420: key = .down
    case 57421: key = .pageUp
    case 57422: key = .pageDown
    case 57423: key = .home
    case 57424: key = .end
    case 57425: key = .insert
    case 57426: key = .delete
    default: return nil
    }
  }

  /// The Menu key equals Shift-F10.
  private static let menu = 57363

  func press(_ modifiers: TerminalKeyPress.Modifiers) -> TerminalKeyPress {
    TerminalKeyPress(key, isShifted ? modifiers.union(.shift) : modifiers)
  }
}
