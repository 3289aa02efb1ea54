public import Foundation
import IppoWindow

/// The user's assistive technology and preferences (`UIKit.UIAccessibility`). Clients report the preference for less
/// motion, and everything else is `false`.
public enum UIAccessibility {
  /// Whether a screen reader runs: clients do not report it.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the device: clients do not report it.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the device is restricted to one app: clients do not report it.
  public static var isGuidedAccessEnabled: Bool { false }
  /// Whether the user of the window of the running code prefers less motion. A view that reads this in its body is
  /// evaluated again when the preference changes.
  public static var isReduceMotionEnabled: Bool { WindowMetrics.current.reducesMotion }
  /// Whether the user prefers cross-fades between pages, which is so for less motion.
  public static var prefersCrossFadeTransitions: Bool { isReduceMotionEnabled }
  /// Whether the user prefers less transparency: clients do not report it.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers darker colours: clients do not report it.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether the user prefers bold text: clients do not report it.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours are inverted: clients do not report it.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether the screen is grey: clients do not report it.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether films have captions: clients do not report it.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// Whether the user needs other distinctions than colours: clients do not report it.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// Whether switches have signs for on and off: clients do not report it.
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  /// Whether buttons have shapes: clients do not report it.
  public static var buttonShapesEnabled: Bool { false }
  /// Whether a shake undoes: clients do not report it.
  public static var isShakeToUndoEnabled: Bool { false }
  /// Whether all channels of sound are one: clients do not report it.
  public static var isMonoAudioEnabled: Bool { false }
  /// Whether the selection is spoken: clients do not report it.
  public static var isSpeakSelectionEnabled: Bool { false }
  /// Whether the screen is spoken: clients do not report it.
  public static var isSpeakScreenEnabled: Bool { false }

  /// A screen reader has started or stopped. Ippo does not post it.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  /// The preference for less motion of a window's user has changed. Each window answers for itself.
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  /// The preference for less transparency has changed. Ippo does not post it.
  public static let reduceTransparencyStatusDidChangeNotification = name("ReduceTransparencyStatusDidChange")
  /// The preference for bold text has changed. Ippo does not post it.
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  /// The preference for darker colours has changed. Ippo does not post it.
  public static let darkerSystemColorsStatusDidChangeNotification = name("DarkerSystemColorsStatusDidChange")
  /// The inversion of colours has started or stopped. Ippo does not post it.
  public static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  /// The control by switches has started or stopped. Ippo does not post it.
  public static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  /// An announcement was spoken. Ippo does not post it.
  public static let announcementDidFinishNotification = name("AnnouncementDidFinish")

  private static func name(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(event)Notification")
  }

  /// The messages to assistive technology.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the message, as in UIKit.
    public let rawValue: UInt32

    /// A message by its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another page is shown.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the page has changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A text is to be spoken.
    public static let announcement = Self(rawValue: 1008)
    /// The content was scrolled.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Announces a text to the user of the window in which the code runs.
  ///
  /// Screen readers of browsers say the text, and so does the reading mode of terminals. Outside of windows nobody hears it.
  ///
  /// - Parameter argument: A string, plain or attributed. An element has no effect: screen readers follow the page.
  public static func post(notification: Notification, argument: Any?) {
    spokenText(of: argument).map(WindowDisplay.announce)
  }

  /// The text of an argument of a notification; `nil` for an element.
  package static func spokenText(of argument: Any?) -> String? {
    switch argument {
    case let text as String: text
    case let text as AttributedString: String(text.characters)
    case let text as NSAttributedString: text.string
    default: nil
    }
  }
}

/// The traits of a view for assistive technology (`UIKit.UIAccessibilityTraits`).
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait, as in UIKit.
  public let rawValue: UInt64

  /// Traits by their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No trait.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1 << 0)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// A picture.
  public static let image = Self(rawValue: 1 << 2)
  /// A selected element.
  public static let selected = Self(rawValue: 1 << 3)
  /// An element that plays a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// A text that stays as it is.
  public static let staticText = Self(rawValue: 1 << 6)
  /// A summary of the page.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// A disabled element.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// An element whose content changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = Self(rawValue: 1 << 10)
  /// An element with an adjustable value.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// A heading.
  public static let header = Self(rawValue: 1 << 16)
}
