public import Foundation

/// The position of a guide of a view (`alignmentGuide(_:computeValue:)`).
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
/// Only the renderer knows sizes. The result of a guide is therefore determined beforehand, as multiples of the view's
/// lengths, and sent to the renderer. See docs/compatibility.md for guides of another form.
extension View {
  /// Sets the position of a guide of the view.
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
  ///   - computeValue: Computes its distance from the leading edge, in points, from the view's dimensions.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(name: g.renderName, axis: .horizontal, computeValue: computeValue))
  }

  /// Sets the position of a guide of the view.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Computes its distance from the top, in points, from the view's dimensions.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(name: g.renderName, axis: .vertical, computeValue: computeValue))
  }
}
