public import Foundation

/// A recognizer of a gesture on a view (`UIKit.UIGestureRecognizer`).
///
/// A `UIGestureRecognizerRepresentable` gives a view of SwiftUI the gestures of a recognizer. On a `UIView` recognizers do
/// nothing: renderers send gestures only to SwiftUI. Targets are methods that are called by their names, which does not
/// compile.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// The older name of ``ended``.
    public static var recognized: State { .ended }
  }

  /// Whether the recognizer is enabled. Gestures of SwiftUI drive enabled recognizers alone.
  open var isEnabled = true
  /// The progress of the gesture.
  open var state = State.possible
  /// Whether touches of the gesture reach the view. The value is only stored.
  open var cancelsTouchesInView = true
  /// Whether the view waits for the gesture. The value is only stored.
  open var delaysTouchesBegan = false
  /// The delegate that decides whether a gesture of SwiftUI may begin. Its other methods are never called.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view of the gesture; `nil` for none.
  open internal(set) weak var view: UIView?

  /// A recognizer without targets.
  public override init() {}

  /// The place of the gesture within the view of SwiftUI that has it, in points, whatever the view. Zero on a `UIView`.
  open func location(in view: UIView?) -> CGPoint { place }
  /// The number of pointers: 1 during a gesture of SwiftUI with steps, else 0.
  open var numberOfTouches: Int { touches }

  /// The place of the gesture within its view of SwiftUI, in points.
  package var place = CGPoint.zero
  /// The number of pointers.
  package var touches = 0

  /// Prepares the recognizer for the next gesture, as UIKit does after each gesture.
  open func reset() {
    state = .possible
    touches = 0
  }

  /// Has no effect in browsers and terminals: renderers send gestures only to SwiftUI.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
}

/// A delegate that decides on gestures (`UIKit.UIGestureRecognizerDelegate`). For a recognizer of a
/// `UIGestureRecognizerRepresentable` it is asked whether a gesture may begin.
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
  /// The number of taps.
  open var numberOfTapsRequired = 1
  /// The number of fingers. Renderers report taps of one.
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
  /// The distance of the gesture from its start, or from the last call of ``setTranslation(_:in:)``, in points.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.x - origin.x, y: movement.y - origin.y)
  }
  /// The velocity of the gesture, in points per second: zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets the distance from which the gesture goes on.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    origin = CGPoint(x: movement.x - translation.x, y: movement.y - translation.y)
  }

  /// The distance of the gesture from its start, in points.
  package var movement = CGPoint.zero
  /// The part of ``movement`` that does not count.
  private var origin = CGPoint.zero

  open override func reset() {
    super.reset()
    (movement, origin) = (.zero, .zero)
  }
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

  /// The directions of the swipe.
  open var direction = Direction.right
}

/// Recognizes two fingers that part (`UIKit.UIPinchGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers, as a factor of the first one. Each step of a gesture sets it anew.
  open var scale: CGFloat = 1
  /// The velocity of the fingers: 0.
  open var velocity: CGFloat { 0 }

  open override func reset() {
    super.reset()
    scale = 1
  }
}

/// Recognizes two fingers that turn (`UIKit.UIRotationGestureRecognizer`). See ``UIGestureRecognizer``.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle of the fingers since the start, in radians, clockwise. Each step of a gesture sets it anew.
  open var rotation: CGFloat = 0
  /// The velocity of the fingers: 0.
  open var velocity: CGFloat { 0 }

  open override func reset() {
    super.reset()
    rotation = 0
  }
}
