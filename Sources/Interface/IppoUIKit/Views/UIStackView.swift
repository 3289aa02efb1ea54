public import Foundation

/// Views beside or below each other (`UIKit.UIStackView`), shown as an `HStack` or a `VStack`.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// The distribution of the length of the stack. `fillEqually` gives all views the same length; the others give each
  /// view the length of its content. `equalSpacing` and `equalCentering` put the rest between the views.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// The alignment of views across the stack.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill
    /// The views lie at an edge, by its name, or at the first line of text.
    case leading, firstBaseline
    /// The views lie in the middle.
    case center
    /// The views lie at the other edge, or at the last line of text.
    case trailing, lastBaseline

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// The default spacing, which is that of the platform.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The spacing of the platform: 8.
  public nonisolated static let spacingUseSystem: CGFloat = 8

  /// The views in the stack, from the first.
  open private(set) var arrangedSubviews: [UIView] = [] { didSet { changes.note() } }
  /// Whether the views are beside or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changes.note() } }
  /// The distribution of the length of the stack.
  open var distribution = Distribution.fill { didSet { changes.note() } }
  /// The alignment of the views across the stack.
  open var alignment = Alignment.fill { didSet { changes.note() } }
  /// The space between views, in points.
  open var spacing: CGFloat = 0 { didSet { changes.note() } }
  /// Whether ``UIView/layoutMargins`` are space around the views.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changes.note() } }
  /// Whether spacing is measured from lines of text. The value is stored, but renderers ignore it.
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Adds a view after the others.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view at an index. An index beyond the last one adds the view at the end.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }

  /// Removes a view from the arrangement. The view is still a subview of the stack, but hidden.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// Sets the space after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    changes.note()
  }

  /// The space that was set after a view, in points; ``spacingUseDefault`` for none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func willLose(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
