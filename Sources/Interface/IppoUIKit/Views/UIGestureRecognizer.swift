public import Foundation

/// What recognizes a gesture on a view (`UIKit.UIGestureRecognizer`).
///
/// Its targets are methods that are called by their names, which do not compile here; and renderers tell a recognizer of
/// nothing. Put a gesture of SwiftUI on the view. The types are for code that sets them up.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The gesture was recognized: as ``ended``.
    public static var recognized: State { .ended }
  }

  /// Whether gestures are recognized. It is kept.
  open var isEnabled = true
  /// How far the gesture is. It is kept.
  open var state = State.possible
  /// Whether touches of the gesture reach the view. It is kept.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the gesture. It is kept.
  open var delaysTouchesBegan = false
  /// Decides on the gesture. It is not asked.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view that the gesture is made on; `nil` for none.
  open internal(set) weak var view: UIView?

  /// A recognizer without targets.
  public override init() {}

  /// Where the gesture is on a view, in points: zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are: none.
  open var numberOfTouches: Int { 0 }
  /// Has no effect: no gesture is recognized.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// Decides on gestures (`UIKit.UIGestureRecognizerDelegate`). It is not asked.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two gestures may be made at once.
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
  /// How often the view is tapped. It is kept.
  open var numberOfTapsRequired = 1
  /// By how many fingers the view is tapped. It is kept.
  open var numberOfTouchesRequired = 1
}

/// Recognizes long presses (`UIKit.UILongPressGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the view is pressed, in seconds. It is kept.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far a finger may move, in points. It is kept.
  open var allowableMovement: CGFloat = 10
}

/// Recognizes drags (`UIKit.UIPanGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the gesture has moved, in points: zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the gesture moves, in points a second: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: no gesture moves.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// Recognizes drags from an edge (`UIKit.UIScreenEdgePanGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges. They are kept.
  open var edges: UIRectEdge = []
}

/// Recognizes swipes (`UIKit.UISwipeGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
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

  /// Where the swipe goes. It is kept.
  open var direction = Direction.right
}

/// Recognizes two fingers that part (`UIKit.UIPinchGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they have parted, as a factor: 1, unless it is set.
  open var scale: CGFloat = 1
  /// How fast they part: 0.
  open var velocity: CGFloat { 0 }
}
