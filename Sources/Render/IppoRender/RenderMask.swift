/// A mask over the whole view, whose opacity determines the visible parts.
public enum RenderMask: Equatable, Sendable {
  /// A paint, of which only the opacity counts.
  case paint(RenderPaint)
  /// A picture in the middle of the view, or stretched over it.
  case image(RenderImage.Source, fit: RenderImage.Fit)
}
