import Foundation
import IppoUI

/// The plot, the axes and the legend of a chart whose layout is known.
struct ChartParts: View {
  @Environment(\.self) private var environment
  @State private var scroll: ScrollPosition?
  @State private var fixedRules = FixedRules()
  let layout: ChartLayout
  let settings: ChartSettings

  var body: some View {
    let direction = environment.layoutDirection
    ZStack(alignment: .topLeading) {
      if layout.contentWidth > layout.plot.width {
        scrolled
      } else {
        strip
          .position(x: layout.plot.midX, y: layout.size.height / 2)
          .frame(width: layout.size.width, height: layout.size.height)
      }
      axis(layout.yFrame, settings.y.styles) { ForEach(layout.yLabels) { AxisLabelView(label: $0) } }
      titles
      legend(direction)
    }
    .frame(width: layout.size.width, height: layout.size.height, alignment: .topLeading)
    // Points count from the left edge, whatever the direction is.
    .environment(\.layoutDirection, .leftToRight)
    .accessibilityChildren {
      ChartSpeechView(entries: ChartSpeech(layout, environment).entries).environment(\.layoutDirection, direction)
    }
  }

  // MARK: Scrolling

  /// The plot with the horizontal axis, in a region that scrolls.
  private var scrolled: some View {
    region
      .frame(width: layout.plot.width, height: layout.size.height)
      .position(x: layout.plot.midX, y: layout.size.height / 2)
      .frame(width: layout.size.width, height: layout.size.height)
  }

  @ViewBuilder
  private var region: some View {
    let region = ScrollView(.horizontal) { strip }
      .scrollPosition(position)
      .onScrollGeometryChange(for: CGFloat.self) {
        $0.contentOffset.x
      } action: { _, offset in
        if let scalar = layout.x.scale.value(at: offset + 0.5) { settings.xScrollStart?.set?(scalar) }
      }
    if settings.scrollTarget == nil {
      region
    } else {
      region.onScrollPhaseChange { _, phase, context in
        if phase == .idle { align(context.geometry.contentOffset.x) }
      }
    }
  }

  /// Moves on to the target of the app from the place where scrolling has come to rest.
  private func align(_ offset: CGFloat) {
    guard let change = settings.scrollTarget else { return }
    var target = ScrollTarget(rect: CGRect(x: offset, y: 0, width: layout.plot.width, height: layout.plot.height))
    change(
      &target,
      ChartScrollTargetBehaviorContext(
        chartProxy: ChartProxy(layout: layout, settings: settings, anchor: nil), originalTarget: target,
        axes: .horizontal, contentSize: CGSize(width: layout.contentWidth, height: layout.plot.height),
        containerSize: layout.plot.size, calendar: layout.data.calendar))
    guard target.rect.minX.isFinite, abs(target.rect.minX - offset) >= 1 else { return }
    withAnimation { scroll = ScrollPosition(x: target.rect.minX) }
  }

  private var position: Binding<ScrollPosition> {
    Binding {
      scroll ?? ScrollPosition(x: start ?? 0)
    } set: {
      scroll = $0
    }
  }

  /// Where the visible part begins at first, in points.
  private var start: CGFloat? {
    guard let scalar = settings.xScrollStart?.get(), let place = layout.x.scale.position(of: scalar) else { return nil }
    let half = layout.x.scale.kind == .category ? layout.x.scale.bandLength / 2 : 0
    return min(max(place - half, 0), layout.contentWidth - layout.plot.width)
  }

  // MARK: Plot

  /// The plot with the ticks and labels that move with it.
  private var strip: some View {
    ZStack(alignment: .topLeading) {
      plot.position(x: layout.contentWidth / 2, y: layout.plot.midY)
      axis(layout.xFrame, settings.x.styles) {
        ForEach(layout.ticks.filter(\.isVertical)) { AxisLineView(line: $0) }
        ForEach(layout.xLabels) { AxisLabelView(label: $0) }
      }
    }
    .frame(width: layout.contentWidth, height: layout.size.height, alignment: .topLeading)
  }

  /// The parts of an axis, changed by the app in a frame of their own.
  @ViewBuilder
  private func axis(
    _ frame: CGRect, _ styles: [@MainActor (ChartAxisContent) -> AnyView], @ViewBuilder parts: () -> some View
  ) -> some View {
    if styles.isEmpty {
      parts()
    } else {
      let content = ZStack(alignment: .topLeading) { parts() }
        .frame(width: max(layout.contentWidth, layout.size.width), height: layout.size.height, alignment: .topLeading)
        .offset(x: -frame.minX, y: -frame.minY)
        .frame(width: frame.width, height: frame.height, alignment: .topLeading)
      styles.reduce(AnyView(content)) { $1(ChartAxisContent(content: $0)) }
        .position(x: frame.midX, y: frame.midY)
    }
  }

