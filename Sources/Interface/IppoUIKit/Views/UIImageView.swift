public import Foundation

/// A picture (`UIKit.UIImageView`).
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture; `nil` shows nothing. It fills the view as ``UIView/contentMode`` says.
  open var image: UIImage? { didSet { changes.note() } }

  /// A picture that is shown in another state. It is kept, and not shown.
  open var highlightedImage: UIImage?
  /// Pictures that are shown one after the other. They are kept, and not shown.
  open var animationImages: [UIImage]?
  /// How long ``animationImages`` take, in seconds. It is kept: they are not shown.
  open var animationDuration: TimeInterval = 0
  /// Symbols take the size and weight of the text around them.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Does nothing: pictures are not shown one after the other.
  open func startAnimating() {}
  /// Does nothing: pictures are not shown one after the other.
  open func stopAnimating() {}

  /// The size of the picture, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The size of the picture, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// A view of a picture; `nil` shows nothing.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }
}
