public import IppoUI

/// The ticks and labels of an axis (`Charts.ChartAxisContent`).
public struct ChartAxisContent: View {
  let content: AnyView

  /// The ticks and labels.
  public var body: some View { content }
}

extension View {
  /// Changes the ticks and labels of the horizontal axis of charts within the view. They have the room below or above the plot.
  public func chartXAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ axisContent: ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.x.styles.append { AnyView(content($0)) } }
  }

  /// Changes the labels of the vertical axis of charts within the view. They have the room beside the plot.
  public func chartYAxisStyle<Content: View>(
    @ViewBuilder content: @escaping (_ axisContent: ChartAxisContent) -> Content
  ) -> some View {
    chartSetting { $0.y.styles.append { AnyView(content($0)) } }
  }
}

extension ChartContent {
  /// Draws marks as one layer. Has no effect in browsers and terminals: marks are drawn one by one.
  public func compositingLayer() -> some ChartContent { self }
}

extension AxisContent {
  /// Draws an axis as one layer. Has no effect in browsers and terminals: parts of axes are drawn one by one.
  public func compositingLayer() -> some AxisContent { self }
}
