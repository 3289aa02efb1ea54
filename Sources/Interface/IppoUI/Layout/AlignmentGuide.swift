public import Foundation

/// Where a guide of a view is (`alignmentGuide(_:computeValue:)`).
struct AlignmentGuideModifier: AttributeModifier {
  typealias Body = Never

  let name: String
  let axis: RenderAxis
  let computeValue: (ViewDimensions) -> CGFloat

  static var isSemantic: Bool { false }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    let guide = RenderGuide(name: name, axis: axis, explicit: attributes.guides, value: computeValue)
    attributes.guides.removeAll { $0.isSame(as: guide) }
    attributes.guides.append(guide)
  }
}

/// Guides of a view's own. Stacks, layers, overlays and backgrounds align views by them.
///
/// Sizes are known to the renderer alone. What a guide makes of a size is therefore found out beforehand, and told to
/// the renderer as multiples of the view's lengths; see docs/compatibility.md for guides that are not.
extension View {
  /// Says where a guide of the view is.
  ///
  /// ```swift
  /// HStack(alignment: .bottom) {
  ///   Image(systemName: "star")
  ///   Text("Raised").alignmentGuide(.bottom) { $0[.bottom] + 8 }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Makes its distance from the leading edge, in points, of the view's dimensions.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(name: g.renderName, axis: .horizontal, computeValue: computeValue))
  }

  /// Says where a guide of the view is.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Makes its distance from the top, in points, of the view's dimensions.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(name: g.renderName, axis: .vertical, computeValue: computeValue))
  }
}
