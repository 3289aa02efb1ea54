public import Foundation

/// A progress bar (`UIKit.UIProgressView`).
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// A progress of its own, or one below a bar.
  public enum Style: Int, Sendable { case `default`, bar }

  /// The observed progress; `nil` for none. Its fraction at the time of the assignment counts.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { progress = Float(observedProgress.fractionCompleted) } }
  }
  /// The look of the view. Renderers have one look.
  open var progressViewStyle = Style.default
  /// The completed fraction, 0 to 1. A value outside of this range is drawn as the nearest bound.
  open var progress: Float = 0 { didSet { changes.note() } }
  /// The colour of the completed part; `nil` for the colour of the surroundings.
  open var progressTintColor: UIColor? { didSet { changes.note() } }
  /// The colour of the remaining part. The value is stored, but renderers ignore it.
  open var trackTintColor: UIColor?

  /// A view without progress, whatever the style.
  public init(progressViewStyle style: Style) { super.init(frame: .zero) }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Sets the progress, 0 to 1, without an animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override class func appearance() -> UIProgressView { Appearances.proxy { UIProgressView() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIProgressView {
    appearance()
  }
}
