public import Foundation

/// The shape of the border of a text field (`SwiftUI.TextInputBorderShape`). As a shape, it draws that shape.
public struct TextInputBorderShape: Hashable, Sendable, InsettableShape {
  enum Kind: Hashable { case automatic, capsule, roundedRectangle }

  let kind: Kind

  private nonisolated init(kind: Kind) { self.kind = kind }

  /// The renderer's own.
  public nonisolated static let automatic = TextInputBorderShape(kind: .automatic)
  /// A shape with round ends.
  public nonisolated static let capsule = TextInputBorderShape(kind: .capsule)
  /// A shape with rounded corners.
  public nonisolated static let roundedRectangle = TextInputBorderShape(kind: .roundedRectangle)

  private nonisolated var figure: any Shape {
    switch kind {
    case .automatic, .roundedRectangle: RoundedRectangle(cornerRadius: 8)
    case .capsule: Capsule()
    }
  }

  /// The figure as it is drawn as a shape: `automatic` is a rounded rectangle with a radius of 8 points.
  public nonisolated func path(in rect: CGRect) -> Path { figure.path(in: rect) }
  /// The outline of the figure.
  public nonisolated var _outline: RenderShape.Outline? { figure._outline }
  /// The figure in the smaller space.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { InsetFigure(shape: self, amount: amount) }
}

private struct TextInputBorderShapeKey: EnvironmentKey {
  static var defaultValue: TextInputBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of the borders of text fields.
  public internal(set) var textInputBorderShape: TextInputBorderShape {
    get { self[TextInputBorderShapeKey.self] }
    set { self[TextInputBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// The shape of the borders of text fields. Terminals draw all with the corners that cells have.
  public func textInputBorderShape(_ shape: TextInputBorderShape) -> some View {
    environment(\.textInputBorderShape, shape)
  }
}

/// A border in the shape that the surroundings name (`SwiftUI.BorderedTextFieldStyle`).
public struct BorderedTextFieldStyle: KnownTextFieldStyle {
  /// The same as `.bordered`.
  public init() {}
  var render: RenderField.Style { .roundedBorder }
}

extension TextFieldStyle where Self == BorderedTextFieldStyle {
  /// A border in the shape that `textInputBorderShape(_:)` names.
  public static var bordered: BorderedTextFieldStyle { BorderedTextFieldStyle() }
}
