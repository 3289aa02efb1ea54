public import Foundation
internal import IssueReporting

/// A view that is an object (`UIKit.UIView`), as far as `UIViewRepresentable` can show it: a background, a border, and
/// subviews.
///
/// Ippo shows the view classes of this module, and a class of the app as far as it inherits from one of them. Subviews
/// fill their superview, unless they have their own frame, or constraints for their size or their middle. A class that
/// only draws by code (`draw(_:)`) shows a placeholder, and reports an issue.
@MainActor @preconcurrency
open class UIView: UIResponder {
  /// The length of a view that has no length of its own: -1.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  package let changes = ViewChanges()

  /// An empty view.
  ///
  /// - Parameter frame: The frame in the superview, in points; zero for a view that fills its superview.
  public init(frame: CGRect = .zero) {
    ownFrame = frame
    super.init()
  }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// The class of the view's layer. An override by `CAGradientLayer` or `CAShapeLayer` gives the view that background.
  open class var layerClass: AnyClass { CALayer.self }

  /// Called when a subview is about to leave this view.
  func willLose(_ view: UIView) {}

  // MARK: Place

  private var ownFrame: CGRect { didSet { changes.note() } }

  /// The frame of the view in its superview, in points. The frame counts if its size is not zero, ``autoresizingMask``
  /// is empty, and constraints leave the position open. Otherwise, the view fills its superview.
  open var frame: CGRect {
    get { ownFrame }
    set { ownFrame = newValue }
  }

