import Foundation
import IppoUI

/// The places of all parts of a chart of a size, in points from its top left corner.
///
/// The sides of the plot are whole cells of terminals, so that what is drawn in it is where the axes say.
@MainActor
struct ChartLayout {
  /// A straight line of an axis. It lies within the cell of a terminal that a mark from its place on begins in.
  struct Line: Identifiable {
    let id: AxisPartID
    /// A rectangle around the line, 1 point wide: across the plot in points of the plot, else in points of the chart.
    let rect: CGRect
    let isVertical: Bool
    let style: AnyShapeStyle?
    let stroke: StrokeStyle?
  }

  /// A label of an axis.
  struct Label: Identifiable {
    let id: AxisPartID
    let content: AnyView
    var point: CGPoint
    let alignment: Alignment
    /// Points; `nil` for as wide as the content is.
    var width: CGFloat?
    let font: Font?
    let style: AnyShapeStyle?
    let isVertical: Bool
    /// Whether the content ends with the width.
    var isTruncated = false

    /// The label of the horizontal axis in less room.
    @MainActor func truncated(to width: CGFloat) -> Label {
      var label = self
      label.width = width
      label.isTruncated = true
      // A label with a width is in the middle of its row.
      label.point.y += alignment.vertical == .bottom ? -ChartLayout.rowHeight / 2 : ChartLayout.rowHeight / 2
      return label
    }
  }

  let size: CGSize
  let data: ChartData
  let styles: ChartStyles
  private(set) var plot = CGRect.zero
  /// The width of what is drawn in the plot: more than that of the plot where it scrolls.
  private(set) var contentWidth: CGFloat = 0
  private(set) var x: AxisPlan
  private(set) var y: AxisPlan
  private(set) var gridLines: [Line] = []
  private(set) var ticks: [Line] = []
  /// Labels along the plot, from its left edge, which scroll with it, and labels beside it.
  private(set) var xLabels: [Label] = []
  private(set) var yLabels: [Label] = []
  private(set) var legendRows: [[LegendItem]] = []
  private(set) var legendFrame = CGRect.zero
  /// The room for labels and titles above and below the plot, in points.
  private(set) var topRoom: CGFloat = 0
  private(set) var bottomRoom: CGFloat = 0

  static let rowHeight: CGFloat = 16
  static let columnWidth: CGFloat = 8
  static let labelFont = Font.caption

  private let settings: ChartSettings
  let environment: EnvironmentValues

  init(_ marks: [ChartMark], _ settings: ChartSettings, size: CGSize, environment: EnvironmentValues) {
    self.size = size
    self.settings = settings
    self.environment = environment
    data = ChartData(marks, calendar: environment.datesCalendar)
    styles = ChartStyles(data, settings)
    let isRound = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
    var settings = settings
    if isRound, settings.x.specs == nil, settings.y.specs == nil {
      settings.x.visibility = .hidden
      settings.y.visibility = .hidden
    }
    var functionDomain: ClosedRange<Double>?
    if case .values(let values, _) = settings.x.domain?.storage {
      let magnitudes = values.compactMap(\.magnitude)
      if let least = magnitudes.min(), let greatest = magnitudes.max(), least < greatest {
        functionDomain = least...greatest
      }
    }
    let pages = Self.pages(settings)
    x = AxisPlan(
      .horizontal, of: data, settings.x, count: Self.count(size.width * pages - 40, each: 72, most: Int(8 * pages)),
      functionDomain: functionDomain)
    y = AxisPlan(
      .vertical, of: data, settings.y, count: Self.count(size.height - 40, each: 40, most: 6),
      functionDomain: functionDomain ?? x.scale.domain)
    place()
  }

  /// How many steps an axis has room for.
  private static func count(_ length: CGFloat, each: CGFloat, most: Int) -> Int {
    length.isFinite ? min(max(Int(min(max(length, 0) / each, 1000)), 2), max(most, 2)) : max(most, 2)
  }

  /// How much wider than the plot its content is at most, before the domain is known.
  private static func pages(_ settings: ChartSettings) -> CGFloat {
    settings.scrollableAxes.contains(.horizontal) && (settings.x.visibleLength != nil) ? 4 : 1
  }

  // MARK: The plot

