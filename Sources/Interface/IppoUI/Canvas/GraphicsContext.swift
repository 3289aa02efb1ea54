public import Foundation

/// The context in which a ``Canvas`` is drawn (`SwiftUI.GraphicsContext`).
///
/// A value: a copy keeps its own transform, opacity and clip, and draws on the same canvas.
public struct GraphicsContext {
  /// The opacity of later drawings, 0...1.
  public var opacity = 1.0
  /// The way in which later drawings are mixed with the drawing behind them.
  public var blendMode = BlendMode.normal
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  /// Maps points of the context to points of the canvas.
  public var transform = CGAffineTransform.identity
  private var clips: [CanvasDrawing.Clip] = []
  private var filters: [Filter] = []
  private let drawing: CanvasDrawing

  init(environment: EnvironmentValues, drawing: CanvasDrawing) {
    self.environment = environment
    self.drawing = drawing
  }

  // MARK: Transforms

  /// Moves later drawings, in points of the context.
  public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }

  /// Makes later drawings larger or smaller, about the origin.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }

  /// Turns clockwise.
  public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }

  /// Applies another transform before that of the context.
  public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

  // MARK: Clips and filters

  /// Limits later drawings to the inside of the path, or to its outside.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
    let path = path.applying(transform)
    guard options.contains(.inverse) else {
      return clips.append(CanvasDrawing.Clip(path: path, isEvenOdd: style.isEOFilled))
    }
    clips.append(outside(of: path, isEvenOdd: style.isEOFilled))
  }

  /// All of the canvas that lies outside of a path, by the even-odd rule.
  private func outside(of path: Path, isEvenOdd: Bool) -> CanvasDrawing.Clip {
    var outside = Path(CGRect(origin: .zero, size: drawing.size))
    // Where both rules say the same of the path, its curves stay.
    let filled = isEvenOdd ? path : path.normalized(eoFill: false)
    outside.addPath(isEvenOdd || filled == path.normalized(eoFill: true) ? path : filled)
    return CanvasDrawing.Clip(path: outside, isEvenOdd: true)
  }

  /// Limits later drawings to the area where the layer is opaque.
  ///
  /// - Parameter options: has no effect: the inverse of a layer is unknown.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    clips.append(CanvasDrawing.Clip(layer: try layer(content).items, opacity: opacity))
  }

  /// The rectangle around all that is clipped to, in points of the canvas; all of the canvas where nothing is clipped.
  public var clipBoundingRect: CGRect {
    clips.reduce(CGRect(origin: .zero, size: drawing.size)) { rect, clip in
      clip.layer == nil ? rect.intersection(clip.path.boundingRect) : rect
    }
  }

  /// Filters later drawings, before the filters that were added earlier do.
  ///
  /// - Parameter options: has no effect: renderers blend in their own way.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

  // MARK: Paths

  /// Fills a path. A gradient ends at points of the context.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    if let rule = blendMode.rule { return cut(path.applying(transform), rule, shading, isEvenOdd: style.isEOFilled) }
    switch shading.paint {
    case .style(let paint): draw(.path(path.applying(transform), fill: (paint, style), stroke: nil))
    // Its points are those of the canvas. The whole canvas is painted, and shows within the path.
    case .gradient(let gradient):
      draw(
        .ground(gradient.style(in: drawing.size, transform)),
        clips: clips + [CanvasDrawing.Clip(path: path.applying(transform), isEvenOdd: style.isEOFilled)])
    }
  }

  /// Draws along a path. The width is in points of the context: scaling makes it larger.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if blendMode.rule != nil { return fill(path.strokedPath(style), with: shading) }
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

  /// Changes the former drawing, inside of a path or outside of it.
  private func cut(_ path: Path, _ rule: BlendMode.Rule, _ shading: Shading, isEvenOdd: Bool) {
    let inside = clips.filter { $0.layer == nil } + [CanvasDrawing.Clip(path: path, isEvenOdd: isEvenOdd)]
    if rule == .keepsInside {
      drawing.items = drawing.items.map { $0.clipped(to: inside) }
      return
    }
    var strength = 1.0
    if rule == .takesAway {
      strength = opacity
      if case .style(let style) = shading.paint {
        strength *= style._storage.paint(in: environment)?.color.opacity ?? 1
      }
    }
    // Within clips, the cut is the common area of all of them.
    let common = inside.dropFirst().reduce(inside[0].path) { $0.intersection($1.path) }
    var outside = Path(CGRect(origin: .zero, size: drawing.size))
    outside.addPath(common)
    let rest = CanvasDrawing.Clip(path: outside, isEvenOdd: true)
    drawing.items = drawing.items.flatMap { item in
      let left = item.clipped(to: [rest])
      return strength < 1 ? [left, item.clipped(to: inside, opacity: 1 - strength)] : [left]
    }
  }

  // MARK: Texts and images

  /// Draws a text, its point at `anchor` at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.text(text, box: nil, CanvasDrawing.Place(point, anchor, transform)))
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: Text, in rect: CGRect) {
    draw(.text(text, box: transform.box(rect.size), CanvasDrawing.Place(rect.origin, .topLeading, transform)))
  }

  /// Draws an image, its point at `anchor` at a point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.image(image, box: nil, CanvasDrawing.Place(point, anchor, transform)))
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(.image(image, box: transform.box(rect.size), CanvasDrawing.Place(rect.origin, .topLeading, transform)))
  }

  // MARK: What is drawn several times

  /// A text to be drawn, and perhaps measured (`SwiftUI.GraphicsContext.ResolvedText`).
  public struct ResolvedText {
    fileprivate let text: Text
    fileprivate let environment: EnvironmentValues
    /// The shading of the text where it has no colour of its own.
    public var shading = Shading.foreground

    /// The size of the text in lines within the width of the space, in points. The size is an estimate by the system
    /// font, because browsers and terminals set texts by themselves.
    public func measure(in size: CGSize) -> CGSize {
      TextMeasure.size(of: text.string(in: environment), in: font, width: size.width)
    }

    /// Returns the distance of the first line's baseline from the top, in points; see ``measure(in:)``.
    public func firstBaseline(in size: CGSize) -> CGFloat { font.lineHeight * 0.8 }

    /// Returns the distance of the last line's baseline from the top, in points; see ``measure(in:)``.
    public func lastBaseline(in size: CGSize) -> CGFloat { measure(in: size).height - font.lineHeight * 0.2 }

    private var font: TextMeasure.Font {
      var resolution = TextResolution(environment: environment)
      resolution.append(text, TextStyle(in: environment))
      return TextMeasure.Font(resolution.parts.first?.style.font ?? RenderFont(style: .body))
    }
  }

  /// An image to be drawn (`SwiftUI.GraphicsContext.ResolvedImage`).
  public struct ResolvedImage {
    fileprivate let image: Image
    /// The image's own size, in points. A symbol has it from its font, and a picture among the app's resources or in
    /// bytes from its file. The size is zero for pictures that a browser loads.
    public let size: CGSize
    /// The distance of the baseline from the top, in points. A symbol has the baseline of the text beside it, and other
    /// images stand on the baseline.
    public let baseline: CGFloat
    /// The shading of a template; `nil` for that of the image.
    public var shading: Shading?
  }

  /// A view of the canvas's `symbols` to be drawn (`SwiftUI.GraphicsContext.ResolvedSymbol`).
  public struct ResolvedSymbol {
    fileprivate let view: AnyView
    /// The size of the view, in points, for a text, an image or a view with a frame, with or without padding. Zero for
    /// other views, which renderers measure when they draw them.
    public let size: CGSize
  }

  /// The text as it is drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, environment: environment) }

  /// The image as it is drawn.
  public func resolve(_ image: Image) -> ResolvedImage {
    let size = image.naturalSize(in: environment)
    return ResolvedImage(
      image: image, size: size, baseline: image.isSymbol ? size.height * 0.8 : size.height)
  }

  /// The shading as it is.
  public func resolve(_ shading: Shading) -> Shading { shading }

  /// The view among the canvas's `symbols` with a tag; `nil` where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    drawing.symbols[AnyHashable(id)].map {
      ResolvedSymbol(view: $0, size: $0.knownSize(in: environment) ?? .zero)
    }
  }

  /// Draws a text, its point at `anchor` at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.shaded, at: point, anchor: anchor)
  }

  /// Draws a text into a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.shaded, in: rect) }

  /// Draws an image, its point at `anchor` at a point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    shaded(image).draw(image.image, at: point, anchor: anchor)
  }

  /// Draws an image into a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    shaded(image).draw(image.image, in: rect, style: style)
  }

  /// Draws a view, its point at `anchor` at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(.symbol(symbol.view, box: nil, CanvasDrawing.Place(point, anchor, transform)))
  }

  /// Draws a view into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    draw(
      .symbol(symbol.view, box: transform.box(rect.size), CanvasDrawing.Place(rect.origin, .topLeading, transform)))
  }

  /// Draws in a copy of the context. Filters, opacity and the mode of mixing apply to all of the layer at once.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    if filters.isEmpty, opacity == 1, blendMode == .normal {
      var copy = self
      return try content(&copy)
    }
    draw(.layer(try layer(content).items))
  }

  private func layer(_ content: (inout GraphicsContext) throws -> Void) rethrows -> CanvasDrawing {
    let layer = CanvasDrawing(drawing.size, drawing.symbols)
    var context = GraphicsContext(environment: environment, drawing: layer)
    context.transform = transform
    try content(&context)
    return layer
  }

  /// The context with the shading of a picture that is a template.
  private func shaded(_ image: ResolvedImage) -> GraphicsContext {
    guard let shading = image.shading, case .style(let style) = shading.paint else { return self }
    var copy = self
    copy.filters.append(Filter(foreground: style))
    return copy
  }

  private func draw(_ figure: CanvasDrawing.Figure, clips: [CanvasDrawing.Clip]? = nil) {
    drawing.items.append(
      CanvasDrawing.Item(
        figure: figure, opacity: opacity, clips: clips ?? self.clips, filters: filters, blendMode: blendMode))
  }
}

