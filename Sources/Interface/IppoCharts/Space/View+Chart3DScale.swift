public import Foundation
public import IppoUI

extension View {
  /// The domain, the range and the type of the third scale of charts in space within the view.
  ///
  /// - Parameter range: has no effect: the axes of a chart in space are equally long.
  public func chartZScale(domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil) -> some View
  {
    chartZScale(domain: domain, type: type)
  }

  /// The domain and the type of the third scale of charts in space within the view.
  public func chartZScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chartSetting { $0.z.scale(domain, nil, type) }
  }

  /// The type of the third scale of charts in space within the view.
  public func chartZScale(type: ScaleType? = nil) -> some View {
    chartSetting { $0.z.scale(nil, nil, type) }
  }

  /// The third axis of charts in space within the view.
  public func chartZAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let specs = axisSpecs(content())
    return chartSetting { $0.z.specs = specs }
  }

  /// Whether charts in space within the view show their third axis.
  public func chartZAxis(_ visibility: Visibility) -> some View { chartSetting { $0.z.visibility = visibility } }

  /// The title of the third axis.
  public func chartZAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// The title of the third axis, as it is.
  @_disfavoredOverload
  public func chartZAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
  }

  /// The title of the third axis, of a catalogue.
  @_disfavoredOverload
  public func chartZAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
  }

  /// The title of the third axis.
  public func chartZAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartZAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// A view as the title of the third axis, beside its edge.
  ///
  /// - Parameters:
  ///   - position: has no effect: the pose decides which edge the title is at.
  ///   - alignment: has no effect: the title is at the middle of the edge.
  ///   - spacing: has no effect: the title is outside of the labels.
  public func chartZAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(position: position, alignment: alignment, content: AnyView(content()))
    return chartSetting { $0.z.title = title }
  }
}
