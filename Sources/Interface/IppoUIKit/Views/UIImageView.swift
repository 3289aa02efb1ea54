public import Foundation

/// A picture (`UIKit.UIImageView`).
@MainActor @preconcurrency
open class UIImageView: UIView {
  open var image: UIImage? { didSet { changes.note() } }

  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }
}