extension GraphicsContext.ResolvedText {
  /// The text in its shading.
  fileprivate var shaded: Text {
    guard case .style(let style) = shading.paint else { return text }
    return text.foregroundStyle(style)
  }
}

extension CGAffineTransform {
  /// The factor by which lengths grow.
  var scale: CGFloat { abs(a * d - b * c).squareRoot() }

  /// How far the axes turn, apart from what is mirrored.
  var turn: Angle { .radians(Double(mirror.width < 0 ? atan2(-b, -a) : atan2(b, a))) }

  /// -1 along the axis that is mirrored before the turn, which is the smaller one of two possible ones then; else 1.
  var mirror: CGSize {
    guard a * d - b * c < 0 else { return CGSize(width: 1, height: 1) }
    return a < 0 ? CGSize(width: -1, height: 1) : CGSize(width: 1, height: -1)
  }

  /// The lengths that the sides of a box have afterwards.
  fileprivate func box(_ size: CGSize) -> CGSize {
    CGSize(width: size.width * hypot(a, b), height: size.height * hypot(c, d))
  }
}

extension Text: NaturallySized {
  nonisolated func knownSize(in environment: EnvironmentValues) -> CGSize? {
    GraphicsContext.ResolvedText(text: self, environment: environment)
      .measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
  }
}
