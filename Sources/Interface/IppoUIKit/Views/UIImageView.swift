public import Foundation

/// A picture (`UIKit.UIImageView`).
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture; `nil` for none. The picture fills the view as ``UIView/contentMode`` says.
  open var image: UIImage? { didSet { changes.note() } }

  /// A picture that is shown in another state. The value is stored, but not shown.
  open var highlightedImage: UIImage?
  /// The pictures of an animation. The values are stored, but not shown.
  open var animationImages: [UIImage]?
  /// The duration of ``animationImages``, in seconds. The value is stored: the pictures are not shown.
  open var animationDuration: TimeInterval = 0
  /// The size and weight of symbols. The value is stored: symbols follow the surrounding text.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

  /// Does nothing: ``animationImages`` stay hidden.
  open func startAnimating() {}
  /// Does nothing: ``animationImages`` stay hidden.
  open func stopAnimating() {}

  /// The size of the picture, in points.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  /// The size of the picture, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// A view of a picture; `nil` for none.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }
}
