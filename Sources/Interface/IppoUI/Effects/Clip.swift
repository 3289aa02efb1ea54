public import Foundation

/// Cuts what is drawn to a shape (`clipShape(_:style:)`).
public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
  /// The shape, which is fitted to the view's bounds.
  public var shape: ClipShape

  /// A cut to a shape.
  public init(shape: ClipShape) { self.shape = shape }

  /// The view, of which only what is within the shape is drawn.
  public func body(content: Content) -> some View {
    if let outline = shape._outline {
      content.modifier(ElementWrapper(element: .effect(.clip(outline))))
    } else {
      content.modifier(PathClip(shape: shape))
    }
  }
}

/// Cuts to a figure that only its path describes: it is made for the size that the renderer tells. Before that nothing
/// is cut off but what is outside of the view.
private struct PathClip<ClipShape: Shape>: ViewModifier {
  @State private var place = ViewPlace(isRequested: true)
  let shape: ClipShape

  func body(content: Content) -> some View {
    content.modifier(ElementWrapper(element: .effect(.clip(outline)))).modifier(PlaceModifier(place: place))
  }

  private var outline: RenderShape.Outline {
    guard let size = place.frame?.size else { return .rectangle }
    return .path(
      shape.path(in: CGRect(origin: .zero, size: size)).svg, width: Double(size.width), height: Double(size.height))
  }
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
