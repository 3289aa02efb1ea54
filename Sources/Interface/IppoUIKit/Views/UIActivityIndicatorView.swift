public import Foundation

/// An indicator of work under way (`UIKit.UIActivityIndicatorView`).
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  /// The size of the indicator; `whiteLarge`, `white` and `gray` are the names of older systems.
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

  /// The size of the indicator. The value is stored, but a `ProgressView` of the usual size is shown.
  open var style: Style { didSet { changes.note() } }
  /// The colour of the indicator; `nil` for that of the surroundings.
  open var color: UIColor! { didSet { changes.note() } }
  /// Whether the indicator is hidden while it does not run.
  open var hidesWhenStopped = true { didSet { changes.note() } }
  /// Whether the indicator runs.
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

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  open override class func appearance() -> UIActivityIndicatorView {
    Appearances.proxy { UIActivityIndicatorView(style: .medium) }
  }

  open override class func appearance(
    whenContainedInInstancesOf containerTypes: [AnyClass]
  ) -> UIActivityIndicatorView { appearance() }

  /// Starts the indicator.
  open func startAnimating() { isAnimating = true }

  /// Stops the indicator.
  open func stopAnimating() { isAnimating = false }
}
