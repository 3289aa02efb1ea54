public import Foundation
public import IppoCoreGraphics

/// The ground of a view (`QuartzCore.CALayer`), with its corners, its border and its shadow, and layers on it: gradients
/// and shapes are drawn.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var view: UIView?

  /// A layer without a look.
  public override init() {}

  /// A copy of a layer is a layer without a look.
  public init(layer: Any) {}

  /// Layers are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  /// Something about the layer has changed.
  func note() {
    view?.changes.note()
    superlayer?.note()
  }

  /// The radius of the corners of the ground and the border, in points.
  open var cornerRadius: CGFloat = 0 { didSet { note() } }
  /// Which corners are round: all of them, unless something else is said.
  open var maskedCorners: CACornerMask = .all { didSet { note() } }
  /// How round corners are. It is kept: they are parts of circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points; 0 for none.
  open var borderWidth: CGFloat = 0 { didSet { note() } }
  /// The colour of the border; `nil` for none.
  open var borderColor: CGColor? { didSet { note() } }
  /// The colour of the ground of a layer that is no view's.
  package private(set) var ownBackgroundColor: CGColor? { didSet { note() } }
  /// The colour of the ground; of a view's layer, that of the view.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view { view.backgroundColor = newValue.map(UIColor.init(cgColor:)) } else { ownBackgroundColor = newValue }
    }
  }
  /// The colour of the shadow; `nil` for none.
  open var shadowColor: CGColor? = .black { didSet { note() } }
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0 { didSet { note() } }
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat = 3 { didSet { note() } }
  /// How far the shadow is from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note() } }
  /// The outline of the shadow. It is kept: the shadow is that of what is drawn.
  open var shadowPath: CGPath?
  /// Whether the layer is drawn as a picture. It is kept: renderers decide.
  open var shouldRasterize = false
  /// Pixels in a point of that picture. It is kept: renderers decide.
  open var rasterizationScale: CGFloat = 1
  /// Pixels in a point. It is kept: renderers decide.
  open var contentsScale: CGFloat = 1
  /// A picture on the ground. It is kept, and not shown: use a `UIImageView`.
  open var contents: Any?
  /// Whether nothing shines through. It is kept, and does not change what is drawn.
  open var isOpaque = false
  /// A name for the layer.
  open var name: String?
  /// Which of several layers is in front. It is kept: the last one is.
  open var zPosition: CGFloat = 0
  /// A point of the layer that stays where it is. It is kept, and does not change what is drawn.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What of the layer is drawn. It is kept: all of it is.
  open var mask: CALayer?

  private var ownOpacity: Float = 1 { didSet { note() } }
  /// The opacity, 0 to 1; of a view's layer, that of the view.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  private var isOwnHidden = false { didSet { note() } }
  /// Whether the layer is not shown; of a view's layer, whether the view is not.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  /// Whether what reaches beyond the layer is cut off. See `UIView.clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  private var ownFrame = CGRect.zero { didSet { note() } }
  /// The frame, in points; of a view's layer, that of the view. A layer on another fills it where its frame has no size.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }

  /// The bounds, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of the layer, in points.
  open var position: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }

  // MARK: Other layers

  /// The layers on this one, from the back; `nil` for none. Those of views on a view are not among them.
  open private(set) var sublayers: [CALayer]? { didSet { note() } }

  /// The layer that this one is on; `nil` for none.
  open private(set) weak var superlayer: CALayer?

  /// Puts a layer in front of the others. The views on a view are in front of all of them.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Puts a layer at a place among the others, from the back; a place beyond the last is the last.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Puts a layer behind another; behind all where that is not here.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32(others.firstIndex { $0 === sibling } ?? 0))
  }

  /// Puts a layer in front of another; in front of all where that is not here.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32(others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count))
  }

  /// Takes the layer from the one it is on.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Animations

  /// Keeps an animation by its key: nothing moves, and the layer is as its own properties say.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }

  /// Forgets an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Forgets all animations.
  open func removeAllAnimations() { animations = [:] }

  /// An animation that was added; `nil` for none.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  private var animations: [String: CAAnimation] = [:]

  /// Shows the layer again.
  open func setNeedsDisplay() { note() }

  /// Shows the layer again.
  open func setNeedsLayout() { note() }

  /// Does nothing: renderers lay out what is shown.
  open func layoutIfNeeded() {}

  /// Is never called: renderers lay out what is shown.
  open func layoutSublayers() {}
}

/// Which corners of a layer are round (`QuartzCore.CACornerMask`).
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// A bit for each corner, as in Core Animation.
  public let rawValue: UInt

  /// Corners by their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper left one.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The upper right one.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The lower left one.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The lower right one.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  package static let all: Self = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

/// How round corners are (`QuartzCore.CALayerCornerCurve`).
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the curve.
  public let rawValue: String

  /// A curve by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Parts of circles.
  public static let circular = Self(rawValue: "circular")
  /// Smoother than parts of circles.
  public static let continuous = Self(rawValue: "continuous")
}
