public import Foundation

/// A rectangle as large as its space (`SwiftUI.Rectangle`).
public struct Rectangle: InsettableShape, Equatable {
  /// A rectangle as large as the space it is offered.
  public nonisolated init() {}

  /// The whole of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// A rectangle.
  public nonisolated var _outline: RenderShape.Outline? { .rectangle }
  /// The rectangle, smaller at every edge.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// A rectangle with rounded corners (`SwiftUI.RoundedRectangle`).
public struct RoundedRectangle: InsettableShape, Equatable {
  /// The lengths of a corner along both sides, in points.
  public var cornerSize: CGSize
  /// The curve of the corners. Has no effect in browsers and terminals: they are quarters of circles or ellipses.
  public var style: RoundedCornerStyle

  /// - Parameters:
  ///   - cornerSize: The lengths of a corner along both sides, in points; at most half of each side is round.
  ///   - style: Has no effect in browsers and terminals: corners are quarters of circles or ellipses.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// - Parameter cornerRadius: points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The lengths of a corner.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The rectangle with its corners cut round.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }

  /// One radius for all corners; `nil` where they are longer along one side than along the other.
  public nonisolated var _outline: RenderShape.Outline? {
    guard cornerSize.width == cornerSize.height else { return nil }
    let radius = cornerSize.width
    return RectangleCornerRadii(
      topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius
    ).render
  }

  /// The rectangle within the smaller space; its corners stay as round as they are.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// A rectangle with a radius for each corner (`SwiftUI.UnevenRoundedRectangle`).
public struct UnevenRoundedRectangle: InsettableShape, Equatable {
  /// The radius of each corner, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The curve of the corners. Has no effect in browsers and terminals: they are quarter circles.
  public var style: RoundedCornerStyle

  /// - Parameters:
  ///   - cornerRadii: Points; at most half of the shorter side.
  ///   - style: Has no effect in browsers and terminals: corners are quarter circles.
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

  /// The rectangle with its corners cut round.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  /// A radius for each corner.
  public nonisolated var _outline: RenderShape.Outline? { cornerRadii.render }
  /// The rectangle within the smaller space; its corners stay as round as they are.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// The largest circle in its space (`SwiftUI.Circle`).
public struct Circle: InsettableShape, Equatable {
  /// The largest circle in the space it is offered.
  public nonisolated init() {}

  /// The circle in the middle of the rectangle, as wide as the shorter side.
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// A circle.
  public nonisolated var _outline: RenderShape.Outline? { .circle }
  /// The circle in the smaller space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// An ellipse as large as its space (`SwiftUI.Ellipse`).
public struct Ellipse: InsettableShape, Equatable {
  /// An ellipse as large as the space it is offered.
  public nonisolated init() {}

  /// The ellipse that touches the middle of every side.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// An ellipse.
  public nonisolated var _outline: RenderShape.Outline? { .ellipse }
  /// The ellipse in the smaller space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

/// A rectangle whose short sides are half circles (`SwiftUI.Capsule`).
public struct Capsule: InsettableShape, Equatable {
  /// The curve of the ends. Has no effect in browsers and terminals: they are half circles.
  public var style: RoundedCornerStyle

  /// - Parameter style: Has no effect in browsers and terminals: the ends are half circles.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The rectangle with corners of half of the shorter side.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// A capsule.
  public nonisolated var _outline: RenderShape.Outline? { .capsule }
  /// The capsule in the smaller space.
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
  /// The path as it is: it does not follow the size of the rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { self }
}
