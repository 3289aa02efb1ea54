public import Foundation

/// How presentations look. Renderers draw them in their own way, so these change nothing of what is drawn.
extension View {
  /// The background of the presentation around this view: renderers use their own.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  /// The corners of the presentation around this view: renderers use their own.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }
}
