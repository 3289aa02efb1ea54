public import Foundation
public import IppoCoreGraphics

/// The background of a view (`QuartzCore.CALayer`): its corners and border. A shadow is kept, and not drawn.
@MainActor @preconcurrency
open class CALayer: NSObject {
  private weak var view: UIView?

  init(of view: UIView) { self.view = view }

  private func note() { view?.changes.note() }

  /// The radius of the corners of the background and the border, in points.
  open var cornerRadius: CGFloat = 0 { didSet { note() } }
  /// The width of the border, in points; 0 for none.
  open var borderWidth: CGFloat = 0 { didSet { note() } }
  /// The colour of the border; `nil` for none.
  open var borderColor: CGColor? { didSet { note() } }
  /// The background colour of the view. What is set here is not read back: ask the view.
  open var backgroundColor: CGColor? { didSet { view?.backgroundColor = backgroundColor.map(UIColor.init(cgColor:)) } }
  /// The colour of the shadow. It is kept, and no shadow is drawn.
  open var shadowColor: CGColor? { didSet { note() } }
  /// The opacity of the shadow, 0 to 1. It is kept, and no shadow is drawn.
  open var shadowOpacity: Float = 0 { didSet { note() } }
  /// The blur of the shadow, in points. It is kept, and no shadow is drawn.
  open var shadowRadius: CGFloat = 3 { didSet { note() } }
  /// How far the shadow is from the view, in points. It is kept, and no shadow is drawn.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note() } }

  /// The opacity of the view, 0 to 1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// Whether the view is said to cut off what reaches beyond its edges. See `UIView.clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// The frame of the view, in points.
  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  /// The bounds of the view, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
}
