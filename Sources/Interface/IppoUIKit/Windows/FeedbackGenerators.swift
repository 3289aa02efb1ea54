public import Foundation

/// A generator of haptic feedback (`UIKit.UIFeedbackGenerator`), which browsers and terminals lack. Generators compile
/// and do nothing, as `sensoryFeedback(_:trigger:)` does.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator that does nothing.
  public init() {}

  /// Does nothing.
  open func prepare() {}
}

/// Feedback for an impact of two bodies (`UIKit.UIImpactFeedbackGenerator`).
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The feel of the bodies.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator that does nothing, whatever the style.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Does nothing.
  public func impactOccurred() {}

  /// Does nothing, whatever the intensity.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a success, a warning or an error (`UIKit.UINotificationFeedbackGenerator`).
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of an action.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback for a selection that changes (`UIKit.UISelectionFeedbackGenerator`).
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  public func selectionChanged() {}
}
