public import Foundation
import IppoWindow

/// A message to the user's screen reader (`Accessibility.AccessibilityNotification`).
///
/// The screen reader of a browser says the text of a message, and the reading mode of a terminal prints the text. A message belongs to
/// the window in which the code runs; outside of windows nobody hears it.
public enum AccessibilityNotification {
  /// A text that the screen reader says.
  public struct Announcement: Sendable {
    private let text: String

    /// An announcement of a text.
    public init(_ announcement: String) { text = announcement }
    /// An announcement of a text. Its attributes have no effect.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// An announcement of a text. Its attributes have no effect.
    public init(_ announcement: NSAttributedString) { text = announcement.string }

    /// Announces the text.
    public func post() { WindowDisplay.announce(text) }
  }

  /// A text about the place that a scroll has reached.
  public struct PageScrolled: Sendable {
    private let text: String

    /// An announcement of the place.
    public init(_ announcement: String) { text = announcement }
    /// An announcement of the place. Its attributes have no effect.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }
    /// An announcement of the place. Its attributes have no effect.
    public init(_ announcement: NSAttributedString) { text = announcement.string }

    /// Announces the place.
    public func post() { WindowDisplay.announce(text) }
  }

  /// A change of a part of the page.
  public struct LayoutChanged {
    private let text: String?

    /// A change.
    /// - Parameter accessibilityElement: A text to announce. An element has no effect: screen readers follow the page.
    public init(_ accessibilityElement: Any? = nil) { text = UIAccessibility.spokenText(of: accessibilityElement) }

    /// Announces the text, if there is one.
    public func post() { text.map(WindowDisplay.announce) }
  }

  /// A change of the whole page.
  public struct ScreenChanged {
    private let text: String?

    /// A change.
    /// - Parameter accessibilityElement: A text to announce. An element has no effect: screen readers follow the page.
    public init(_ accessibilityElement: Any? = nil) { text = UIAccessibility.spokenText(of: accessibilityElement) }

    /// Announces the text, if there is one.
    public func post() { text.map(WindowDisplay.announce) }
  }
}
