import Foundation

/// A shape whose outline is drawn (`stroke(_:style:)`, `strokeBorder(_:style:)`).
struct StrokedShape<S: Shape, Style: ShapeStyle>: ShapeView {
  let shape: S
  let style: Style
  let strokeStyle: StrokeStyle
  /// The shape whose outline runs along the middle of the line, for a line on the inside.
  private let middle: AnyShape?

  init(shape: S, style: Style, strokeStyle: StrokeStyle) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    middle = nil
  }

  init(inside shape: S, style: Style, strokeStyle: StrokeStyle) where S: InsettableShape {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    middle = AnyShape(shape.inset(by: strokeStyle.lineWidth / 2))
  }

  var body: some View {
    // Where renderers know the figure, they know its inside too.
    if let middle, shape._outline == nil {
      Figure(shape: middle, stroke: style._storage, strokeStyle: strokeStyle)
    } else {
      Figure(shape: shape, stroke: style._storage, strokeStyle: strokeStyle, isInner: middle != nil)
    }
  }
}

/// The element of a shape. A figure that only its path describes is drawn for the size the renderer gives it.
struct Figure<S: Shape>: View {
  let shape: S
  var fill: _ShapeStyleStorage?
  var fillStyle = FillStyle()
  var stroke: _ShapeStyleStorage?
  var strokeStyle = StrokeStyle()
  var isInner = false

  var body: some View {
    if let line, isKnown(line) {
      FigureElement(
        outline: line.outline, trim: line.part, fill: fill, stroke: stroke, strokeStyle: strokeStyle,
        isInner: isInner)
    } else {
      GeometryReader { proxy in
        FigureElement(
          path: shape.path(in: CGRect(origin: .zero, size: proxy.size)), in: proxy.size, fill: fill,
          fillStyle: fillStyle, stroke: stroke, strokeStyle: strokeStyle)
      }
    }
  }

  private var line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)? { shape._line }

  /// Whether renderers can draw the figure without its path: all of it, or a part of its line. A part that is the whole
  /// for now is drawn as a part, so that it can change smoothly.
  private func isKnown(_ line: (outline: RenderShape.Outline, part: ClosedRange<CGFloat>?)) -> Bool {
    if line.part == nil, strokeStyle.dash.isEmpty { return true }
    switch line.outline {
    case .rectangle, .circle, .ellipse: break
    // Vector graphics have rectangles with one radius.
    case .roundedRectangle(let topLeading, let topTrailing, let bottomTrailing, let bottomLeading):
      guard Set([topLeading, topTrailing, bottomTrailing, bottomLeading]).count == 1 else { return false }
    case .capsule, .path: return false
    }
    return line.part == nil || fill == nil && strokeStyle.dash.isEmpty && !isInner
  }
}

struct FigureElement: PrimitiveView {
  let outline: RenderShape.Outline
  /// The part; `nil` for the whole figure.
  let trim: ClosedRange<CGFloat>?
  let fill: _ShapeStyleStorage?
  let stroke: _ShapeStyleStorage?
  let strokeStyle: StrokeStyle
  let isInner: Bool

  init(
    outline: RenderShape.Outline, trim: ClosedRange<CGFloat>?, fill: _ShapeStyleStorage?, stroke: _ShapeStyleStorage?,
    strokeStyle: StrokeStyle, isInner: Bool
  ) {
    self.outline = outline
    self.trim = trim
    self.fill = fill
    self.stroke = stroke
    self.strokeStyle = strokeStyle
    self.isInner = isInner
  }

  /// A path in the coordinates of a box. The part of a single line is left to the renderer, which can animate it.
  init(
    path: Path, in size: CGSize, fill: _ShapeStyleStorage?, fillStyle: FillStyle, stroke: _ShapeStyleStorage?,
    strokeStyle: StrokeStyle
  ) {
    let isLine = fill == nil && strokeStyle.dash.isEmpty && path.partCount <= 1
    self.init(
      outline: .path(
        isLine ? path.wholeSVG : path.svg, width: Double(size.width), height: Double(size.height),
        isEvenOdd: fill != nil && fillStyle.isEOFilled), trim: isLine ? path.trim : nil, fill: fill, stroke: stroke,
      strokeStyle: strokeStyle, isInner: false)
  }

  func element(in context: ElementContext) -> RenderElement {
    let primary = RenderPaint.color(.named(.primary))
    return .shape(
      RenderShape(
        outline, fill: fill.map { $0.paint(in: context.environment) ?? primary },
        stroke: stroke.map {
          strokeStyle.render($0.paint(in: context.environment) ?? primary, isInner: isInner)
        }, trimStart: Double(trim?.lowerBound ?? 0), trimEnd: Double(trim?.upperBound ?? 1), isTrimmed: trim != nil))
  }
}
