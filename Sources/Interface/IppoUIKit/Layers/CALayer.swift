public import Foundation
public import IppoCoreGraphics

/// The background of a view (`QuartzCore.CALayer`), with its corners, its border and its shadow, and with layers on it.
/// Renderers draw gradients and shapes.
@MainActor @preconcurrency
open class CALayer: NSObject {
  weak var view: UIView?

  /// A layer without a look.
  public override init() {}

  /// A copy of a layer is a layer without a look.
  public init(layer: Any) {}

  /// Returns `nil`, because layers cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  /// Records a change of the layer.
  func note() {
    view?.changes.note()
    superlayer?.note()
  }

  /// The radius of the corners of the background and the border, in points.
  open var cornerRadius: CGFloat = 0 { didSet { note() } }
  /// The round corners: all of them, unless the app sets others.
  open var maskedCorners: CACornerMask = .all { didSet { note() } }
  /// The curve of round corners. The value is stored: the corners are parts of circles.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border, in points; 0 for none.
  open var borderWidth: CGFloat = 0 { didSet { note() } }
  /// The colour of the border; `nil` for none.
  open var borderColor: CGColor? { didSet { note() } }
  /// The background colour of a layer without a view.
  package private(set) var ownBackgroundColor: CGColor? { didSet { note() } }
  /// The background colour of the layer, or of the layer's view.
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
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { note() } }
  /// The outline of the shadow. The value is stored: the shadow follows the drawn parts.
  open var shadowPath: CGPath?
  /// Whether the layer is drawn as a picture. The value is stored, but renderers decide.
  open var shouldRasterize = false
  /// The number of pixels per point of that picture. The value is stored, but renderers decide.
  open var rasterizationScale: CGFloat = 1
  /// The number of pixels per point. The value is stored, but renderers decide.
  open var contentsScale: CGFloat = 1
  /// A picture on the background. The value is stored, but not shown: use a `UIImageView`.
  open var contents: Any?
  /// Whether the layer is opaque. The value is stored, but renderers ignore it.
  open var isOpaque = false
  /// A name for the layer.
  open var name: String?
  /// The order of the layer among its siblings. The value is stored: the last sibling is in front.
  open var zPosition: CGFloat = 0
  /// The fixed point of the layer. The value is stored, but renderers ignore it.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The mask of the layer. The value is stored: renderers draw the whole layer.
  open var mask: CALayer?

  private var ownOpacity: Float = 1 { didSet { note() } }
  /// The opacity of the layer, or of the layer's view, 0 to 1.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }

  private var isOwnHidden = false { didSet { note() } }
  /// Whether the layer, or the layer's view, is hidden.
  open var isHidden: Bool {
    get { view?.isHidden ?? isOwnHidden }
    set { if let view { view.isHidden = newValue } else { isOwnHidden = newValue } }
  }

  /// Whether the content is clipped to the layer. See `UIView.clipsToBounds`.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  private var ownFrame = CGRect.zero { didSet { note() } }
  /// The frame of the layer, or of the layer's view, in points. A sublayer whose frame is empty fills its superlayer.
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

  /// The sublayers, from the back; `nil` for none. The layers of subviews are not among them.
  open private(set) var sublayers: [CALayer]? { didSet { note() } }

  /// The layer that contains this one; `nil` for none.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer in front of the others. Subviews are in front of all sublayers.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Inserts a layer at an index, from the back. An index beyond the last one adds the layer at the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Inserts a layer behind another one, or behind all sublayers if that one is elsewhere.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32(others.firstIndex { $0 === sibling } ?? 0))
  }

  /// Inserts a layer in front of another one, or in front of all sublayers if that one is elsewhere.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    let others = (sublayers ?? []).filter { $0 !== layer }
    insertSublayer(layer, at: UInt32(others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count))
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  // MARK: Animations

  /// Stores an animation by its key. The layer does not move, and looks as its own properties say.
  open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }

  /// Removes an animation.
  open func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Removes all animations.
  open func removeAllAnimations() { animations = [:] }

  /// An animation that was added; `nil` for none.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  private var animations: [String: CAAnimation] = [:]

  /// Shows the layer again.
  open func setNeedsDisplay() { note() }

  /// Shows the layer again.
  open func setNeedsLayout() { note() }

  /// Does nothing: renderers lay out the layers.
  open func layoutIfNeeded() {}

  /// Never called: renderers lay out the layers.
  open func layoutSublayers() {}
}

/// The round corners of a layer (`QuartzCore.CACornerMask`).
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

/// The curve of round corners (`QuartzCore.CALayerCornerCurve`).
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
