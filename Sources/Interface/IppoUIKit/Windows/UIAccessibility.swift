public import Foundation

/// What a person's assistive technology and preferences are (`UIKit.UIAccessibility`). Clients tell of few of them, and
/// what they do not tell is `false`: ask the environment of a view for what they tell.
public enum UIAccessibility {
  /// Whether a screen reader runs: clients do not tell.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches are used: clients do not tell.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether one app alone may be used: clients do not tell.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether there is to be little motion: browsers follow that wish by themselves, and do not tell.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether pages are to fade into each other: browsers follow that wish by themselves, and do not tell.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// Whether little is to shine through: clients do not tell.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours are to be darker: clients do not tell.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether text is to be bold: clients do not tell.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted: clients do not tell.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether there are no colours: clients do not tell.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether films have captions: clients do not tell.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether colours alone are not to tell things apart: clients do not tell.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches have signs for on and off: clients do not tell.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons have shapes: clients do not tell.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether a shake undoes: clients do not tell.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether all channels of sound are one: clients do not tell.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether what is selected is read: clients do not tell.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is read: clients do not tell.
  public static var isSpeakScreenEnabled: Bool { false }

  /// A screen reader was begun or ended. It is not posted.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// The wish for little motion has changed. It is not posted.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// The wish that little shines through has changed. It is not posted.
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
  /// The wish for bold text has changed. It is not posted.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// The wish for darker colours has changed. It is not posted.
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
  /// Colours are inverted, or are no more. It is not posted.
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// Switches are used, or are no more. It is not posted.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// A text was read. It is not posted.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")

  private static func name(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(event)Notification")
  }

  /// What assistive technology is told.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message, as in UIKit.
    public let rawValue: UInt32

    /// A message by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another page is shown.
    public static let screenChanged = Self(rawValue: 1000)
    /// Something on the page has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A text is to be read.
    public static let announcement = Self(rawValue: 1008)
    /// Something was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Has no effect in browsers and terminals: screen readers follow what is shown. Give a text that changes the trait
  /// `updatesFrequently`, by which browsers have it read.
  public static func post(notification: Notification, argument: Any?) {}
}

/// What a view is to assistive technology (`UIKit.UIAccessibilityTraits`).
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait, as in UIKit.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// Something that plays a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A text that stays as it is.
  public static let staticText = Self(rawValue: 1 << 6)
  /// Something that sums up what is shown.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Something that cannot be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field for a search.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Something that can be set higher and lower.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}
