public import Foundation

/// A view that shows a shape, and can be drawn over in the same shape (`SwiftUI.ShapeView`).
public protocol ShapeView<Content>: View {
  /// The type of the shape, which `fill` and `stroke` draw once more.
  associatedtype Content: Shape

  /// The shape.
  var shape: Content { get }
}

/// A shape that is filled (`fill(_:style:)`).
struct FilledShape<S: Shape, Style: ShapeStyle>: ShapeView {
  let shape: S
  let style: Style

  var body: some View { Figure(shape: shape, fill: style._storage) }
}

/// A shape drawn over another drawing of it (`fill(_:).stroke(_:)`).
struct ShapeOverlay<Base: ShapeView, Top: ShapeView>: ShapeView where Base.Content == Top.Content {
  let base: Base
  let top: Top

  var shape: Base.Content { base.shape }
  var body: some View { base.overlay { top } }
}

extension ShapeView {
  /// The shape filled once more, over this.
  public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> some ShapeView<Content> { ShapeOverlay(base: self, top: FilledShape(shape: shape, style: content)) }

  /// The outline over this.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    ShapeOverlay(base: self, top: StrokedShape(shape: shape, style: content, strokeStyle: style))
  }

  /// The outline over this; width in points.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> { stroke(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension ShapeView where Content: InsettableShape {
  /// The outline on the inside of the shape, over this.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Content> {
    ShapeOverlay(base: self, top: StrokedShape(shape: shape, style: content, strokeStyle: style, isInner: true))
  }

  /// The outline on the inside of the shape, over this; width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

/// A shape whose outline is drawn (`stroke(_:style:)`, `strokeBorder(_:style:)`).
struct StrokedShape<S: Shape, Style: ShapeStyle>: ShapeView {
  let shape: S
  let style: Style
  let strokeStyle: StrokeStyle
  var isInner = false

  var body: some View { Figure(shape: shape, stroke: style._storage, strokeStyle: strokeStyle, isInner: isInner) }
}

/// The element of a shape. A figure that only its path describes is drawn for the size the renderer gives it.
private struct Figure<S: Shape>: View {
  let shape: S
  var fill: _ShapeStyleStorage?
  var stroke: _ShapeStyleStorage?
  var strokeStyle = StrokeStyle()
  var isInner = false

  var body: some View {
    if let outline = shape._outline {
      FigureElement(
        outline: outline, trim: trim(of: shape), fill: fill, stroke: stroke, strokeStyle: strokeStyle, isInner: isInner)
    } else {
      GeometryReader { proxy in
        let path = shape.path(in: CGRect(origin: .zero, size: proxy.size))
        FigureElement(
          outline: .path(path.svg, width: Double(proxy.size.width), height: Double(proxy.size.height)),
          trim: path.trim, fill: fill, stroke: stroke, strokeStyle: strokeStyle, isInner: isInner)
      }
    }
  }

  private func trim(of shape: S) -> ClosedRange<CGFloat> {
    shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trim
  }
}

struct FigureElement: PrimitiveView {
  let outline: RenderShape.Outline
  let trim: ClosedRange<CGFloat>
  let fill: _ShapeStyleStorage?
  let stroke: _ShapeStyleStorage?
  let strokeStyle: StrokeStyle
  let isInner: Bool

  func element(in context: ElementContext) -> RenderElement {
    let primary = RenderPaint.color(.named(.primary))
    return .shape(
      RenderShape(
        outline, fill: fill.map { $0.paint(in: context.environment) ?? primary },
        stroke: stroke.map {
          strokeStyle.render($0.paint(in: context.environment) ?? primary, isInner: isInner)
        }, trimStart: Double(trim.lowerBound), trimEnd: Double(trim.upperBound)))
  }
}

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    FilledShape(shape: self, style: content)
  }

  /// The shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    FilledShape(shape: self, style: ForegroundStyle())
  }

  /// The outline drawn with a style.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView<Self>
  {
    StrokedShape(shape: self, style: content, strokeStyle: style)
  }

  /// The outline drawn with a style; width in points.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView<
    Self
  > {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline drawn with the foreground style.
  public func stroke(style: StrokeStyle) -> some ShapeView<Self> { stroke(ForegroundStyle(), style: style) }

  /// The outline drawn with the foreground style; width in points.
  public func stroke(lineWidth: CGFloat = 1) -> some ShapeView<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The outline drawn on the inside of the shape.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> some ShapeView<Self> { StrokedShape(shape: self, style: content, strokeStyle: style, isInner: true) }

  /// The outline drawn on the inside of the shape; width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}
