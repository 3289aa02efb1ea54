public import Foundation

/// Cuts the drawing to a shape (`clipShape(_:style:)`).
public struct _ClipEffect<ClipShape: Shape>: ViewModifier {
  /// The shape, which is fitted to the view's bounds.
  public var shape: ClipShape
  /// The rule for the inside of an outline that crosses itself.
  public var style: FillStyle

  /// A cut to a shape. The style determines the inside of an outline that crosses itself.
  public init(shape: ClipShape, style: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
  }

  /// The view, of which only the part within the shape is drawn.
  public func body(content: Content) -> some View {
    if let outline = shape._outline {
      content.modifier(ElementWrapper(element: .effect(.clip(outline))))
    } else {
      content.modifier(PathClip(shape: shape, isEvenOdd: style.isEOFilled))
    }
  }
}

/// Cuts to a figure that only its path describes. The path is made for the size that the renderer reports. Before that
/// only the parts outside of the view are cut off.
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
  /// Cuts the drawing to the view's bounds.
  public func clipped(antialiased: Bool = false) -> some View { modifier(_ClipEffect(shape: Rectangle())) }

  /// Cuts the drawing to a shape over the view's bounds.
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    modifier(_ClipEffect(shape: shape, style: style))
  }

  /// Rounds the corners; radius in points.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(_ClipEffect(shape: RoundedRectangle(cornerRadius: radius)))
  }
}
