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
  var fillStyle = FillStyle()

  var body: some View { Figure(shape: shape, fill: style._storage, fillStyle: fillStyle).modifier(style._effects) }
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
  ) -> some ShapeView<Content> {
    ShapeOverlay(base: self, top: FilledShape(shape: shape, style: content, fillStyle: style))
  }

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
    ShapeOverlay(base: self, top: StrokedShape(inside: shape, style: content, strokeStyle: style))
  }

  /// The outline on the inside of the shape, over this; width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Content> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}

extension Shape {
  /// The shape filled with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    FilledShape(shape: self, style: content, fillStyle: style)
  }

  /// The shape filled with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some ShapeView<Self> {
    FilledShape(shape: self, style: ForegroundStyle(), fillStyle: style)
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
  ) -> some ShapeView<Self> { StrokedShape(inside: self, style: content, strokeStyle: style) }

  /// The outline drawn on the inside of the shape; width in points.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some ShapeView<Self> { strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth)) }
}
