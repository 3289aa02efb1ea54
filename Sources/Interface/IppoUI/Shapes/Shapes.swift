public import Foundation

/// A rectangle as large as its space (`SwiftUI.Rectangle`).
public struct Rectangle: InsettableShape, Equatable {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated var _outline: RenderShape.Outline? { .rectangle }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// A rectangle with rounded corners (`SwiftUI.RoundedRectangle`).
public struct RoundedRectangle: InsettableShape, Equatable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// - Parameter cornerRadius: points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  public nonisolated var _outline: RenderShape.Outline? {
    guard cornerSize.width == cornerSize.height else { return nil }
    let radius = cornerSize.width
    return RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius
    ).render
  }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// A rectangle with a radius for each corner (`SwiftUI.UnevenRoundedRectangle`).
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public nonisolated init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Radii in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  public nonisolated var _outline: RenderShape.Outline? { cornerRadii.render }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// The largest circle in its space (`SwiftUI.Circle`).
public struct Circle: InsettableShape, Equatable {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  public nonisolated var _outline: RenderShape.Outline? { .circle }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// An ellipse as large as its space (`SwiftUI.Ellipse`).
public struct Ellipse: InsettableShape, Equatable {
  public nonisolated init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated var _outline: RenderShape.Outline? { .ellipse }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// A rectangle whose short sides are half circles (`SwiftUI.Capsule`).
public struct Capsule: InsettableShape, Equatable {
  public var style: RoundedCornerStyle

  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public nonisolated var _outline: RenderShape.Outline? { .capsule }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// A shape made smaller at every edge.
struct InsetFigure<Base: Shape>: InsettableShape {
  let shape: Base
  let amount: CGFloat

  nonisolated init(shape: Base, amount: CGFloat) {
    self.shape = shape
    self.amount = amount
  }

  nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(shape: shape, amount: self.amount + amount)
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
