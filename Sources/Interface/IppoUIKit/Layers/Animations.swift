public import Foundation
import IppoRender

/// The time since the machine was started, in seconds (`QuartzCore.CACurrentMediaTime()`). It does not go backwards.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A length of time, in seconds (`CoreFoundation.CFTimeInterval`).
public typealias CFTimeInterval = Double

/// How a layer moves (`QuartzCore.CAAnimation`). Layers do not move here: animate views by `withAnimation`.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// How long it takes, in seconds. It is kept.
  open var duration: CFTimeInterval = 0
  /// When it begins, in seconds. It is kept.
  open var beginTime: CFTimeInterval = 0
  /// How often it runs. It is kept.
  open var repeatCount: Float = 0
  /// Whether it runs backwards too. It is kept.
  open var autoreverses = false
  /// How fast it runs. It is kept.
  open var speed: Float = 1
  /// What is shown before and after it. It is kept.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it goes when it is over. It is kept.
  open var isRemovedOnCompletion = true
  /// When it is fast and when it is slow. It is kept.
  open var timingFunction: CAMediaTimingFunction?

  /// An animation of nothing.
  public override init() {}
}

/// How a property of a layer moves (`QuartzCore.CABasicAnimation`). See ``CAAnimation``.
@MainActor @preconcurrency
open class CABasicAnimation: CAAnimation {
  /// The property. It is kept.
  open var keyPath: String?
  /// Where it begins. It is kept.
  open var fromValue: Any?
  /// Where it ends. It is kept.
  open var toValue: Any?
  /// How far it goes. It is kept.
  open var byValue: Any?

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// How a property of a layer moves from value to value (`QuartzCore.CAKeyframeAnimation`). See ``CAAnimation``.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAAnimation {
  /// The property. It is kept.
  open var keyPath: String?
  /// The values. They are kept.
  open var values: [Any]?
  /// When each value is there, 0 to 1. They are kept.
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

/// What is shown before and after an animation (`QuartzCore.CAMediaTimingFillMode`).
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String

  /// A mode by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What was there before.
  public static let removed = Self(rawValue: "removed")
  /// What it ends with.
  public static let forwards = Self(rawValue: "forwards")
  /// What it begins with.
  public static let backwards = Self(rawValue: "backwards")
  /// Both.
  public static let both = Self(rawValue: "both")
}

/// Changes of layers that belong together (`QuartzCore.CATransaction`). They are made at once.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  /// What is to be done when the changes are made that were begun, the innermost last.
  private final class Begun {
    var completions: [(() -> Void)?] = []
  }

  /// Outside of windows.
  private static let outside = Begun()

  /// Those of the window in which something runs: what one person's window has begun is nothing to the others.
  private static var begun: Begun { WindowDisplay.current?.attachment { Begun() } ?? outside }

  /// Begins changes that belong together.
  open class func begin() { begun.completions.append(nil) }

  /// Ends them, and does what is to be done when they are made.
  open class func commit() {
    if let completion = begun.completions.popLast() { completion?() }
  }

  /// Says what is to be done when the changes are made; at once where none were begun.
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
