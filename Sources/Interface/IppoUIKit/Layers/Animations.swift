public import Foundation
import IppoRender

/// The time since the start of the machine, in seconds (`QuartzCore.CACurrentMediaTime()`). The time never goes
/// backwards.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A length of time, in seconds (`CoreFoundation.CFTimeInterval`).
public typealias CFTimeInterval = Double

/// An animation of a layer (`QuartzCore.CAAnimation`). Layers do not move: animate views by `withAnimation`.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// The length of the animation, in seconds. The value is only stored.
  open var duration: CFTimeInterval = 0
  /// The beginning of the animation, in seconds. The value is only stored.
  open var beginTime: CFTimeInterval = 0
  /// The number of runs. The value is only stored.
  open var repeatCount: Float = 0
  /// Whether the animation runs backwards too. The value is only stored.
  open var autoreverses = false
  /// The speed of the animation. The value is only stored.
  open var speed: Float = 1
  /// The state before and after the animation. The value is only stored.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed after its end. The value is only stored.
  open var isRemovedOnCompletion = true
  /// The timing curve of the animation. The value is only stored.
  open var timingFunction: CAMediaTimingFunction?

  /// An animation without a property.
  public override init() {}
}

/// An animation of a property of a layer (`QuartzCore.CABasicAnimation`). See ``CAAnimation``.
@MainActor @preconcurrency
open class CABasicAnimation: CAAnimation {
  /// The property. The value is only stored.
  open var keyPath: String?
  /// The first value. The value is only stored.
  open var fromValue: Any?
  /// The last value. The value is only stored.
  open var toValue: Any?
  /// The difference between the first and the last value. The value is only stored.
  open var byValue: Any?

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// An animation of a property of a layer through several values (`QuartzCore.CAKeyframeAnimation`). See
/// ``CAAnimation``.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAAnimation {
  /// The property. The value is only stored.
  open var keyPath: String?
  /// The values. The values are only stored.
  open var values: [Any]?
  /// The time of each value, 0 to 1. The values are only stored.
  open var keyTimes: [NSNumber]?

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A property of a layer that moves like a spring (`QuartzCore.CASpringAnimation`). See ``CAAnimation``.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring. It is kept.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. It is kept.
  open var stiffness: CGFloat = 100
  /// The damping of the spring. It is kept.
  open var damping: CGFloat = 10
  /// The velocity at the beginning. It is kept.
  open var initialVelocity: CGFloat = 0
  /// The time after which the spring rests, in seconds: that of the duration.
  open var settlingDuration: CFTimeInterval { duration }
}

/// Animations that run together (`QuartzCore.CAAnimationGroup`). See ``CAAnimation``.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The animations. They are kept.
  open var animations: [CAAnimation]?
}

/// A transition between two states of a layer (`QuartzCore.CATransition`). See ``CAAnimation``.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// The kind of the transition. It is kept.
  open var type = CATransitionType.fade
  /// The direction of the transition. It is kept.
  open var subtype: CATransitionSubtype?
}

/// The kind of a transition (`QuartzCore.CATransitionType`).
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// A kind by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new state appears while the old one disappears.
  public static let fade = Self(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = Self(rawValue: "moveIn")
  /// The new state pushes the old one away.
  public static let push = Self(rawValue: "push")
  /// The old state slides away from the new one.
  public static let reveal = Self(rawValue: "reveal")
}

/// The direction of a transition (`QuartzCore.CATransitionSubtype`).
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name of the direction.
  public let rawValue: String

  /// A direction by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge.
  public static let fromRight = Self(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = Self(rawValue: "fromLeft")
  /// From the upper edge.
  public static let fromTop = Self(rawValue: "fromTop")
  /// From the lower edge.
  public static let fromBottom = Self(rawValue: "fromBottom")
}

/// When an animation is fast and when it is slow (`QuartzCore.CAMediaTimingFunction`). It is kept.
@MainActor @preconcurrency
open class CAMediaTimingFunction: NSObject {
  /// A function by its name.
  public init(name: CAMediaTimingFunctionName) {}

  /// A function by the points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a ``CAMediaTimingFunction`` (`QuartzCore.CAMediaTimingFunctionName`).
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// A function by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At one speed.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at first and at the end.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's choice.
  public static let `default` = Self(rawValue: "default")
}

/// The state of a layer before and after an animation (`QuartzCore.CAMediaTimingFillMode`).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The state without the animation.
  public static let removed = Self(rawValue: "removed")
  /// The last state of the animation, after it.
  public static let forwards = Self(rawValue: "forwards")
  /// The first state of the animation, before it.
  public static let backwards = Self(rawValue: "backwards")
  /// The first state before the animation, and the last state after it.
  public static let both = Self(rawValue: "both")
}

/// A group of changes of layers (`QuartzCore.CATransaction`). The changes are made immediately.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  /// The completions of the transactions that have begun, the innermost last.
  private final class Begun {
    var completions: [(() -> Void)?] = []
  }

  /// The transactions outside of windows.
  private static let outside = Begun()

  /// The transactions of the window of the running code, apart from those of other users' windows.
  private static var begun: Begun { WindowDisplay.current?.attachment { Begun() } ?? outside }

  /// Begins a group of changes.
  open class func begin() { begun.completions.append(nil) }

  /// Ends the group, and calls its completion.
  open class func commit() {
    if let completion = begun.completions.popLast() { completion?() }
  }

  /// Sets the completion of the innermost group. Without a group, the completion is called immediately.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    let begun = begun
    if begun.completions.isEmpty { block?() } else { begun.completions[begun.completions.count - 1] = block }
  }

  /// Has no effect: changes are made at once.
  open class func flush() {}

  /// Has no effect: changes are made at once.
  open class func setAnimationDuration(_ dur: CFTimeInterval) {}

  /// Has no effect: changes are made at once.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}

  /// Has no effect: changes are made at once.
  open class func setDisableActions(_ flag: Bool) {}
}
