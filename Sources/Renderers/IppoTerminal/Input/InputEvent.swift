/// Input of the user or of the terminal.
public enum InputEvent: Equatable, Sendable {
  /// A key was pressed.
  case key(TerminalKeyPress)
  /// A key is held. Terminals without the kitty keyboard protocol report another press.
  case keyRepeat(TerminalKeyPress)
  /// A key came up (kitty keyboard protocol, "report event types").
  case keyUp(TerminalKeyPress)
  /// The mouse was moved or used.
  case mouse(MouseEvent)
  /// Bracketed paste (DECSET 2004): the text in one piece, as it was, line ends as U+000A.
  case paste(String)
  /// Whether the terminal's window has the keyboard (DECSET 1004).
  case windowFocus(Bool)
  /// The terminal answered OSC 11: its background colour.
  case backgroundColor(RGB)

  /// Whether a person has done something other than to move the pointer.
  var isDeliberate: Bool {
    switch self {
    case .key, .keyRepeat, .paste: true
    case .mouse(let mouse): mouse.action != .move
    case .keyUp, .windowFocus, .backgroundColor: false
    }
  }
}

/// A key with the modifiers that were held.
public struct TerminalKeyPress: Hashable, Sendable {
  /// A key, by what it types or by its name.
  public enum Key: Hashable, Sendable {
    /// The typed character; one Unicode scalar as it arrives, or a whole grapheme cluster in tests.
    case character(Character)
    case enter, tab, backspace, delete, insert, escape
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 is 1.
    case function(Int)
  }

  /// The modifiers that were held.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The modifiers as bits.
    public let rawValue: Int
    /// Modifiers as bits, as ``rawValue`` gives them.
    public init(rawValue: Int) { self.rawValue = rawValue }
    // The bits of the modifier parameter of xterm and of the kitty keyboard protocol, minus one.
    /// Shift. Terminals leave it out where the character tells.
    public static let shift = Self(rawValue: 1)
    /// Option (Alt, and Meta on old keyboards).
    public static let option = Self(rawValue: 2)
    /// Control.
    public static let control = Self(rawValue: 4)
    /// Command (Super, or Meta in xterm). Few terminals report it.
    public static let command = Self(rawValue: 8)
  }

  /// The key.
  public var key: Key
  /// The modifiers that were held with it.
  public var modifiers: Modifiers

  /// A key, without modifiers unless stated.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A character key.
  public static func character(_ character: Character, _ modifiers: Modifiers = []) -> Self {
    Self(.character(character), modifiers)
  }
}

/// A mouse report (DECSET 1006).
public struct MouseEvent: Hashable, Sendable {
  /// A button of the mouse.
  public enum Button: Hashable, Sendable { case left, middle, right }

  /// The kind of a mouse event.
  public enum Action: Hashable, Sendable {
    /// A button went down.
    case press(Button)
    /// The mouse moved while a button is held.
    case drag(Button)
    /// A button came up.
    case release(Button)
    /// Moved with no button held.
    case move
    /// A step of the wheel.
    case scrollUp, scrollDown, scrollLeft, scrollRight
  }

  /// The kind of event.
  public var action: Action
  /// The cell under the pointer, from the top left corner of the screen.
  public var location: CellPoint
  /// The modifiers that were held.
  public var modifiers: TerminalKeyPress.Modifiers

  /// A mouse report, without modifiers unless stated.
  public init(_ action: Action, at location: CellPoint, modifiers: TerminalKeyPress.Modifiers = []) {
    self.action = action
    self.location = location
    self.modifiers = modifiers
  }
}
