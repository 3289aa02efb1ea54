public import Foundation
public import IppoUI

extension View {
  /// The horizontal axis of charts within the view.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let specs = axisSpecs(content())
    return chartSetting { $0.x.specs = specs }
  }

  /// The vertical axis of charts within the view.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let specs = axisSpecs(content())
    return chartSetting { $0.y.specs = specs }
  }

  func axisSpecs(_ content: some AxisContent) -> [AxisSpec] {
    var axis = _AxisSpecs()
    content._collect(into: &axis)
    return axis.specs
  }

  /// Whether charts within the view show their horizontal axis.
  public func chartXAxis(_ visibility: Visibility) -> some View { chartSetting { $0.x.visibility = visibility } }

  /// Whether charts within the view show their vertical axis.
  public func chartYAxis(_ visibility: Visibility) -> some View { chartSetting { $0.y.visibility = visibility } }

  /// The title of the horizontal axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// The title of the horizontal axis, as it is.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
  }

  /// The title of the horizontal axis, of a catalogue.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
  }

  /// The title of the horizontal axis.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// A view as the title of the horizontal axis, one line high.
  ///
  /// - Parameters:
  ///   - position: Below the plot, or above it.
  ///   - alignment: Where the title is along the plot; `nil` for its middle.
  ///   - spacing: has no effect: a title has a line of its own.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(position: position, alignment: alignment, content: AnyView(content()))
    return chartSetting { $0.x.title = title }
  }

  /// The title of the vertical axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// The title of the vertical axis, as it is.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(verbatim: String(label)) }
  }

  /// The title of the vertical axis, of a catalogue.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ labelResource: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelResource) }
  }

  /// The title of the vertical axis.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// A view as the title of the vertical axis, above it and one line high: terminals do not turn texts.
  ///
  /// - Parameters:
  ///   - position: has no effect, except that `leading` and `trailing` say at which end of the line the title is.
  ///   - alignment: Where the title is in its line; `nil` for the end at the axis.
  ///   - spacing: has no effect: a title has a line of its own.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(position: position, alignment: alignment, content: AnyView(content()))
    return chartSetting { $0.y.title = title }
  }
}
