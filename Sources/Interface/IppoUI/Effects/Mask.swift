/// Masks. Renderers clip to shapes; they cannot cut content by what another view paints.
extension View {
  /// Shows this view only where a mask is opaque: within it, where the mask is a shape; everywhere otherwise.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(by: mask())
  }

  /// The spelling of earlier years of ``mask(alignment:_:)``.
  public func mask<Mask: View>(_ mask: Mask) -> some View { masked(by: mask) }

  @ViewBuilder private func masked<Mask: View>(by mask: Mask) -> some View {
    if let shape = mask as? any Shape { clipShape(AnyShape(shape)) } else { self }
  }
}
