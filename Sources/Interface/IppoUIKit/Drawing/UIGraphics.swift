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

  /// The contexts of the calling thread.
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

  /// The drawing so far, as a picture.
  var picture: UIImage? {
    entries.last.flatMap { UIImage(data: $0.context.drawing(scale: $0.scale), scale: $0.scale) }
  }
}

/// The context that the thread draws into; `nil` outside of drawings (`UIKit.UIGraphicsGetCurrentContext()`).
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingContexts.current.entries.last?.context }

/// Begins a picture of a size in points (`UIKit.UIGraphicsBeginImageContext(_:)`).
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a picture (`UIKit.UIGraphicsBeginImageContextWithOptions(_:_:_:)`).
///
/// - Parameters:
///   - size: The size, in points.
///   - opaque: Has no effect: pictures are clear where they are empty.
///   - scale: The number of pixels per point; 0 for that of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  _ = DrawingContexts.current.push(size, scale > 0 ? scale : WindowMetrics.current.scale)
}

/// The drawing so far, as a picture; `nil` outside of drawings (`UIKit.UIGraphicsGetImageFromCurrentImageContext()`).
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingContexts.current.picture }

/// Ends a picture (`UIKit.UIGraphicsEndImageContext()`).
public func UIGraphicsEndImageContext() { _ = DrawingContexts.current.pop() }

/// Fills a rectangle (`UIKit.UIRectFill(_:)`).
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a line along the inside of a rectangle (`UIKit.UIRectFrame(_:)`).
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// The format of pictures (`UIKit.UIGraphicsImageRendererFormat`).
open class UIGraphicsImageRendererFormat: NSObject {
  /// The range of colours of a picture, which renderers decide.
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }

  /// The number of pixels per point.
  open var scale: CGFloat = WindowMetrics.current.scale
  /// Whether the picture is opaque. The value is stored: pictures are clear where they are empty.
  open var opaque = false
  /// The range of colours of the picture. The value is stored, but renderers decide.
  open var preferredRange = Range.automatic

  /// The format of pictures for the screen.
  public override init() {}

  /// The format of pictures for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  /// The format of pictures for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context of a drawing (`UIKit.UIGraphicsImageRendererContext`).
open class UIGraphicsImageRendererContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext
  /// The format of the picture.
  public let format: UIGraphicsImageRendererFormat

  fileprivate init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Fills a rectangle, over the drawing so far.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }
  /// Draws a line along a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips the rest of the drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
  /// The drawing so far, as a picture.
  open var currentImage: UIImage { UIGraphicsGetImageFromCurrentImageContext() ?? UIImage() }
}

/// Makes pictures (`UIKit.UIGraphicsImageRenderer`). A picture is a drawing in SVG, which contains other pictures in
/// their own format. Browsers show it. PNG and JPEG are not available.
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

  /// Makes a picture of a drawing.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let contexts = DrawingContexts.current
    let context = contexts.push(bounds.size, format.scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    actions(UIGraphicsImageRendererContext(context, format))
    return contexts.pop() ?? UIImage()
  }

  /// The bytes of a PNG of a drawing: empty, because Ippo does not rasterize drawings.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// The bytes of a JPEG of a drawing: empty, because Ippo does not rasterize drawings.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}

extension UIColor {
  /// Sets the colour of fills in the current drawing, if there is one.
  public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
  /// Sets the colour of lines in the current drawing, if there is one.
  public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
  /// Sets the colour of fills and lines in the current drawing, if there is one.
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

  /// Fills the outline in the current drawing, if there is one.
  public func fill() { draw(usesEvenOddFillRule ? .eoFill : .fill) }
  /// Draws a line along the outline in the current drawing, if there is one.
  public func stroke() { draw(.stroke) }
  /// Clips the rest of the current drawing, if there is one, to the outline.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(cgPath)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}

extension CGContext {
  /// Draws a text in lines that fit into the width of a rectangle.
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
