public import Foundation
public import IppoUI

extension View {
  /// Whether charts within the view show a legend.
  public func chartLegend(_ visibility: Visibility) -> some View { chartSetting { $0.legend.visibility = visibility } }

  /// The place of the legend of charts within the view.
  ///
  /// - Parameters:
  ///   - position: Below the plot, above it, or at one of its sides.
  ///   - alignment: Where the legend is along the edge of the chart.
  ///   - spacing: The distance from the axes in points; `nil` for a small one.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartSetting {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
    }
  }

  /// A view as the legend of charts within the view.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let content = AnyView(content())
    return chartSetting {
      $0.legend.position = position
      $0.legend.alignment = alignment
      $0.legend.spacing = spacing
      $0.legend.content = content
    }
  }

  /// Changes the plots of charts within the view. A frame around the plot does not change its size.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (_ plotContent: ChartPlotContent) -> Content
  ) -> some View {
    chartSetting { $0.plotStyles.append { AnyView(content($0)) } }
  }

  /// A view over charts within the view. It has the frame of the chart.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    chartSetting { $0.overlays.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A view behind charts within the view. It has the frame of the chart.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (_ proxy: ChartProxy) -> V
  ) -> some View {
    chartSetting { $0.backgrounds.append(ChartSettings.Layer(alignment: alignment) { AnyView(content($0)) }) }
  }

  /// A gesture of the plots of charts within the view. Places are points of the plot.
  public func chartGesture(_ gesture: @escaping (_ proxy: ChartProxy) -> some Gesture) -> some View {
    chartSetting { $0.gestures.append { proxy, plot in AnyView(plot.gesture(gesture(proxy))) } }
  }
}

/// The plot of a chart (`Charts.ChartPlotContent`).
public struct ChartPlotContent: View {
  let content: AnyView

  /// The plot.
  public var body: some View { content }
}
