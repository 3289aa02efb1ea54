public import Foundation

/// The shape of a bordered button (`SwiftUI.ButtonBorderShape`). As a shape, it draws that shape.
public struct ButtonBorderShape: Hashable, Sendable, InsettableShape {
  private enum Kind: Hashable { case automatic, capsule, circle, roundedRectangle(CGFloat?) }

  private let kind: Kind

  /// The renderer's own.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A shape with round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// A shape with rounded corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))

  /// A shape with rounded corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  private nonisolated var figure: any Shape {
    switch kind {
    case .automatic: RoundedRectangle(cornerRadius: 8)
    case .capsule: Capsule()
    case .circle: Circle()
    case .roundedRectangle(let radius): RoundedRectangle(cornerRadius: radius ?? 8)
    }
  }

  /// The figure as it is drawn as a shape: `automatic` is a rounded rectangle with a radius of 8 points.
  public nonisolated func path(in rect: CGRect) -> Path { figure.path(in: rect) }
  /// The outline of the figure.
  public nonisolated var _outline: RenderShape.Outline? { figure._outline }
  /// The figure in the smaller space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

extension ButtonBorderShape {
  var render: RenderButton.BorderShape {
    switch kind {
    case .automatic: .automatic
    case .capsule: .capsule
    case .circle: .circle
    case .roundedRectangle(let radius): .roundedRectangle(radius: radius.map(Double.init))
    }
  }
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape? { nil }
}

extension EnvironmentValues {
  /// The shape of the borders of buttons; `nil` for the renderer's own.
  var buttonBorderShape: ButtonBorderShape? {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The shape of bordered buttons. Terminals draw all with the corners that cells have.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
