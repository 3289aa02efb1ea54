public import Foundation

/// Cuts what is drawn to a shape (`clipShape(_:style:)`).
public struct _ClipEffect<ClipShape: Shape>: WrappingModifier {
  public typealias Body = Never
  public var shape: ClipShape

  public init(shape: ClipShape) { self.shape = shape }

  func element(in context: ElementContext) -> RenderElement {
    .effect(.clip(shape._outline ?? shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).stretched(over: 100)))
  }
}

extension Path {
  /// The path in a square of `length` points, which renderers stretch over the view.
  func stretched(over length: Double) -> RenderShape.Outline { .path(svg, width: length, height: length) }
}

extension View {
  /// Cuts what is drawn to the view's bounds.
  public func clipped(antialiased: Bool = false) -> some View { modifier(_ClipEffect(shape: Rectangle())) }

  /// Cuts what is drawn to a shape over the view's bounds.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape))
  }

  /// Rounds the corners; radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_ClipEffect(shape: RoundedRectangle(cornerRadius: radius)))
  }
}
