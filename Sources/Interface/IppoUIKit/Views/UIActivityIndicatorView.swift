public import Foundation

/// Says that something is under way (`UIKit.UIActivityIndicatorView`).
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
    case whiteLarge = 0
    case white
    case gray
  }

  open var style: Style { didSet { changes.note() } }
  open var color: UIColor! { didSet { changes.note() } }
  /// Whether nothing is shown while nothing is under way.
  open var hidesWhenStopped = true { didSet { changes.note() } }
  open private(set) var isAnimating = false { didSet { changes.note() } }

  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) {
    style = .medium
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) { nil }

  open func startAnimating() { isAnimating = true }

  open func stopAnimating() { isAnimating = false }
}