  private mutating func place() {
    // Beside a legend above or below, the plot keeps half of the height.
    let isBeside = settings.legend.position.storage == .leading || settings.legend.position.storage == .trailing
    let room = (isBeside ? size.height : size.height / 2) / Self.rowHeight
    legendRows = LegendItem.shown(
      LegendItem.rows(self, width: size.width, settings: settings, environment: environment),
      most: max(Int(min(max(room, 0), 1000)), 1))
    var frame = CGRect(origin: .zero, size: size)
    placeLegend(&frame)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let sides = y.specs.map { $0.position.storage }
    let hasLabels = !(y.specs.isEmpty && x.specs.isEmpty)
    let width = labelWidth() + Self.columnWidth
    var (left, right, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for side in sides {
      if (side == .leading) != isRightToLeft { left = width } else { right = width }
    }
    if hasLabels { top = Self.rowHeight }
    for (index, spec) in x.specs.enumerated() {
      let room = min(
        max(labelWidth(x, index, turned: true), Self.rowHeight) + Self.rowHeight / 2, max(frame.height / 2, 24))
      if spec.position.storage == .top { top = max(top, room) } else { bottom = max(bottom, room) }
    }
    if settings.y.title != nil { top += Self.rowHeight }
    if let title = settings.x.title {
      if title.position.storage == .top { top += Self.rowHeight } else { bottom += Self.rowHeight }
    }
    left = Self.whole(left, Self.columnWidth, up: true)
    top = Self.whole(top, Self.rowHeight, up: true)
    (topRoom, bottomRoom) = (top, bottom)
    plot = CGRect(
      x: frame.minX + left, y: frame.minY + top,
      width: max(Self.whole(frame.width - left - right, Self.columnWidth), Self.columnWidth),
      height: max(Self.whole(frame.height - top - bottom, Self.rowHeight), Self.rowHeight))
    contentWidth = max(plot.width * visiblePages(), plot.width)
    fit(&x.scale, settings.x.range, length: contentWidth, isVertical: false)
    fit(&y.scale, settings.y.range, length: plot.height, isVertical: true)
    placeParts(isRightToLeft)
  }

  private static func whole(_ length: CGFloat, _ step: CGFloat, up: Bool = false) -> CGFloat {
    (length / step).rounded(up ? .up : .down) * step
  }

  /// How many times as long as the visible part the horizontal axis is.
  private func visiblePages() -> CGFloat {
    guard settings.scrollableAxes.contains(.horizontal) else { return 1 }
    if x.scale.kind == .category {
      guard let count = settings.x.visibleCount, count > 0 else { return 1 }
      return CGFloat(x.scale.categories.count) / CGFloat(count)
    }
    guard let visible = settings.x.visibleLength, visible > 0 else { return 1 }
    return min(CGFloat((x.scale.domain.upperBound - x.scale.domain.lowerBound) / visible), 200)
  }

  private func fit(_ scale: inout AxisScale, _ range: _PositionRange, length: CGFloat, isVertical: Bool) {
    let (start, end): (CGFloat, CGFloat) =
      switch range {
      case .plot(let before, let after): (before, max(length - after, before))
      case .fixed(let first, let last): (first, last)
      }
    // Numbers rise, and lists of categories are read from the top.
    (scale.start, scale.end) = isVertical && scale.kind != .category ? (length - start, length - end) : (start, end)
  }

  private mutating func placeLegend(_ frame: inout CGRect) {
    guard !legendRows.isEmpty else { return }
    let height = Self.rowHeight * CGFloat(legendRows.count)
    let gap = settings.legend.spacing ?? Self.columnWidth
    switch settings.legend.position.storage {
    case .top, .topLeading, .topTrailing:
      legendFrame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
      frame.origin.y += Self.whole(height + gap, Self.rowHeight, up: true)
      frame.size.height -= Self.whole(height + gap, Self.rowHeight, up: true)
    case .leading, .trailing:
      let width = Self.whole(
        min((legendRows.flatMap { $0 }.map(\.width).max() ?? 0) + gap, frame.width / 2), Self.columnWidth, up: true)
      let isLeft = (settings.legend.position.storage == .leading) != (environment.layoutDirection == .rightToLeft)
      legendFrame = CGRect(
        x: isLeft ? frame.minX : frame.maxX - width + gap, y: frame.minY, width: width - gap, height: frame.height)
      if isLeft { frame.origin.x += width }
      frame.size.width -= width
    case .overlay:
      legendFrame = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      legendFrame = CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
      frame.size.height -= height + gap
    }
  }

  // MARK: Axes

  private func writer(_ plan: AxisPlan, _ index: Int) -> AxisWriter {
    AxisWriter(environment, values: plan.values[index], dateComponent: plan.dateStep?.component)
  }

  private func elements(_ plan: AxisPlan, _ spec: AxisSpec, _ value: AxisValue) -> [AxisElement] {
    if let elements = spec.elements { return elements(value) }
    var label = AxisElement(kind: .label(AxisLabel(content: spec.format.map { .formatted($0) } ?? .value)))
    if plan.scale.kind == .date, plan.axis == .horizontal, hasUnits(plan.axis) { label.isCentered = true }
    if plan.scale.kind == .category { return [label] }
    let line = AxisElement(kind: .gridLine, stroke: spec.stroke)
    return plan.axis == .vertical
      ? [line, label] : [line, AxisElement(kind: .tick(length: 5), stroke: spec.stroke), label]
  }

  /// Whether marks stand for units of a calendar along an axis.
  private func hasUnits(_ axis: Axis) -> Bool {
    data.marks.contains { mark in
      (axis == .horizontal ? mark.mark.x : mark.mark.y).data.contains { $0.unit != nil }
    }
  }

  /// A label as a view, and its width in points: in a terminal each letter is 8 points wide.
  private func content(_ label: AxisLabel, _ scalar: _PlotScalar, _ writer: AxisWriter) -> (AnyView, CGFloat) {
    let text: Text
    switch label.content {
    case .view(let view): return (view, view.sizeIfKnown(in: environment)?.width ?? 32)
    case .text(let own): text = own
    case .value: text = Text(verbatim: writer.string(scalar))
    case .formatted(let format): text = Text(verbatim: format(scalar, environment) ?? writer.string(scalar))
    }
    return (AnyView(text), Self.width(of: text, in: environment))
  }

  static func width(of text: Text, in environment: EnvironmentValues) -> CGFloat {
    let cells = text.characters(in: environment).unicodeScalars.reduce(0) { $0 + $1.cells }
    return max(text.font(labelFont).lineSize(in: environment).width, CGFloat(cells) * columnWidth)
  }

  /// The width of the longest label of the vertical axis, in points.
  private func labelWidth() -> CGFloat {
    min(y.specs.indices.map { labelWidth(y, $0, turned: false) }.max() ?? 0, labelLimit)
  }

  /// The width of the longest label of an axis, of those that are turned or of all, in points.
  private func labelWidth(_ plan: AxisPlan, _ index: Int, turned: Bool) -> CGFloat {
    // Labels of the chart itself are not turned.
    if turned, plan.specs[index].elements == nil { return 0 }
    let (writer, values) = (writer(plan, index), plan.values[index])
    var width: CGFloat = 0
    for (place, scalar) in values.enumerated() {
      for element in elements(plan, plan.specs[index], AxisValue(index: place, count: values.count, scalar: scalar)) {
        guard case .label(let label) = element.kind, label.isVertical || !turned else { continue }
        width = max(width, content(label, scalar, writer).1 + (turned ? 0 : label.horizontalSpacing ?? 0))
      }
    }
    return width
  }

  private mutating func placeParts(_ isRightToLeft: Bool) {
    var ids = AxisPartIDs()
    for (index, spec) in x.specs.enumerated() {
      let writer = writer(x, index)
      let isTop = spec.position.storage == .top
      var labels = LabelCollisions()
      for (place, scalar) in x.values[index].enumerated() {
        let value = AxisValue(index: place, count: x.values[index].count, scalar: scalar)
        for (part, element) in elements(x, spec, value).enumerated() {
          let id = ids.next(axis: index, part: part, scalar)
          guard let position = position(of: scalar, x, index, element) else { continue }
          let at = position + element.offset.width
          switch element.kind {
          case .gridLine:
            addGridLine(CGRect(x: at, y: 0, width: 1, height: plot.height), isVertical: true, element, id)
          case .tick(let length):
            let start = isTop ? plot.minY - length : plot.maxY
            addTick(
              CGRect(x: at, y: start + element.offset.height, width: 1, height: length), isVertical: true, element, id
            )
          case .label(let label):
            let (view, width) = content(label, scalar, writer)
            let anchor = label.isVertical ? 0.5 : label.anchor?.x ?? 0.5
            let along = label.isVertical ? Self.rowHeight * 0.9 : max(width, 0)
            let start = within(at - along * anchor, along)
            // A turned label lies as far beyond its row as it is longer.
            let gap = (label.verticalSpacing ?? 3) + (label.isVertical ? max(width - Self.rowHeight, 0) / 2 : 0)
            labels.append(
              LabelCollisions.Candidate(
                label: Label(
                  id: id, content: view,
                  point: CGPoint(
                    x: start + along * anchor, y: (isTop ? plot.minY - gap : plot.maxY + gap) + element.offset.height),
                  alignment: Alignment(
                    horizontal: anchor < 0.25 ? .leading : anchor > 0.75 ? .trailing : .center,
                    vertical: isTop ? .bottom : .top), width: nil, font: element.font, style: element.style,
                  isVertical: label.isVertical), extent: start...(start + along),
                collision: label.isVertical ? .disabled : label.collision))
          }
        }
      }
      xLabels += labels.labels(isVertical: false)
    }
    for (index, spec) in y.specs.enumerated() {
      let writer = writer(y, index)
      let isLeft = (spec.position.storage == .leading) != isRightToLeft
      var labels = LabelCollisions()
      for (place, scalar) in y.values[index].enumerated() {
        let value = AxisValue(index: place, count: y.values[index].count, scalar: scalar)
        for (part, element) in elements(y, spec, value).enumerated() {
          let id = ids.next(axis: ~index, part: part, scalar)
          guard let position = position(of: scalar, y, index, element) else { continue }
          let at = position + element.offset.height
          switch element.kind {
          case .gridLine:
            addGridLine(CGRect(x: 0, y: at - 1, width: contentWidth, height: 1), isVertical: false, element, id)
          case .tick(let length):
            let start = isLeft ? plot.minX - length : plot.maxX
            addTick(
              CGRect(x: start + element.offset.width, y: plot.minY + at - 1, width: length, height: 1),
              isVertical: false, element, id)
          case .label(let label):
            let gap = label.horizontalSpacing ?? 6
            let (view, whole) = content(label, scalar, writer)
            let width = min(whole, labelLimit)
            let edge = isLeft ? plot.minX - gap - width / 2 : plot.maxX + gap + width / 2
            labels.append(
              LabelCollisions.Candidate(
                label: Label(
                  id: id, content: view,
                  // The middle of a row of a terminal that holds the line of the grid as well.
                  point: CGPoint(x: edge + element.offset.width, y: plot.minY + at - 0.5),
                  alignment: isLeft ? .trailing : .leading, width: width, font: element.font, style: element.style,
                  isVertical: label.isVertical, isTruncated: width < whole),
                // Labels in adjacent rows of a terminal do not overlap.
                extent: (at - Self.rowHeight * 0.45)...(at + Self.rowHeight * 0.45), collision: label.collision))
          }
        }
      }
      yLabels += labels.labels(isVertical: true)
    }
  }

  /// The start of a label of the horizontal axis, moved into the chart. Labels scroll together with a wide plot.
  private func within(_ start: CGFloat, _ width: CGFloat) -> CGFloat {
    guard contentWidth <= plot.width else { return start }
    return max(min(start, size.width - plot.minX - width), -plot.minX)
  }

  /// The greatest width of a label of the vertical axis, in points: the plot keeps half of the chart.
  private var labelLimit: CGFloat {
    max(Self.whole(size.width / 2, Self.columnWidth) - Self.columnWidth, 2 * Self.columnWidth)
  }

  /// Where a part of an axis is, in points of the plot.
  private func position(_ scalar: _PlotScalar, _ plan: AxisPlan) -> CGFloat? { plan.scale.position(of: scalar) }

  private func position(of scalar: _PlotScalar, _ plan: AxisPlan, _ index: Int, _ element: AxisElement) -> CGFloat? {
    if element.isCentered == true, let middle = plan.middle(after: scalar, among: plan.values[index]) {
      // The middle of a step that ends after the domain is not shown.
      guard plan.scale.domain.contains(middle) else { return nil }
      let position = plan.scale.position(middle)
      return position.isFinite ? position : nil
    }
    return position(scalar, plan)
  }

  private mutating func addGridLine(_ rect: CGRect, isVertical: Bool, _ element: AxisElement, _ id: AxisPartID) {
    gridLines.append(
      Line(id: id, rect: rect, isVertical: isVertical, style: element.style, stroke: element.stroke))
  }

  private mutating func addTick(_ rect: CGRect, isVertical: Bool, _ element: AxisElement, _ id: AxisPartID) {
    ticks.append(
      Line(id: id, rect: rect, isVertical: isVertical, style: element.style, stroke: element.stroke))
  }

  // MARK: Marks

  /// The places of marks in the plot.
  var geometry: PlotGeometry {
    PlotGeometry(data: data, x: x.scale, y: y.scale, size: CGSize(width: contentWidth, height: plot.height))
  }
}