  /// The view's own rectangle: at zero, with the size of ``frame``. Setting it sets the size alone.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: ownFrame.size) }
    set { ownFrame.size = newValue.size }
  }

  /// The middle of ``frame``. Setting it moves the frame.
  open var center: CGPoint {
    get { CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set { ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2) }
  }

  /// The insets of the safe area: zero, because windows lie within the safe area.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// The size of the content: -1 in both directions, for no size. An override has no effect: the SwiftUI view that
  /// shows this one has its own size.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// The parts of the frame that follow the size of the superview. With any part, the view fills its superview.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the frame counts: `false` if constraints position the view.
  open var translatesAutoresizingMaskIntoConstraints = true { didSet { changes.note() } }

  /// The size of ``frame``, whatever size is offered.
  open func sizeThatFits(_ size: CGSize) -> CGSize { ownFrame.size }

  /// Does nothing: visible views have the size of their content.
  open func sizeToFit() {}

  /// Shows the view again.
  open func setNeedsLayout() { changes.note() }

  /// Does nothing: the renderer lays out the views.
  open func layoutIfNeeded() {}

  /// Called once, before the view is first shown. Does nothing: renderers lay out the views.
  open func layoutSubviews() {}

  private var isLaidOut = false

  /// Prepares the view before it is shown.
  package func willShow() {
    guard !isLaidOut else { return }
    isLaidOut = true
    layoutSubviews()
  }

  /// The space at the edges for subviews, in points. The space counts in a `UIStackView` that asks for it.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { changes.note() } }

  /// The value of ``layoutMargins`` in the direction of text, which is always from left to right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: layoutMargins.top, leading: layoutMargins.left, bottom: layoutMargins.bottom,
        trailing: layoutMargins.right)
    }
    set {
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
    }
  }

  /// The area within the safe area: the area of the view, because windows lie within the safe area.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// The area within the margins: the area of the view, because constraints ignore margins.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// The area in which text is easy to read: the area of the view.
  open var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// Converts a point of this view to another view, by the frames of the views between; `nil` is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point of another view to this view, by the frames of the views between; `nil` is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle of this view to another view; see ``convert(_:to:)-(CGPoint,_)``.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle of another view to this view; see ``convert(_:from:)-(CGPoint,_)``.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The position of the view by the frames around it.
  private var origin: CGPoint {
    sequence(first: self) { $0.superview }.reduce(.zero) { place, view in
      CGPoint(x: place.x + view.frame.minX, y: place.y + view.frame.minY)
    }
  }

  /// Whether a point is within the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The foremost view at a point, by frames; `nil` for none. Renderers do not call the method.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first ?? self
  }

  /// The smallest size: the result of ``sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The target size for the smallest size of a view.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest size of a view.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Shows the view again.
  open func invalidateIntrinsicContentSize() { changes.note() }

  /// The constraints that were added to the view. They have an effect while they are active.
  open private(set) var constraints: [NSLayoutConstraint] = []

  /// Adds and activates a constraint.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.isActive = true
  }

  /// Adds and activates constraints.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Removes and deactivates a constraint.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.isActive = false
  }

  /// Removes and deactivates constraints.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  // MARK: Gestures

  /// The recognizers that ``addGestureRecognizer(_:)`` has added; `nil` for none.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Stores a recognizer. The recognizer has no effect: put a gesture of SwiftUI on the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Removes a recognizer.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Shows the view again.
  open func setNeedsUpdateConstraints() { changes.note() }

  /// The effect of the view's constraints, as far as Ippo follows them.
  package var constants = LayoutConstants() { didSet { changes.note() } }
  /// The view's active constraints, in the order in which they became active.
  var activeConstraints: [NSLayoutConstraint] = []

  /// Has no effect in browsers and terminals: they lay out the SwiftUI view that shows this one.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  /// Has no effect in browsers and terminals: they lay out the SwiftUI view that shows this one.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}

  // MARK: Look

  /// The colour behind the view; `nil` for none.
  open var backgroundColor: UIColor? { didSet { changes.note() } }
  /// The opacity, 0 to 1.
  open var alpha: CGFloat = 1 { didSet { changes.note() } }
  /// Whether the view is hidden. A hidden view takes no space.
  open var isHidden = false { didSet { changes.note() } }
  /// Whether the view is opaque. The value is stored, but renderers ignore it.
  open var isOpaque = true
  /// Whether subviews are clipped to the view. The value is stored, but renderers do not clip.
  open var clipsToBounds = false { didSet { changes.note() } }
  /// The accent colour of the subviews. The value is stored, but renderers ignore it.
  open var tintColor: UIColor! { didSet { changes.note() } }
  /// The placement of a picture in the view: `scaleAspectFit` and `scaleAspectFill` keep its shape, all others stretch
  /// it.
  open var contentMode = ContentMode.scaleToFill { didSet { changes.note() } }
  /// The appearance of the view, light or dark. The value is stored, and has an effect for windows alone.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { changes.note() } }
  /// A change of the view's shape. The value is stored, but renderers ignore it.
  open var transform = CGAffineTransform.identity { didSet { changes.note() } }
  /// Whether the user can operate the subviews. The value is stored, but renderers ignore it.
  open var isUserInteractionEnabled = true
  /// A number by which ``viewWithTag(_:)`` finds the view.
  open var tag = 0
  /// The accessible name of the view. The value is stored, but renderers ignore it.
  open var accessibilityLabel: String? { didSet { changes.note() } }
  /// The name of the view in tests. The value is stored, but renderers ignore it.
  open var accessibilityIdentifier: String?
  /// The accessible value of the view. The value is stored, but renderers ignore it.
  open var accessibilityValue: String?
  /// The accessible hint of the view. The value is stored, but renderers ignore it.
  open var accessibilityHint: String?
  /// The accessible traits of the view. The value is stored: the SwiftUI view that shows this one has its own traits.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether assistive technology ignores the subviews. The value is only stored.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology ignores the siblings of the view. The value is only stored.
  open var accessibilityViewIsModal = false
  /// Whether assistive technology treats the view as one element. The value is stored, but renderers ignore it.
  open var isAccessibilityElement = false

  /// The corners, the border and the shadow of the view.
  open private(set) lazy var layer: CALayer = {
    let layer =
      switch Self.layerClass {
      case is CAGradientLayer.Type: CAGradientLayer()
      case is CAShapeLayer.Type: CAShapeLayer()
      default: CALayer()
      }
    layer.view = self
    return layer
  }()

  /// The surroundings of the window.
  open var traitCollection: UITraitCollection { .current }

  /// Does nothing. Renderers never call an override, but show a placeholder for it.
  open func draw(_ rect: CGRect) {}

  /// Reports an issue: a picture of the view is not available.
  ///
  /// - Returns: `false`.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    reportIssue(
      """
      A picture of \(type(of: self)) was to be made, and cannot be.

      What is on the screen is drawn by the browser or the terminal, which give no pictures of it. Draw what is to be in the \
      picture with a 'UIGraphicsImageRenderer'.
      """)
    return false
  }

  /// Shows the view again.
  open func setNeedsDisplay() { changes.note() }

  // MARK: Other views

  /// The subviews, from the back to the front.
  open private(set) var subviews: [UIView] = [] { didSet { changes.note() } }

  /// The view that contains this one; `nil` for none.
  open private(set) weak var superview: UIView?

  /// The window of the running code, whether or not it shows the view.
  open var window: UIWindow? { UIWindow.current }

  /// Adds a view in front of the other subviews. The view leaves its former superview.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index, from the back. An index beyond the last one adds the view at the front.
  open func insertSubview(_ view: UIView, at index: Int) {
    if let old = view.superview, old !== self { old.willLose(view) }
    view.superview?.subviews.removeAll { $0 === view }
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.didMoveToSuperview()
  }

  /// Inserts a view right behind a subview, or behind all subviews if that one is elsewhere.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex(of: sibling) ?? 0)
  }

  /// Inserts a view right in front of a subview, or in front of all subviews if that one is elsewhere.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    superview?.willLose(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Moves a subview in front of the others. A view that is elsewhere stays there.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { addSubview(view) }
  }

  /// Moves a subview behind the others. A view that is elsewhere stays there.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Called when the view is about to get another superview, or `nil` when it is removed. Does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Never called, because views are unaware of their window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Whether the view is another view, or a subview of it at any depth.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self) { $0.superview }.contains { $0 === view } }

  /// Called when the view has got a superview, but not when it was removed. Does nothing.
  open func didMoveToSuperview() {}

  /// Never called, because views are unaware of their window.
  open func didMoveToWindow() {}

  /// The first view with a tag: this one, or a subview at any depth; `nil` for none.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// Takes the focus from the field that has it by the app's `@FocusState`.
  /// - Returns: Whether there was one.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponder() }

  // MARK: Appearance

  /// The appearance of views of a kind. The appearance is stored for the current window, or outside of windows for the
  /// app. Renderers follow only `UITabBar.appearance().isHidden`: they draw bars, lists and fields in their own way.
  open class func appearance() -> UIView { Appearances.proxy { UIView() } }

  /// The appearance of views of a kind within other views, which is that of ``appearance()``.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView { appearance() }
}
