public import Foundation

/// What makes a device be felt (`UIKit.UIFeedbackGenerator`). Nothing can be felt in a browser or a terminal: generators
/// compile, and do nothing, as `sensoryFeedback(_:trigger:)` does.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// A generator that does nothing.
  public init() {}

  /// Gets ready to be felt soon.
  open func prepare() {}
}

/// A blow (`UIKit.UIImpactFeedbackGenerator`).
@MainActor @preconcurrency
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How the blow feels.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// A generator that does nothing, whatever the style.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Strikes.
  public func impactOccurred() {}

  /// Strikes with an intensity in 0...1.
  public func impactOccurred(intensity: CGFloat) {}
}

/// Success, a warning or an error (`UIKit.UINotificationFeedbackGenerator`).
@MainActor @preconcurrency
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What is told.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Tells it.
  public func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A selection that changes (`UIKit.UISelectionFeedbackGenerator`).
@MainActor @preconcurrency
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Tells that it has changed.
  public func selectionChanged() {}
}
