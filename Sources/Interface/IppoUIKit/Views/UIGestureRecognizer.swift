public import Foundation

/// A recognizer of a gesture on a view (`UIKit.UIGestureRecognizer`).
///
/// Recognizers have no effect: put a gesture of SwiftUI on the view. Targets are methods that are called by their
/// names, which does not compile. Renderers send gestures only to SwiftUI. The types exist for code that sets
/// recognizers up.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The older name of ``ended``.
    public static var recognized: State { .ended }
  }

  /// Whether the recognizer is enabled. The value is only stored.
  open var isEnabled = true
  /// The progress of the gesture. The value is only stored.
  open var state = State.possible
  /// Whether touches of the gesture reach the view. The value is only stored.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the gesture. The value is only stored.
  open var delaysTouchesBegan = false
  /// The delegate that decides on the gesture, which is never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view of the gesture; `nil` for none.
  open internal(set) weak var view: UIView?

  /// A recognizer without targets.
  public override init() {}

  /// The place of the gesture on a view, in points: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The number of fingers: 0.
  open var numberOfTouches: Int { 0 }
  /// Has no effect in browsers and terminals: renderers send gestures only to SwiftUI.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// A delegate that decides on gestures (`UIKit.UIGestureRecognizerDelegate`), which is never called.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may run at once.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch may be part of a gesture.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// `true`.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// `false`.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// `true`.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}

/// Recognizes taps (`UIKit.UITapGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps. The value is only stored.
  open var numberOfTapsRequired = 1
  /// The number of fingers. The value is only stored.
  open var numberOfTouchesRequired = 1
}

/// Recognizes long presses (`UIKit.UILongPressGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The duration of the press, in seconds. The value is only stored.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The distance that a finger may move, in points. The value is only stored.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes drags (`UIKit.UIPanGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The distance of the gesture, in points: zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// The velocity of the gesture, in points per second: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect in browsers and terminals: renderers send gestures only to SwiftUI.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Recognizes drags from an edge (`UIKit.UIScreenEdgePanGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges. The values are only stored.
  open var edges: UIRectEdge = []
}

/// Recognizes swipes (`UIKit.UISwipeGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// A bit for each direction, as in UIKit.
    public let rawValue: UInt

    /// Directions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Self(rawValue: 1 << 0)
    /// To the left.
    public static let left = Self(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Self(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Self(rawValue: 1 << 3)
  }

  /// The direction of the swipe. The value is only stored.
  open var direction = Direction.right
}

/// Recognizes two fingers that part (`UIKit.UIPinchGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers, as a factor of the first one: 1, unless the app sets it.
  open var scale: CGFloat = 1
  /// The velocity of the fingers: 0.
  open var velocity: CGFloat { 0 }
}
