public import Foundation

/// How far something is (`UIKit.UIProgressView`).
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// A progress of its own, or one below a bar.
  public enum Style: Int, Sendable { case `default`, bar }

  /// What is followed; `nil` for nothing. It counts as it is when it is set.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  /// How the view looks. Renderers have one look.
  open var progressViewStyle = Style.default
  /// How much is done, 0 to 1; what is outside of that is moved to the nearest when it is drawn.
  open var progress: Float = 0 { didSet { changes.note() } }
  /// The colour of what is done; `nil` for that of the surroundings.
  open var progressTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of what is left. It is kept, and does not change what is drawn.
  open var trackTintColor: UIColor?

  /// A view without progress, whatever the style.
  public init(progressViewStyle style: Style) { super.init(frame: .zero) }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Sets the progress, 0 to 1, without an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override class func appearance() -> UIProgressView { Appearances.proxy { UIProgressView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIProgressView {
    appearance()
  }
}
