public import Foundation

/// Cuts what is drawn to a shape (`clipShape(_:style:)`).
public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
  /// The shape, which is fitted to the view's bounds.
  public var shape: ClipShape
  /// Which parts of an outline that crosses itself lie inside.
  public var style: FillStyle

  /// A cut to a shape; the style says which parts of an outline that crosses itself lie inside.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  /// The view, of which only what is within the shape is drawn.
  public func body(content: Content) -> some View {
    if let outline = shape._outline {
      content.modifier(ElementWrapper(element: .effect(.clip(outline))))
    } else {
      content.modifier(PathClip(shape: shape, isEvenOdd: style.isEOFilled))
    }
  }
}

/// Cuts to a figure that only its path describes: it is made for the size that the renderer tells. Before that nothing
/// is cut off but what is outside of the view.
private struct PathClip<ClipShape: Shape>: ViewModifier {
  @State private var place = ViewPlace(isRequested: true)
  let shape: ClipShape
  let isEvenOdd: Bool

  func body(content: Content) -> some View {
    content.modifier(ElementWrapper(element: .effect(.clip(outline)))).modifier(PlaceModifier(place: place))
  }

  private var outline: RenderShape.Outline {
    guard let size = place.frame?.size else { return .rectangle }
    return .path(
      shape.path(in: CGRect(origin: .zero, size: size)).svg, width: Double(size.width), height: Double(size.height),
      isEvenOdd: isEvenOdd)
  }
}

extension View {
  /// Cuts what is drawn to the view's bounds.
  public func clipped(antialiased: Bool = false) -> some View { modifier(_ClipEffect(shape: Rectangle())) }

  /// Cuts what is drawn to a shape over the view's bounds.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Rounds the corners; radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_ClipEffect(shape: RoundedRectangle(cornerRadius: radius)))
  }
}
