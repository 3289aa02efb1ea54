public import Foundation

/// Guides of a view's own. Sizes are known to the renderer alone, so views are aligned by the guides they have by
/// default, whatever is said here.
extension View {
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }

  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { self }
}
