/// Keys held while another is pressed (`SwiftUI.EventModifiers`).
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// One bit for each modifier: 1 Caps Lock, 2 Shift, 4 Control, 8 Option, 16 Command, 32 the numeric pad.
  public let rawValue: Int

  /// A set of the modifiers whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock. Has no effect in browsers and terminals: shortcuts and key presses leave it out.
  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 1 << 1)
  /// Control.
  public static let control = EventModifiers(rawValue: 1 << 2)
  /// Option, which other keyboards call Alt.
  public static let option = EventModifiers(rawValue: 1 << 3)
  /// Command, which other keyboards call Meta. In terminals Control and Option stand in for it.
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// A key of the numeric pad. Has no effect in browsers and terminals: keys are reported by their characters.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  /// All modifiers.
  public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// A key by the character it types (`SwiftUI.KeyEquivalent`).
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Sendable {
  /// The character that the key types; a control or private-use character for keys that type none.
  public var character: Character

  /// - Parameter character: The character that the key types without modifiers. Upper and lower case are the same key
  ///   in shortcuts.
  public init(_ character: Character) { self.character = character }

  /// A key as a literal: `keyboardShortcut("s")`.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  // Function keys have the private-use characters AppKit gives them.
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key that deletes the character after the caret (`Delete` on most keyboards).
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// The key that goes to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key that goes to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key that goes a page back.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key that goes a page on.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// The key that clears, of a numeric pad. Terminals do not report it.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes the character before the caret (Backspace).
  public static let delete = KeyEquivalent("\u{8}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")

  /// The `key` value of the W3C UI Events specification.
  var render: String {
    switch self {
    case .upArrow: "ArrowUp"
    case .downArrow: "ArrowDown"
    case .leftArrow: "ArrowLeft"
    case .rightArrow: "ArrowRight"
    case .deleteForward: "Delete"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .clear: "Clear"
    case .escape: "Escape"
    case .delete: "Backspace"
    case .tab: "Tab"
    case .return: "Enter"
    default: String(character)
    }
  }

  /// The key with a `key` value of the W3C UI Events specification; `nil` for keys without an equivalent.
  init?(render name: String) {
    if name.count == 1 {
      self.init(name.first!)
    } else if let known = Self.named.first(where: { $0.render == name }) {
      self = known
    } else {
      return nil
    }
  }

  private static let named: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .deleteForward, .home, .end, .pageUp, .pageDown, .clear, .escape,
    .delete, .tab, .return,
  ]
}

/// A key with modifiers (`SwiftUI.KeyboardShortcut`).
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key that is pressed.
  public var key: KeyEquivalent
  /// The keys that are held meanwhile.
  public var modifiers: EventModifiers

  /// The adaptation of a shortcut to other keyboard layouts. Keys are matched by character here, which all of them
  /// allow.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// The layout of the keyboard in use.
    public static let automatic = Localization(name: "automatic")
    /// The layout of the keyboard, without mirrored brackets and arrows where text runs from right to left.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// The written shortcut, for all layouts.
    public static let custom = Localization(name: "custom")
  }

  /// The adaptation of the shortcut to other layouts. Has no effect in browsers and terminals.
  public var localization: Localization

  /// A key that counts while the modifiers are held, and no others.
  ///
  /// - Parameters:
  ///   - key: The key that is pressed.
  ///   - modifiers: The keys that are held meanwhile.
  ///   - localization: When the shortcut is read for other layouts. Has no effect in browsers and terminals.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  var render: RenderShortcut {
    RenderShortcut(
      key: key.render, command: modifiers.contains(.command), shift: modifiers.contains(.shift),
      option: modifiers.contains(.option), control: modifiers.contains(.control))
  }
}
