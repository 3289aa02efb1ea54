public import Foundation
public import IppoCoreGraphics
import IppoRender

/// The contexts that a thread draws into, the innermost last.
private final class DrawingContexts {
  struct Entry {
    let context: CGContext
    let size: CGSize
    let scale: CGFloat
  }

  var entries: [Entry] = []

  /// Those of the thread that asks.
  static var current: DrawingContexts {
    let values = Thread.current.threadDictionary
    let key = "IppoUIKit.DrawingContexts"
    if let known = values[key] as? DrawingContexts { return known }
    let new = DrawingContexts()
    values[key] = new
    return new
  }

  func push(_ size: CGSize, _ scale: CGFloat) -> CGContext {
    let context = CGContext(size: size)
    entries.append(Entry(context: context, size: size, scale: scale))
    return context
  }

  func pop() -> UIImage? {
    entries.popLast().flatMap { UIImage(data: $0.context.drawing(scale: $0.scale), scale: $0.scale) }
  }

  /// What is drawn so far.
  var picture: UIImage? {
    entries.last.flatMap { UIImage(data: $0.context.drawing(scale: $0.scale), scale: $0.scale) }
  }
}

/// What the thread draws into; `nil` where no picture is made (`UIKit.UIGraphicsGetCurrentContext()`).
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current.entries.last?.context }

/// Begins a picture of a size in points (`UIKit.UIGraphicsBeginImageContext(_:)`).
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture (`UIKit.UIGraphicsBeginImageContextWithOptions(_:_:_:)`).
///
/// - Parameters:
///   - size: in points.
///   - opaque: has no effect: what is not drawn is clear.
///   - scale: pixels in a point; 0 for those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  _ = DrawingContexts.current.push(size, scale > 0 ? scale : WindowMetrics.current.scale)
}

/// What is drawn so far, as a picture; `nil` where none is made (`UIKit.UIGraphicsGetImageFromCurrentImageContext()`).
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingContexts.current.picture }

/// Ends a picture (`UIKit.UIGraphicsEndImageContext()`).
public func UIGraphicsEndImageContext() { _ = DrawingContexts.current.pop() }

/// Fills a rectangle (`UIKit.UIRectFill(_:)`).
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line along the inside of a rectangle (`UIKit.UIRectFrame(_:)`).
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// How pictures are made (`UIKit.UIGraphicsImageRendererFormat`).
open class UIGraphicsImageRendererFormat: NSObject {
  /// Which colours a picture has. Renderers decide.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// Pixels in a point.
  open var scale: CGFloat = WindowMetrics.current.scale
  /// Whether nothing shines through. It is kept: what is not drawn is clear.
  open var opaque = false
  /// Which colours the picture has. It is kept: renderers decide.
  open var preferredRange = Range.automatic

  /// The format of pictures for the screen.
  public override init() {}

  /// The format of pictures for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of pictures for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What a picture is drawn by (`UIKit.UIGraphicsImageRendererContext`).
open class UIGraphicsImageRendererContext: NSObject {
  /// What is drawn into.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle, over what is there.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a line along a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Cuts off what is drawn from now on at a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// What is drawn so far.
  open var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
}

/// Makes pictures (`UIKit.UIGraphicsImageRenderer`): drawings in SVG of what is drawn, with the pictures in it as they are
/// stored. Browsers show them; as PNG and JPEG there are none.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// The format of pictures.
  public let format: UIGraphicsImageRendererFormat

  /// Makes pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes pictures of a part of the plane, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .preferred()) {
    self.bounds = bounds
    self.format = format
  }

  /// A picture of what is drawn.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let contexts = DrawingContexts.current
    let context = contexts.push(bounds.size, format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context, format))
    return contexts.pop() ?? UIImage()
  }

  /// The bytes of a PNG of what is drawn: empty, as drawings are not made into points here.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of a JPEG of what is drawn: empty, as drawings are not made into points here.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

extension UIColor {
  /// Fills what is drawn from now on with the colour, where a picture is made.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Draws lines from now on in the colour, where a picture is made.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Fills and draws lines from now on in the colour, where a picture is made.
  public func set() {
    setFill()
    setStroke()
  }
}

extension UIBezierPath {
  private func draw(_ mode: CGPathDrawingMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.beginPath()
    context.addPath(cgPath)
    context.drawPath(using: mode)
    context.restoreGState()
  }

  /// Fills the outline, where a picture is made.
  public func fill() { draw(usesEvenOddFillRule ? .eoFill : .fill) }
  /// Draws a line along the outline, where a picture is made.
  public func stroke() { draw(.stroke) }
  /// Cuts off what is drawn from now on at the outline, where a picture is made.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension CGContext {
  /// Draws a text in lines that are no wider than a rectangle.
  func draw(_ text: String, in rect: CGRect, _ attributes: [NSAttributedString.Key: Any]) {
    let font = TextMeasure.font(attributes)
    let color = (attributes[.foregroundColor] as? UIColor ?? .black).cgColor
    let alignment = (attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? .natural
    let (anchor, x): (String, CGFloat) =
      switch alignment {
      case .center: (" text-anchor=\"middle\"", rect.midX)
      case .right: (" text-anchor=\"end\"", rect.maxX)
      case .left, .justified, .natural: ("", rect.minX)
      }
    let family =
      switch font.render.design {
      case .monospaced: "monospace"
      case .serif: "serif"
      default: "sans-serif"
      }
    let style =
      " font-family=\"\(family)\" font-size=\"\(svg: font.pointSize)\" font-weight=\"\(font.render.weight ?? 400)\""
      + (font.render.isItalic ? " font-style=\"italic\"" : "") + anchor
    for (index, line) in TextMeasure.lines(of: text, in: font, width: rect.width).enumerated() {
      draw(
        line, at: CGPoint(x: x, y: rect.minY + font.ascender + CGFloat(index) * font.lineHeight), color: color,
        style: style)
    }
  }
}
