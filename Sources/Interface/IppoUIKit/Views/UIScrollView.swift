public import Foundation

/// A view whose content can be moved (`UIKit.UIScrollView`), shown as a `ScrollView` of what is on it.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// What a drag does to an on-screen keyboard.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }

  /// Which insets of the window are added to those of the content.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

  /// Is told of scrolling. It is not: renderers scroll by themselves.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// How far content can be made larger. It is kept: it cannot.
  open var maximumZoomScale: CGFloat = 1
  /// How far content can be made smaller. It is kept: it cannot.
  open var minimumZoomScale: CGFloat = 1
  /// How large content is. It is kept: it is not made larger.
  open var zoomScale: CGFloat = 1
  /// Whether content can be made larger than ``maximumZoomScale`` for a moment. It is kept: it cannot.
  open var bouncesZoom = true
  /// What is pulled down to load anew. It is kept, and not shown: use `refreshable(action:)`.
  open var refreshControl: UIRefreshControl?
  /// How far indicators are from the edges, in points. It is kept: renderers decide.
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// How fast scrolling ends. It is kept: renderers decide.
  open var decelerationRate = DecelerationRate.normal
  /// Whether scrolling keeps to one direction. It is kept: renderers decide.
  open var isDirectionalLockEnabled = false
  /// Whether a person is scrolling: not known.
  open var isDragging: Bool { false }
  /// Whether content moves by itself: not known.
  open var isDecelerating: Bool { false }
  /// Whether a finger is on the content: not known.
  open var isTracking: Bool { false }
  /// What recognizes scrolling. Renderers scroll by themselves.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer()
  /// The area of the content: that of the view.
  open var contentLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// The area of the view.
  open var frameLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }
  /// ``contentInset``: windows lie within the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// How fast scrolling ends.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// How much of the speed is left after a millisecond.
    public let rawValue: CGFloat

    /// A rate by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Slowly.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// Fast.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// Keeps the point of the content at the upper left: it neither scrolls nor follows scrolling.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  /// Does nothing: renderers scroll by themselves.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  /// Keeps how large content is: it is not made larger.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Does nothing: renderers show indicators by themselves.
  open func flashScrollIndicators() {}

  /// Whether content can be pulled beyond its ends. It is kept, and does not change what is shown.
  open var bounces = true
  /// Whether content that fits can be pulled up and down. It is kept, and does not change what is shown.
  open var alwaysBounceVertical = false
  /// Whether content that fits can be pulled sideways. It is kept, and does not change what is shown.
  open var alwaysBounceHorizontal = false
  /// Whether content can be scrolled. It is kept, and does not change what is shown.
  open var isScrollEnabled = true
  /// Whether content stops at multiples of the view's size. It is kept, and does not change what is shown.
  open var isPagingEnabled = false
  /// Whether there is an indicator at the side. It is kept, and does not change what is shown.
  open var showsVerticalScrollIndicator = true
  /// Whether there is an indicator below. It is kept, and does not change what is shown.
  open var showsHorizontalScrollIndicator = true
  /// What a drag does to an on-screen keyboard. It is kept: browsers decide.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Room around the content, in points. It is kept, and does not change what is shown.
  open var contentInset = UIEdgeInsets.zero
  /// Which insets of the window are added to ``contentInset``. It is kept, and does not change what is shown.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The point of the content at the upper left of the view. It is kept: it neither scrolls nor follows scrolling.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points. It is kept, and does not change what is shown.
  open var contentSize = CGSize.zero
  /// Whether a touch waits until it is known not to be a drag. It is kept: browsers decide.
  open var delaysContentTouches = true

  open override class func appearance() -> UIScrollView { Appearances.proxy { UIScrollView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIScrollView {
    appearance()
  }
}

/// Is told of scrolling (`UIKit.UIScrollViewDelegate`). Renderers scroll by themselves, and tell nothing of it.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// The content has moved. Is not called by itself.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A person begins to scroll. Is not called by itself.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A person has let go. Is not called by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// A person is about to let go. Is not called by itself.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The content has come to rest. Is not called by itself.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animation is over. Is not called by itself.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// What is made larger. It is not asked for.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Content was made larger. Is not called by itself.
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

/// A header or footer (`UIKit.UITableViewHeaderFooterView`).
@MainActor @preconcurrency
open class UITableViewHeaderFooterView: UIView {
  /// A view behind the header or footer. It is kept, and not shown.
  open var backgroundView: UIView?

  open override class func appearance() -> UITableViewHeaderFooterView {
    Appearances.proxy { UITableViewHeaderFooterView() }
  }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass])
    -> UITableViewHeaderFooterView
  {
    appearance()
  }
}

/// Cells in some arrangement (`UIKit.UICollectionView`).
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// A view behind all cells. It is kept, and not shown.
  open var backgroundView: UIView?
  /// Whether cells can be selected. It is kept, and does not change what is shown.
  open var allowsSelection = true

  open override class func appearance() -> UICollectionView { Appearances.proxy { UICollectionView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UICollectionView {
    appearance()
  }
}

/// A cell in some arrangement (`UIKit.UICollectionViewCell`), for what apps set by its appearance.
@MainActor @preconcurrency
open class UICollectionViewCell: UIView {
  /// A view behind the cell. It is kept, and not shown.
  open var backgroundView: UIView?
  /// A view behind the cell when it is selected. It is kept, and not shown.
  open var selectedBackgroundView: UIView?
  /// Whether the cell is selected. It is kept.
  open var isSelected = false
  /// Whether the cell is pressed. It is kept.
  open var isHighlighted = false

  open override class func appearance() -> UICollectionViewCell { Appearances.proxy { UICollectionViewCell() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UICollectionViewCell {
    appearance()
  }
}

/// A wheel of choices (`UIKit.UIPickerView`), for what apps set by its appearance: use a `Picker`.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  open override class func appearance() -> UIPickerView { Appearances.proxy { UIPickerView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIPickerView {
    appearance()
  }
}
