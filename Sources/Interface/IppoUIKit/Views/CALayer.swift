public import Foundation
public import IppoCoreGraphics

/// The ground of a view (`QuartzCore.CALayer`): its corners, border and shadow.
@MainActor @preconcurrency
open class CALayer: NSObject {
  private weak var view: UIView?

  init(of view: UIView) { self.view = view }

  private func note() { view?.changes.note() }

  open var cornerRadius: CGFloat = 0 { didSet { note() } }
  open var borderWidth: CGFloat = 0 { didSet { note() } }
  open var borderColor: CGColor? { didSet { note() } }
  open var backgroundColor: CGColor? { didSet { view?.backgroundColor = backgroundColor.map(UIColor.init(cgColor:)) } }
  open var shadowColor: CGColor? { didSet { note() } }
  open var shadowOpacity: Float = 0 { didSet { note() } }
  open var shadowRadius: CGFloat = 3 { didSet { note() } }
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note() } }

  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  open var frame: CGRect {
    get { view?.frame ?? .zero }
    set { view?.frame = newValue }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }
}
