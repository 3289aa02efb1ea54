public import Foundation

/// How a path is drawn (`CoreGraphics.CGPathDrawingMode`).
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }

/// How what is drawn is mixed with what is there (`CoreGraphics.CGBlendMode`). Contexts draw everything as `normal`.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The drawing area of a picture (`CoreGraphics.CGContext`), from the upper left corner as in UIKit. What is drawn is
/// kept as a drawing in SVG, which browsers show; its points are never computed here.
public final class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = CGColor.black
    var stroke = CGColor.black
    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0
    var alpha: CGFloat = 1
    /// The names of what cuts off what is drawn, from the outermost.
    var clips: [String] = []
  }

  private let size: CGSize
  private var state = State()
  private var saved: [State] = []
  private var current = CGMutablePath()
  private var definitions: [String] = []
  private var elements: [String] = []

  /// - Parameter size: In points.
  package init(size: CGSize) { self.size = size }

  /// The drawing, with some pixels for each point.
  package func drawing(scale: CGFloat) -> Data {
    let text = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(svg: size.width * scale)" height="\(svg: size.height * scale)" \
      viewBox="0 0 \(svg: size.width) \(svg: size.height)">\
      \(definitions.isEmpty ? "" : "<defs>\(definitions.joined())</defs>")\(elements.joined())</svg>
      """
    return Data(text.utf8)
  }

  // MARK: State

  /// Keeps how things are drawn, until ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Draws again as before ``saveGState()``; without a saved state, the call is ignored.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The colour inside.
  public func setFillColor(_ color: CGColor) { state.fill = color }
  /// The colour inside, by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The colour of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }
  /// The colour of lines, by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// The width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }
  /// The ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }
  /// The corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }
  /// How far corners may reach, as a factor of the width.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }
  /// How long dashes and gaps are, in points; none for a line without gaps.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashes = lengths
    state.dashPhase = phase
  }
  /// The opacity of all that is drawn, 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }
  /// How much care is taken. Renderers decide.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  /// Has no effect: everything is drawn over what is there.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Has no effect: pictures are drawn without shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}

  // MARK: Coordinates

  /// The transform that moves, turns and scales all that is drawn.
  public var ctm: CGAffineTransform { state.transform }
  /// Moves what is drawn from now on.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.transform = state.transform.translatedBy(x: tx, y: ty) }
  /// Scales what is drawn from now on.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.transform = state.transform.scaledBy(x: sx, y: sy) }
  /// Turns what is drawn from now on, in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Changes what is drawn from now on.
  public func concatenate(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }

  // MARK: Paths

  /// The outline that is being made.
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }
  /// Begins another outline.
  public func beginPath() { current = CGMutablePath() }
  /// Lifts the pen and sets it down.
  public func move(to point: CGPoint) { current.move(to: point) }
  /// A straight line.
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  /// Straight lines.
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }
  /// A quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { current.addQuadCurve(to: end, control: control) }
  /// A cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }
  /// An arc of a circle, in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { current.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise) }
  /// A rectangle.
  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  /// Rectangles.
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  /// An ellipse.
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }
  /// An outline.
  public func addPath(_ path: CGPath) { current.addPath(path) }
  /// A line back to where the part began.
  public func closePath() { current.closeSubpath() }

  /// Cuts off what is drawn from now on at the outline, which is used up.
  public func clip(using rule: CGPathFillRule = .winding) {
    let name = "c\(definitions.count)"
    let outer = state.clips.last.map { " clip-path=\"url(#\($0))\"" } ?? ""
    definitions.append(
      "<clipPath id=\"\(name)\"\(outer)><path\(Self.rule(rule, "clip-rule"))\(transform) d=\"\(current.svgData)\"/></clipPath>"
    )
    state.clips.append(name)
    beginPath()
  }

  /// Cuts off what is drawn from now on at a rectangle.
  public func clip(to rect: CGRect) {
    beginPath()
    addRect(rect)
    clip()
  }

  private static func rule(_ rule: CGPathFillRule, _ name: String) -> String {
    rule == .evenOdd ? " \(name)=\"evenodd\"" : ""
  }

  private var transform: String {
    let t = state.transform
    guard !t.isIdentity else { return "" }
    return " transform=\"matrix(\(svg: t.a) \(svg: t.b) \(svg: t.c) \(svg: t.d) \(svg: t.tx) \(svg: t.ty))\""
  }

  private static func paint(_ name: String, _ color: CGColor) -> String {
    let parts = (color.components ?? [0, 0, 0, 0]).prefix(3).map { String(Int((min(max($0, 0), 1) * 255).rounded())) }
    return " \(name)=\"rgb(\(parts.joined(separator: ",")))\""
      + (color.alpha < 1 ? " \(name)-opacity=\"\(svg: color.alpha)\"" : "")
  }

  private var line: String {
    var text = Self.paint("stroke", state.stroke) + " stroke-width=\"\(svg: state.lineWidth)\""
    switch state.lineCap {
    case .butt: break
    case .round: text += " stroke-linecap=\"round\""
    case .square: text += " stroke-linecap=\"square\""
    }
    switch state.lineJoin {
    case .miter: text += " stroke-miterlimit=\"\(svg: state.miterLimit)\""
    case .round: text += " stroke-linejoin=\"round\""
    case .bevel: text += " stroke-linejoin=\"bevel\""
    }
    if !state.dashes.isEmpty {
      let lengths = state.dashes.map { "\(svg: $0)" }.joined(separator: " ")
      text += " stroke-dasharray=\"\(lengths)\" stroke-dashoffset=\"\(svg: state.dashPhase)\""
    }
    return text
  }

  /// Puts an element into the drawing, within what cuts it off.
  private func add(_ element: String) {
    let opacity = state.alpha < 1 ? " opacity=\"\(svg: state.alpha)\"" : ""
    guard let clip = state.clips.last else {
      elements.append(opacity.isEmpty ? element : "<g\(opacity)>\(element)</g>")
      return
    }
    elements.append("<g clip-path=\"url(#\(clip))\"\(opacity)>\(element)</g>")
  }

  private func draw(_ path: CGPath, _ attributes: String) {
    add("<path\(transform) d=\"\(path.svgData)\"\(attributes)/>")
  }

  /// Draws the outline, which is used up.
  public func drawPath(using mode: CGPathDrawingMode) {
    let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
    let fill = mode == .stroke ? " fill=\"none\"" : Self.paint("fill", state.fill) + Self.rule(rule, "fill-rule")
    draw(current, fill + (mode == .fill || mode == .eoFill ? "" : line))
    beginPath()
  }

  /// Fills the outline, which is used up.
  public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }
  /// Draws a line along the outline, which is used up.
  public func strokePath() { drawPath(using: .stroke) }

  private func draw(_ mode: CGPathDrawingMode, _ make: (CGMutablePath) -> Void) {
    let outer = current
    current = CGMutablePath()
    make(current)
    drawPath(using: mode)
    current = outer
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { draw(.fill) { $0.addRect(rect) } }
  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { draw(.fill) { $0.addRects(rects) } }
  /// Draws a line along a rectangle.
  public func stroke(_ rect: CGRect) { draw(.stroke) { $0.addRect(rect) } }
  /// Draws a line of a width along a rectangle.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }
  /// Fills an ellipse.
  public func fillEllipse(in rect: CGRect) { draw(.fill) { $0.addEllipse(in: rect) } }
  /// Draws a line along an ellipse.
  public func strokeEllipse(in rect: CGRect) { draw(.stroke) { $0.addEllipse(in: rect) } }
  /// Draws lines from each first point to its second one.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { path in
      for index in stride(from: 0, to: points.count - 1, by: 2) {
        path.move(to: points[index])
        path.addLine(to: points[index + 1])
      }
    }
  }

  /// Removes what is drawn, where all of it is meant: a rectangle that is smaller than the picture changes nothing.
  public func clear(_ rect: CGRect) {
    if rect.contains(CGRect(origin: .zero, size: size)), state.transform.isIdentity { elements = [] }
  }

  // MARK: Pictures and texts

  /// Draws a picture upside down, as a context of UIKit does: turn the context over first, or draw a `UIImage`.
  public func draw(_ image: CGImage, in rect: CGRect) {
    saveGState()
    translateBy(x: 0, y: rect.minY + rect.maxY)
    scaleBy(x: 1, y: -1)
    drawUpright(image, in: rect)
    restoreGState()
  }

  package func drawUpright(_ image: CGImage, in rect: CGRect, opacity: CGFloat = 1) {
    add(image.element(in: rect, transform + (opacity < 1 ? " opacity=\"\(svg: opacity)\"" : "")))
  }

  /// - Parameters:
  ///   - baseline: of the first letter.
  ///   - style: attributes of SVG, with nothing in them that a person has written.
  package func draw(_ text: String, at baseline: CGPoint, color: CGColor, style: String) {
    let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    add(
      "<text\(transform) x=\"\(svg: baseline.x)\" y=\"\(svg: baseline.y)\"\(Self.paint("fill", color))\(style)>\(escaped)</text>"
    )
  }
}

extension CGPath {
  /// The outline as the data of a path in SVG.
  package var svgData: String {
    func text(_ point: CGPoint) -> String { "\(svg: point.x) \(svg: point.y)" }
    return steps.map { step in
      switch step {
      case .move(let end): "M\(text(end))"
      case .line(let end): "L\(text(end))"
      case .quadCurve(let end, let control): "Q\(text(control)) \(text(end))"
      case .curve(let end, let first, let second): "C\(text(first)) \(text(second)) \(text(end))"
      case .close: "Z"
      }
    }.joined()
  }
}
