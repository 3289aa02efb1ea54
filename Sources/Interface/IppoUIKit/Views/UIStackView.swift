public import Foundation

/// Views beside or below each other (`UIKit.UIStackView`), shown as an `HStack` or a `VStack`.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How views share the length of the stack: `fillEqually` gives each as much, the others each what it needs;
  /// `equalSpacing` and `equalCentering` put what is left between them.
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }

  /// Where views lie across the stack.
  public enum Alignment: Int, Sendable {
    /// They fill it.
    case fill
    /// They lie at an edge, by its name, or at the first line of text.
    case leading, firstBaseline
    /// In the middle.
    case center
    /// At the other edge, or at the last line of text.
    case trailing, lastBaseline

    /// At the upper edge.
    public static var top: Alignment { .leading }
    /// At the lower edge.
    public static var bottom: Alignment { .trailing }
  }

  /// A stack without spacing in particular: that of the platform.
  public nonisolated static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// The spacing of the platform: 8.
  public nonisolated static let spacingUseSystem: CGFloat = 8

  /// The views in the stack, from the first.
  open private(set) var arrangedSubviews: [UIView] = [] { didSet { changes.note() } }
  /// Whether the views are beside or below each other.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changes.note() } }
  /// How the views share the length of the stack.
  open var distribution = Distribution.fill { didSet { changes.note() } }
  /// Where the views lie across the stack.
  open var alignment = Alignment.fill { didSet { changes.note() } }
  /// The room between views, in points.
  open var spacing: CGFloat = 0 { didSet { changes.note() } }
  /// Whether ``UIView/layoutMargins`` are room around the views.
  open var isLayoutMarginsRelativeArrangement = false { didSet { changes.note() } }
  /// Whether spacing is measured from lines of text. It is kept, and does not change what is shown.
  open var isBaselineRelativeArrangement = false
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// A stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Puts a view after the others.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view before another; a place beyond the last is the last.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
  }

  /// Takes a view out of the arrangement. It is still on the stack, and shown no more.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  /// The room after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    changes.note()
  }

  /// The room that was set after a view, in points; ``spacingUseDefault`` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  override func willLose(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
}
