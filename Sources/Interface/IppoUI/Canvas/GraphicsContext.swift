public import Foundation

/// What a ``Canvas`` is drawn with (`SwiftUI.GraphicsContext`).
///
/// A value: a copy keeps its own transform, opacity and clip, and draws on the same canvas.
public struct GraphicsContext {
  /// Opacity of what is drawn from now on, 0...1.
  public var opacity = 1.0
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// Maps points of the context to points of the canvas.
  private var transform = CGAffineTransform.identity
  private var clips: [CanvasDrawing.Clip] = []
  private let drawing: CanvasDrawing

  init(environment: EnvironmentValues, drawing: CanvasDrawing) {
    self.environment = environment
    self.drawing = drawing
  }

  // MARK: Transforms

  /// Moves what is drawn from now on, in points of the context.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Makes what is drawn from now on larger or smaller, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Turns clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// What is drawn from now on shows within the path only.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {
    clips.append(CanvasDrawing.Clip(path: path.applying(transform), isEvenOdd: style.isEOFilled))
  }

  // MARK: Paths

  /// Fills a path. A gradient ends at points of the context.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    switch shading.paint {
    case .style(let paint): draw(.path(path.applying(transform), fill: (paint, style), stroke: nil))
    // Its points are those of the canvas: all of that is painted, and shows within the path.
    case .gradient(let gradient):
      draw(
        .ground(gradient.style(in: drawing.size, transform)),
        clips: clips + [CanvasDrawing.Clip(path: path.applying(transform), isEvenOdd: style.isEOFilled)])
    }
  }

  /// Draws along a path. The width is in points of the context: scaling makes it larger.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    switch shading.paint {
    case .style(let paint):
      var style = style
      style.lineWidth *= transform.scale
      style.dash = style.dash.map { $0 * transform.scale }
      style.dashPhase *= transform.scale
      draw(.path(path.applying(transform), fill: nil, stroke: (paint, style)))
    case .gradient: fill(path.strokedPath(style), with: shading)
    }
  }

  /// Draws along a path with a line of a width, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  // MARK: Texts and images

  /// Draws a text, its point at `anchor` at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.text(text, box: nil, CanvasDrawing.Place(point.applying(transform), anchor, transform.turn)))
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(.text(text, box: rect.size, CanvasDrawing.Place(rect.origin.applying(transform), .topLeading, transform.turn)))
  }

  /// Draws an image, its point at `anchor` at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.image(image, box: nil, CanvasDrawing.Place(point.applying(transform), anchor, transform.turn)))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    let box = CGSize(width: rect.width * transform.scale, height: rect.height * transform.scale)
    draw(.image(image, box: box, CanvasDrawing.Place(rect.origin.applying(transform), .topLeading, transform.turn)))
  }

  // MARK: What is drawn several times

  /// A text to be drawn, and perhaps measured (`SwiftUI.GraphicsContext.ResolvedText`).
  public struct ResolvedText {
    fileprivate let text: Text
  }

  /// An image to be drawn (`SwiftUI.GraphicsContext.ResolvedImage`).
  public struct ResolvedImage {
    fileprivate let image: Image
  }

  /// A view of the canvas's `symbols` to be drawn (`SwiftUI.GraphicsContext.ResolvedSymbol`). It has no size before it is drawn:
  /// renderers measure it.
  public struct ResolvedSymbol {
    fileprivate let view: AnyView
  }

  /// The text as it is drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text) }

  /// The image as it is drawn.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage(image: image) }

  /// The view among the canvas's `symbols` with a tag; `nil` where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols[AnyHashable(id)].map { ResolvedSymbol(view: $0) }
  }

  /// Draws a text, its point at `anchor` at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.text, at: point, anchor: anchor)
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.text, in: rect) }

  /// Draws an image, its point at `anchor` at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.image, at: point, anchor: anchor)
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.image, in: rect, style: style)
  }

  /// Draws a view, its point at `anchor` at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.symbol(symbol.view, box: nil, CanvasDrawing.Place(point.applying(transform), anchor, transform.turn)))
  }

  /// Draws a view into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let box = CGSize(width: rect.width * transform.scale, height: rect.height * transform.scale)
    draw(
      .symbol(
        symbol.view, box: box, CanvasDrawing.Place(rect.origin.applying(transform), .topLeading, transform.turn)))
  }

  /// Draws in a copy of the context.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var copy = self
    try content(&copy)
  }

  private func draw(_ figure: CanvasDrawing.Figure, clips: [CanvasDrawing.Clip]? = nil) {
    drawing.items.append(CanvasDrawing.Item(figure: figure, opacity: opacity, clips: clips ?? self.clips))
  }
}

extension CGAffineTransform {
  /// How much longer lengths become.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// How far the horizontal axis turns.
  fileprivate var turn: Angle { .radians(Double(atan2(b, a))) }
}
