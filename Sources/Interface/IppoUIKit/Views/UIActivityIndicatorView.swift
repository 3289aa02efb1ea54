public import Foundation

/// Says that something is under way (`UIKit.UIActivityIndicatorView`).
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// How large the indicator is; `whiteLarge`, `white` and `gray` are the names of older systems.
  public enum Style: Int, Sendable {
    /// The usual size.
    case medium = 100
    /// Large.
    case large
    /// Large and white.
    case whiteLarge = 0
    /// The usual size, white.
    case white
    /// The usual size, grey.
    case gray
  }

  /// How large the indicator is. It is kept; a `ProgressView` of the usual size is shown.
  open var style: Style { didSet { changes.note() } }
  /// The colour of the indicator; `nil` for that of the surroundings.
  open var color: UIColor! { didSet { changes.note() } }
  /// Whether nothing is shown while nothing is under way.
  open var hidesWhenStopped = true { didSet { changes.note() } }
  /// Whether something is under way.
  open private(set) var isAnimating = false { didSet { changes.note() } }

  /// An indicator that does not run yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) {
    style = .medium
    super.init(frame: frame)
  }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  open override class func appearance() -> UIActivityIndicatorView {
    Appearances.proxy { UIActivityIndicatorView(style: .medium) }
  }

  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIActivityIndicatorView { appearance() }

  /// Says that something is under way.
  open func startAnimating() { isAnimating = true }

  /// Says that nothing is under way.
  open func stopAnimating() { isAnimating = false }
}
