public import Foundation

/// A view that is an object (`UIKit.UIView`), as far as one can be shown by `UIViewRepresentable`: a ground, a border, and other
/// views on it.
///
/// What is shown are views of the classes that are here; a class of the app's own shows what it has of theirs. Subviews fill
/// the view they are in, unless they have a frame of their own, or constraints for their size or their middle. A view that is
/// drawn by code (`draw(_:)`) shows nothing of it, which is reported as an issue.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How content is put into a view of another shape.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// What follows the size of the view around.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// A length that a view does not have of itself.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  package let changes = ViewChanges()

  /// - Parameter frame: in the view around, in points; zero for one that fills it.
  public init(frame: CGRect = .zero) {
    ownFrame = frame
    super.init()
  }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Place

  private var ownFrame: CGRect { didSet { changes.note() } }

  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }

  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: ownFrame.size) }
    set { ownFrame.size = newValue.size }
  }

  open var center: CGPoint {
    get { CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set { ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2) }
  }

  /// Zero: windows lie within the safe area.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  open var autoresizingMask: AutoresizingMask = []

  /// Whether the frame counts: not where constraints say where the view is.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { changes.note() } }

  open func sizeThatFits(_ size: CGSize) -> CGSize { ownFrame.size }

  open func sizeToFit() {}

  open func setNeedsLayout() { changes.note() }

  open func layoutIfNeeded() {}

  open func layoutSubviews() {}

  open func setNeedsUpdateConstraints() { changes.note() }

  /// What constraints say of the view, as far as they are kept.
  package var constants = LayoutConstants() { didSet { changes.note() } }

  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  // MARK: Look

  open var backgroundColor: UIColor? { didSet { changes.note() } }
  open var alpha: CGFloat = 1 { didSet { changes.note() } }
  open var isHidden = false { didSet { changes.note() } }
  open var isOpaque = true
  open var clipsToBounds = false { didSet { changes.note() } }
  open var tintColor: UIColor! { didSet { changes.note() } }
  open var contentMode = ContentMode.scaleToFill { didSet { changes.note() } }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { changes.note() } }
  open var transform = CGAffineTransform.identity { didSet { changes.note() } }
  open var isUserInteractionEnabled = true
  open var tag = 0
  open var accessibilityLabel: String? { didSet { changes.note() } }
  open var accessibilityIdentifier: String?
  open var isAccessibilityElement = false

  /// Corners, border and shadow.
  open private(set) lazy var layer = CALayer(of: self)

  open var traitCollection: UITraitCollection { .current }

  /// Draws the view, where it is not made of others: nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  open func setNeedsDisplay() { changes.note() }

  // MARK: Other views

  open private(set) var subviews: [UIView] = [] { didSet { changes.note() } }

  open private(set) weak var superview: UIView?

  open var window: UIWindow? { UIWindow.current }

  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the others, from the back; a place beyond the last is the last.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.didMoveToSuperview()
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  open func didMoveToSuperview() {}

  open func didMoveToWindow() {}

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Takes the focus from the field that has it by the app's `@FocusState`.
  /// - Returns: Whether there was one.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  // MARK: Animations

  /// Whether changes of views are animated: those of UIKit's are not here.
  open class var areAnimationsEnabled: Bool { false }

  open class func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes changes at once, without an animation: those of views are animated by `withAnimation`.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, without an animation: those of views are animated by `withAnimation`.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { actionsWithoutAnimation() }

  // MARK: Appearance

  /// What views of a kind are to look like. It is kept, for the window in which it is set, or for the app where it is set
  /// outside of windows. Of it all, renderers follow `UITabBar.appearance().isHidden`: they draw bars, lists and fields in
  /// their own way.
  open class func appearance() -> UIView { Appearances.proxy { UIView() } }

  /// What views of a kind are to look like within others: as ``appearance()``.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView { appearance() }
}
