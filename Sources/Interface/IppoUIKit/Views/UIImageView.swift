public import Foundation

/// A picture (`UIKit.UIImageView`).
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The picture; `nil` shows nothing. It fills the view as ``UIView/contentMode`` says.
  open var image: UIImage? { didSet { changes.note() } }

  /// A view of a picture; `nil` shows nothing.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }
}
