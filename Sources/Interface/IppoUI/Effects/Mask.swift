/// Cuts a view by the painting of a style (`mask(alignment:_:)`).
private struct StyleMask: WrappingModifier {
  typealias Body = Never
  let style: _ShapeStyleStorage

  func element(in context: ElementContext) -> RenderElement {
    .effect(.mask(.paint(style.paint(in: context.environment) ?? .color(.named(.primary)))))
  }
}

extension View {
  /// Shows this view only where a mask is opaque.
  ///
  /// Masks are shapes, styles such as gradients, and images of the app. Renderers cannot cut content by other views:
  /// with such masks the view shows as it is.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(by: mask())
  }

  /// The spelling of earlier years of ``mask(alignment:_:)``.
  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask) }

  @ViewBuilder private func masked<Mask: View>(by mask: Mask) -> some View {
    if let shape = mask as? any Shape {
      clipShape(AnyShape(shape))
    } else if let style = mask as? any ShapeStyle {
      modifier(StyleMask(style: style._storage))
    } else if let figure = mask as? any ShapeView {
      clipShape(figure.erasedShape)
    } else if let image = mask as? Image, let source = image.pictureSource {
      modifier(ElementWrapper(element: .effect(.mask(.image(source, fit: image.isResizable ? .stretch : .original)))))
    } else {
      self
    }
  }
}

extension ShapeView {
  fileprivate var erasedShape: AnyShape { AnyShape(shape) }
}

extension Image {
  /// The picture, where it is no symbol.
  fileprivate var pictureSource: RenderImage.Source? {
    switch source {
    case .symbol, .drawing: nil
    case .asset(let name): .asset(name)
    case .url(let url): .url(url.absoluteString)
    }
  }
}
