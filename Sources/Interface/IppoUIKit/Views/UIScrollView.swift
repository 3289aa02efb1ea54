public import Foundation

/// A view with content that scrolls (`UIKit.UIScrollView`), shown as a `ScrollView` of its subviews.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// The effect of a drag on an on-screen keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// The insets of the window that are added to those of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// The receiver of scrolling, which is never called: renderers scroll by themselves.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The maximum zoom of the content. The value is stored: content has one size.
  open var maximumZoomScale: CGFloat = 1
  /// The minimum zoom of the content. The value is stored: content has one size.
  open var minimumZoomScale: CGFloat = 1
  /// The zoom of the content. The value is stored: content has one size.
  open var zoomScale: CGFloat = 1
  /// Whether the zoom can exceed ``maximumZoomScale`` for a moment. The value is stored: content has one size.
  open var bouncesZoom = true
  /// The control for reloads. The view is refreshable with a control.
  open var refreshControl: UIRefreshControl? { didSet { changes.note() } }
  /// The distances of indicators from the edges, in points. The value is stored, but renderers decide.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The rate at which scrolling slows down. The value is stored, but renderers decide.
  open var decelerationRate = DecelerationRate.normal
  /// Whether scrolling keeps to one direction. The value is stored, but renderers decide.
  open var isDirectionalLockEnabled = false
  /// Whether the user is scrolling: `false`, because Ippo does not know.
  open var isDragging: Bool { false }
  /// Whether the content moves by itself: `false`, because Ippo does not know.
  open var isDecelerating: Bool { false }
  /// Whether a finger is on the content: `false`, because Ippo does not know.
  open var isTracking: Bool { false }
  /// The recognizer of scrolling, which has no effect: renderers scroll by themselves.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The area of the content, which is the area of the view.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The area of the view.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The value of ``contentInset``, because windows lie within the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// The rate at which scrolling slows down.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Stores the point of the content at the upper left, without scrolling there.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Does nothing: renderers scroll by themselves.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Stores the zoom of the content, which keeps its size.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing: renderers show indicators by themselves.
  open func flashScrollIndicators() {}

  /// Whether content can be pulled beyond its ends. The value is stored, but renderers ignore it.
  open var bounces = true
  /// Whether content that fits can be pulled up and down. The value is stored, but renderers ignore it.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways. The value is stored, but renderers ignore it.
  open var alwaysBounceHorizontal = false
  /// Whether the user can scroll the content. The value is stored, but renderers ignore it.
  open var isScrollEnabled = true
  /// Whether content stops at multiples of the view's size. The value is stored, but renderers ignore it.
  open var isPagingEnabled = false
  /// Whether an indicator is at the side. The value is stored, but renderers ignore it.
  open var showsVerticalScrollIndicator = true
  /// Whether an indicator is below. The value is stored, but renderers ignore it.
  open var showsHorizontalScrollIndicator = true
  /// The effect of a drag on an on-screen keyboard. The value is stored, but browsers decide.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// The space around the content, in points. The value is stored, but renderers ignore it.
  open var contentInset = UIEdgeInsets.zero
  /// The insets of the window that are added to ``contentInset``. The value is stored, but renderers ignore it.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The point of the content at the upper left of the view. The value is stored: it neither scrolls the content nor
  /// follows it.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points. The value is stored, but renderers ignore it.
  open var contentSize = CGSize.zero
  /// Whether a touch waits until it is known not to be a drag. The value is stored, but browsers decide.
  open var delaysContentTouches = true

  open override class func appearance() -> UIScrollView { Appearances.proxy { UIScrollView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIScrollView {
    appearance()
  }
}

/// A delegate that receives scrolling (`UIKit.UIScrollViewDelegate`). Its methods are never called: renderers scroll by
/// themselves.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved. Ippo never calls the method.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The user begins to scroll. Ippo never calls the method.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user has let go. Ippo never calls the method.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The user is about to let go. Ippo never calls the method.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The content has come to rest. Ippo never calls the method.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation is over. Ippo never calls the method.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view that is zoomed. Ippo never calls the method.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The content was zoomed. Ippo never calls the method.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// `nil`.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
}

/// A wheel of choices (`UIKit.UIPickerView`), for apps that set its appearance. Use a `Picker` instead.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  open override class func appearance() -> UIPickerView { Appearances.proxy { UIPickerView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIPickerView {
    appearance()
  }
}
