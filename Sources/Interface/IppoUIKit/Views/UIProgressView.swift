public import Foundation

/// How far something is (`UIKit.UIProgressView`).
@MainActor @preconcurrency
open class UIProgressView: UIView {
  public enum Style: Int, Sendable { case `default`, bar }

  /// 0...1.
  open var progress: Float = 0 { didSet { changes.note() } }
  open var progressTintColor: UIColor? { didSet { changes.note() } }
  open var trackTintColor: UIColor?

  public init(progressViewStyle style: Style) { super.init(frame: .zero) }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { nil }

  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override class func appearance() -> UIProgressView { Appearances.proxy { UIProgressView() } }
}
