public import Foundation

extension Edge {
  /// The corners of a rectangle (`SwiftUI.Edge.Corner`).
  public enum Corner: Hashable, Sendable, CaseIterable {
    /// The upper corners, then the lower ones; leading is where lines of text begin.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The roundness of a corner (`SwiftUI.Edge.Corner.Style`).
    public struct Style: Hashable, Sendable {
      /// Points.
      let radius: CGFloat

      /// The radius of the container's corner, less the distance from it: containers have no corners here.
      public static let concentric = Style(radius: 0)

      /// The same as ``concentric``, and not less than this many points.
      public static func concentric(minimum: Style) -> Style { minimum }

      /// A fixed radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A radius in points: `ConcentricRectangle(corners: 12.5)`.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
  /// A radius in points: `ConcentricRectangle(corners: 12)`.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
}

/// A rectangle whose corners follow those of its container (`SwiftUI.ConcentricRectangle`).
///
/// Containers here lack corners of their own: the minimum determines how round the corners are.
public struct ConcentricRectangle: InsettableShape, Equatable {
  private let figure: UnevenRoundedRectangle

  /// Four corners of one style.
  ///
  /// - Parameter isUniform: Whether all are as round as the roundest: they are.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(
      topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
      bottomTrailingCorner: corners)
  }

  /// Corners with styles of their own; corners without a style follow the container.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    figure = UnevenRoundedRectangle(
      topLeadingRadius: topLeadingCorner.radius, bottomLeadingRadius: bottomLeadingCorner.radius,
      bottomTrailingRadius: bottomTrailingCorner.radius, topTrailingRadius: topTrailingCorner.radius)
  }

  /// A rectangle whose corners are as round as their minimum. A corner takes at most half of the shorter side.
  public nonisolated func path(in rect: CGRect) -> Path { figure.path(in: rect) }
  /// A rectangle with a radius for each corner.
  public nonisolated var _outline: RenderShape.Outline? { figure._outline }
  /// The rectangle within the smaller space; its corners stay as round as they are.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of its container.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
