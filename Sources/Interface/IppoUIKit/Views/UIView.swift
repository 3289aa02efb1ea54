public import Foundation

/// A view that is an object (`UIKit.UIView`), as far as one can be shown by `UIViewRepresentable`: a ground, a border,
/// and other views on it.
///
/// What is shown are views of the classes that are here; a class of the app's own shows what it has of theirs. Subviews
/// fill the view they are in, unless they have a frame of their own, or constraints for their size or their middle. A
/// view that is drawn by code (`draw(_:)`) shows nothing of it, which is reported as an issue.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// How content is put into a view of another shape.
  public enum ContentMode: Int, Sendable {
    /// Pictures follow `scaleAspectFit` and `scaleAspectFill`, and are stretched for all others.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
      bottomLeft, bottomRight
  }

  /// How a view follows the size of the view around it.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit.
    public let rawValue: UInt

    /// Properties by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The room at the left grows.
    public static let flexibleLeftMargin = Self(rawValue: 1 << 0)
    /// The width grows.
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    /// The room at the right grows.
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    /// The room above grows.
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    /// The height grows.
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    /// The room below grows.
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// A bit for each property, as in UIKit; the curve and the transition are numbers in higher bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views take touches while they move.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// The animation begins at what is on the screen.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// The animation runs again and again.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// The animation runs backwards too.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// It begins and ends slowly.
    public static let curveEaseInOut: Self = []
    /// It begins slowly.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// It ends slowly.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// It runs at one speed.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// The old and the new picture fade into each other.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// The length of a view that has no length of its own: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  package let changes = ViewChanges()

  /// An empty view.
  ///
  /// - Parameter frame: in the view around, in points; zero for one that fills it.
  public init(frame: CGRect = .zero) {
    ownFrame = frame
    super.init()
  }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  // MARK: Place

  private var ownFrame: CGRect { didSet { changes.note() } }

  /// Where the view is on the view around, in points. It counts where its size is not zero, constraints do not say the
  /// place, and ``autoresizingMask`` is empty; else the view fills the one around.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }

  /// The view's own rectangle: at zero, in the size of ``frame``. Setting it sets the size alone.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: ownFrame.size) }
    set { ownFrame.size = newValue.size }
  }

  /// The middle of ``frame``. Setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set { ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2) }
  }

  /// Zero: windows lie within the safe area.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// No size: -1 in both directions. An override has no effect, as the view that means the same has a size of its own.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// What follows the size of the view around. Any value but none makes the view fill the one around.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the frame counts: not where constraints say where the view is.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { changes.note() } }

  /// The size of ``frame``, whatever is offered.
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownFrame.size }

  /// Does nothing: views that are shown have a size by what they show.
  open func sizeToFit() {}

  /// Shows the view again.
  open func setNeedsLayout() { changes.note() }

  /// Does nothing: what is shown is laid out by its renderer.
  open func layoutIfNeeded() {}

  /// Is never called: renderers lay out what is shown.
  open func layoutSubviews() {}

  /// Shows the view again.
  open func setNeedsUpdateConstraints() { changes.note() }

  /// What constraints say of the view, as far as they are kept.
  package var constants = LayoutConstants() { didSet { changes.note() } }

  /// Has no effect in browsers and terminals: they lay out the view that means the same.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  /// Has no effect in browsers and terminals: they lay out the view that means the same.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  // MARK: Look

  /// The colour behind the view; `nil` for none.
  open var backgroundColor: UIColor? { didSet { changes.note() } }
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1 { didSet { changes.note() } }
  /// Whether the view is not shown. It takes no room then.
  open var isHidden = false { didSet { changes.note() } }
  /// Whether nothing shines through the view. It is kept, and does not change what is drawn.
  open var isOpaque = true
  /// Whether what reaches beyond the view is cut off. It is kept, and nothing is cut off.
  open var clipsToBounds = false { didSet { changes.note() } }
  /// The accent colour of what is on the view. It is kept, and does not change what is drawn.
  open var tintColor: UIColor! { didSet { changes.note() } }
  /// How a picture fills the view: `scaleAspectFit` and `scaleAspectFill` keep its shape, all others stretch it.
  open var contentMode = ContentMode.scaleToFill { didSet { changes.note() } }
  /// Light or dark for the view. It is kept, and has an effect for windows alone.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { changes.note() } }
  /// A change of the view's shape. It is kept, and does not change what is drawn.
  open var transform = CGAffineTransform.identity { didSet { changes.note() } }
  /// Whether people can use what is on the view. It is kept, and does not change what they can do.
  open var isUserInteractionEnabled = true
  /// A number by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// What assistive technology says of the view. It is kept, and not told.
  open var accessibilityLabel: String? { didSet { changes.note() } }
  /// A name by which tests find the view. It is kept, and not told.
  open var accessibilityIdentifier: String?
  /// Whether assistive technology sees the view as one. It is kept, and does not change what it sees.
  open var isAccessibilityElement = false

  /// Corners, border and shadow.
  open private(set) lazy var layer = CALayer(of: self)

  /// The surroundings of the window.
  open var traitCollection: UITraitCollection { .current }

  /// Draws the view, where it is not made of others: nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// Shows the view again.
  open func setNeedsDisplay() { changes.note() }

  // MARK: Other views

  /// The views on this one, from the back to the front.
  open private(set) var subviews: [UIView] = [] { didSet { changes.note() } }

  /// The view that this one is on; `nil` for none.
  open private(set) weak var superview: UIView?

  /// The window of the person who is asking, whether or not the view is shown in it.
  open var window: UIWindow? { UIWindow.current }

  /// Puts a view in front of the others. It leaves the view it was on before.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Puts a view at a place among the others, from the back; a place beyond the last is the last.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.didMoveToSuperview()
  }

  /// Puts a view right behind another; behind all where that is not here.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling) ?? 0)
  }

  /// Puts a view right in front of another; in front of all where that is not here.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view from the one it is on.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Puts a view in front of the others; one that is not on this view stays where it is.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Puts a view behind the others; one that is not on this view stays where it is.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Is called when the view was put on another; does nothing. It is not called when the view is taken away.
  open func didMoveToSuperview() {}

  /// Is never called: a window does not tell its views.
  open func didMoveToWindow() {}

  /// The first view with a tag: this one, or one on it at any depth; `nil` for none.
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

  /// Has no effect in browsers and terminals: there are no animations of UIKit to switch on.
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

  /// What views of a kind are to look like. It is kept, for the window in which it is set, or for the app where it is
  /// set outside of windows. Of it all, renderers follow `UITabBar.appearance().isHidden`: they draw bars, lists and
  /// fields in their own way.
  open class func appearance() -> UIView { Appearances.proxy { UIView() } }

  /// What views of a kind are to look like within others: as ``appearance()``.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView { appearance() }
}
