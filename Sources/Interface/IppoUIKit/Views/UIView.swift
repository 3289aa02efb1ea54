public import Foundation
internal import IssueReporting

/// A view that is an object (`UIKit.UIView`), as far as one can be shown by `UIViewRepresentable`: a ground, a border,
/// and other views on it.
///
/// What is shown are views of the classes that are here; a class of the app's own shows what it has of theirs. Subviews
/// fill the view they are in, unless they have a frame of their own, or constraints for their size or their middle. A
/// class that draws by code (`draw(_:)`) and has nothing else shows a placeholder, which is reported as an issue.
@MainActor @preconcurrency
open class UIView: UIResponder {
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

  /// The class of the view's layer: an override by `CAGradientLayer` or `CAShapeLayer` gives the view that ground.
  open class var layerClass: AnyClass { CALayer.self }

  /// Is called when a view on this one is about to leave it.
  func willLose(_ view: UIView) {}

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

  /// Is called once, before the view is first shown; does nothing. Renderers lay out what is shown.
  open func layoutSubviews() {}

  private var isLaidOut = false

  /// The view is about to be shown.
  package func willShow() {
    guard !isLaidOut else { return }
    isLaidOut = true
    layoutSubviews()
  }

  /// Room at the edges for what is on the view, in points. It counts in a `UIStackView` that says so.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { changes.note() } }

  /// As ``layoutMargins``, in the direction of text, which runs from left to right here.
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

  /// The area within the safe area: that of the view, as windows lie within it.
  open var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// The area within the margins: that of the view, as margins do not count for constraints.
  open var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// The area in which text is easy to read: that of the view.
  open var readableContentGuide: UILayoutGuide { UILayoutGuide(of: self) }

  /// A point of this view as one of another, by the frames of the views between; `nil` is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A point of another view as one of this, by the frames of the views between; `nil` is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (origin, view?.origin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of this view as one of another; see ``convert(_:to:)-(CGPoint,_)``.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view as one of this; see ``convert(_:from:)-(CGPoint,_)``.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The place of the view by the frames around it.
  private var origin: CGPoint {
    sequence(first: self) { $0.superview }.reduce(.zero) { place, view in
      CGPoint(x: place.x + view.frame.minX, y: place.y + view.frame.minY)
    }
  }

  /// Whether a point is within the view's bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The foremost view at a point, by frames; `nil` for none. Renderers do not ask.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha > 0.01, self.point(inside: point, with: event) else { return nil }
    return subviews.reversed().lazy.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first ?? self
  }

  /// The smallest size: that of ``sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The smallest size, as a view of a compressed one.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size there can be.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Shows the view again.
  open func invalidateIntrinsicContentSize() { changes.note() }

  /// The constraints that were added to the view, for lists of them. They count once they are active.
  open private(set) var constraints: [NSLayoutConstraint] = []

  /// Makes a constraint count.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
    constraint.isActive = true
  }

  /// Makes constraints count.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(addConstraint) }

  /// Makes a constraint count no more.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraint.isActive = false
  }

  /// Makes constraints count no more.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }

  // MARK: Gestures

  /// What was added by ``addGestureRecognizer(_:)``. `nil` for nothing.
  open private(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// Keeps something that recognizes a gesture. Renderers tell it of none: put a gesture of SwiftUI on the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Forgets something that recognizes a gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }

  /// Shows the view again.
  open func setNeedsUpdateConstraints() { changes.note() }

  /// What constraints say of the view, as far as they are kept.
  package var constants = LayoutConstants() { didSet { changes.note() } }
  /// Those of the view that count, in the order in which they became active.
  var activeConstraints: [NSLayoutConstraint] = []

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
  /// What the view stands for, to assistive technology. It is kept, and not told.
  open var accessibilityValue: String?
  /// What comes of using the view, to assistive technology. It is kept, and not told.
  open var accessibilityHint: String?
  /// What the view is, to assistive technology. It is kept: the view that means the same says what it is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Whether assistive technology does without what is on the view. It is kept.
  open var accessibilityElementsHidden = false
  /// Whether assistive technology does without what is beside the view. It is kept.
  open var accessibilityViewIsModal = false
  /// Whether assistive technology sees the view as one. It is kept, and does not change what it sees.
  open var isAccessibilityElement = false

  /// Corners, border and shadow.
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

  /// Draws the view, where it is not made of others: nothing is drawn here.
  open func draw(_ rect: CGRect) {}

  /// A picture of the view cannot be made: reports an issue, and draws nothing.
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
    if let old = view.superview, old !== self { old.willLose(view) }
    view.superview?.subviews.removeAll { $0 === view }
    view.willMove(toSuperview: self)
    view.superview = self
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.didMoveToSuperview()
  }

  /// Puts a view right behind another; behind all where that is not here.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    guard view !== sibling else { return }
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex(of: sibling) ?? 0)
  }

  /// Puts a view right in front of another; in front of all where that is not here.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    guard view !== sibling else { return }
    insertSubview(view, at: subviews.filter { $0 !== view }.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view from the one it is on.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    willMove(toSuperview: nil)
    superview?.willLose(self)
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

  /// Is called when the view is about to be put on another, or, with `nil`, taken away; does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Is never called: a window does not tell its views.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Whether the view is another, or on it at any depth.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self) { $0.superview }.contains { $0 === view } }

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

  // MARK: Appearance

  /// What views of a kind are to look like. It is kept, for the window in which it is set, or for the app where it is
  /// set outside of windows. Of it all, renderers follow `UITabBar.appearance().isHidden`: they draw bars, lists and
  /// fields in their own way.
  open class func appearance() -> UIView { Appearances.proxy { UIView() } }

  /// What views of a kind are to look like within others: as ``appearance()``.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIView { appearance() }
}