  private var plot: some View {
    let size = layout.geometry.size
    let proxy = ChartProxy(layout: layout, settings: settings, anchor: nil)
    let following = isSelectable ? ChartSelecting(proxy: proxy).following(apartFrom: fixedRules) : [:]
    let maker = FigureMaker(layout.geometry, layout.styles, following: following)
    let marks = ZStack(alignment: .topLeading) {
      ForEach(layout.gridLines) { AxisLineView(line: $0) }
      ForEach(maker.figures) { FigureView(figure: $0, size: size) }
      ForEach(maker.annotations) { placed in
        FollowingView(placed.following) { AnnotationView(placed: placed, plot: layout.plot, size: layout.size) }
      }
      if isSelectable { SelectionView(proxy: proxy, following: following) }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
    let styled = settings.plotStyles.reduce(AnyView(marks)) { $1(ChartPlotContent(content: $0)) }
    return settings.gestures.reduce(styled) { $1(proxy, $0) }
  }

  private var isSelectable: Bool {
    settings.x.selection != nil || settings.y.selection != nil || settings.x.rangeSelection != nil
      || settings.y.rangeSelection != nil || settings.angleSelection != nil
  }

  // MARK: Titles and legend

  @ViewBuilder
  private var titles: some View {
    if let title = settings.y.title {
      let isLeft = layout.y.specs.first?.position.storage == .leading
      titleLine(
        title, alignment: title.alignment?.horizontal ?? (isLeft ? .leading : .trailing), width: layout.size.width
      )
      .position(x: layout.size.width / 2, y: layout.plot.minY - layout.topRoom + ChartLayout.rowHeight / 2)
    }
    if let title = settings.x.title {
      let isTop = title.position.storage == .top
      titleLine(title, alignment: title.alignment?.horizontal ?? .center, width: layout.plot.width)
        .position(
          x: layout.plot.midX,
          y: isTop
            ? layout.plot.minY - layout.topRoom + ChartLayout.rowHeight / 2
            : layout.plot.maxY + layout.bottomRoom - ChartLayout.rowHeight / 2)
    }
  }

  private func titleLine(_ title: ChartSettings.Title, alignment: HorizontalAlignment, width: CGFloat) -> some View {
    title.content.font(ChartLayout.labelFont).foregroundStyle(.secondary).lineLimit(1)
      .frame(
        width: width, height: ChartLayout.rowHeight, alignment: Alignment(horizontal: alignment, vertical: .center))
  }

  @ViewBuilder
  private func legend(_ direction: LayoutDirection) -> some View {
    if !layout.legendRows.isEmpty {
      let isTrailing =
        settings.legend.position.storage == .bottomTrailing || settings.legend.position.storage == .topTrailing
      let horizontal = settings.legend.alignment?.horizontal ?? (isTrailing ? .trailing : .leading)
      LegendView(rows: layout.legendRows, alignment: horizontal)
        .environment(\.layoutDirection, direction)
        .frame(
          width: layout.legendFrame.width, height: layout.legendFrame.height,
          alignment: Alignment(horizontal: horizontal, vertical: settings.legend.alignment?.vertical ?? .center)
        )
        .position(x: layout.legendFrame.midX, y: layout.legendFrame.midY)
        .accessibilityHidden(true)
    }
  }
}

/// A line of the grid, or a tick.
private struct AxisLineView: View {
  let line: ChartLayout.Line

  var body: some View {
    let stroke = line.stroke ?? StrokeStyle(lineWidth: 0.5)
    StraightLine(
      from: CGPoint(
        x: line.isVertical ? line.rect.midX : line.rect.minX, y: line.isVertical ? line.rect.minY : line.rect.midY),
      to: CGPoint(
        x: line.isVertical ? line.rect.midX : line.rect.maxX, y: line.isVertical ? line.rect.maxY : line.rect.midY),
      style: line.style ?? AnyShapeStyle(.quaternary), stroke: stroke)
  }
}

/// A label of an axis.
private struct AxisLabelView: View {
  let label: ChartLayout.Label

  var body: some View {
    label.content
      .font(label.font ?? ChartLayout.labelFont)
      .foregroundStyle(label.style ?? AnyShapeStyle(.secondary))
      .lineLimit(1)
      .fixedSize(horizontal: !label.isTruncated, vertical: true)
      .rotationEffect(.degrees(label.isVertical ? 90 : 0))
      .frame(
        width: label.width ?? 0, height: label.width == nil ? 0 : ChartLayout.rowHeight, alignment: label.alignment
      )
      .position(label.point)
      .accessibilityHidden(true)
  }
}
