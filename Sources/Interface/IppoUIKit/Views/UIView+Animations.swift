public import Foundation

// Ippo does not animate views of UIKit: changes are immediate.
extension UIView {
  /// The course of an animation.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit; the curve and the transition are numbers in higher bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The user can operate views while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation begins with the state on the screen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs backwards too.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// The animation begins and ends slowly.
    public static let curveEaseInOut: Self = []
    /// The animation begins slowly.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// The animation runs at one speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// The old and the new picture fade into each other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Whether changes of views are animated: `false`, because Ippo does not animate views of UIKit.
  public class var areAnimationsEnabled: Bool { false }

  /// Has no effect in browsers and terminals: changes of UIKit's views are immediate.
  public class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes immediately, without an animation. Use `withAnimation` to animate views of SwiftUI.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes immediately, without an animation. Use `withAnimation` to animate views of SwiftUI.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes immediately, without an animation. Use `withAnimation` to animate views of SwiftUI.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes immediately, without a transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes changes immediately.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }
}
