public import Foundation
public import IppoUI

/// The scales and the plot of a chart (`Charts.ChartProxy`). Positions are points from the top left corner of the plot.
@MainActor @preconcurrency
public struct ChartProxy {
  let layout: ChartLayout
  let settings: ChartSettings
  let anchor: Anchor<CGRect>?

  /// The size of the plot, in points.
  public var plotSize: CGSize { CGSize(width: layout.plot.width, height: layout.plot.height) }

  /// The size of the plot, in points.
  public var plotAreaSize: CGSize { plotSize }

  /// The frame of the plot, for geometry proxies. Outside of overlays and backgrounds of charts it is empty.
  public var plotAreaFrame: Anchor<CGRect> { anchor ?? .unplaced }

  /// The frame of the plot, for geometry proxies; `nil` outside of overlays and backgrounds of charts.
  public var plotFrame: Anchor<CGRect>? { anchor }

  /// The frame of the plot, for geometry proxies; `nil` outside of overlays and backgrounds of charts.
  public var plotContainerFrame: Anchor<CGRect>? { anchor }

  // MARK: Positions

  /// The position of a value of the horizontal axis; `nil` for a value of another kind.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { layout.x.scale.position(of: value.scalar) }

  /// The position of a value of the vertical axis; `nil` for a value of another kind.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { layout.y.scale.position(of: value.scalar) }

  /// The position of a value of each axis; `nil` for values of other kinds.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The band of a category of the horizontal axis, or the position of another value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    range(of: value.scalar, layout.x.scale)
  }

  /// The band of a category of the vertical axis, or the position of another value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    range(of: value.scalar, layout.y.scale)
  }

  /// The rectangle of a value of each axis: bands of categories, and positions of other values.
  public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  private func range(of scalar: _PlotScalar, _ scale: AxisScale) -> ClosedRange<CGFloat>? {
    scale.position(of: scalar).map { position in
      let half = scale.kind == .category ? scale.bandLength / 2 : 0
      return (position - half)...(position + half)
    }
  }

  // MARK: Values

  /// The value of the horizontal axis at a position; `nil` for another type than that of the axis.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
    layout.x.scale.value(at: position).flatMap { P(scalar: $0) }
  }

  /// The value of the vertical axis at a position; `nil` for another type than that of the axis.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
    layout.y.scale.value(at: position).flatMap { P(scalar: $0) }
  }

  /// The values of both axes at a point; `nil` for other types than those of the axes.
  public func value<X: Plottable, Y: Plottable>(
    at position: CGPoint, as type: (X, Y).Type = (X, Y).self
  ) -> (X, Y)? {
    guard let x: X = value(atX: position.x), let y: Y = value(atY: position.y) else { return nil }
    return (x, y)
  }

  /// The angle of a point of the plot about its middle, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(
      Double(position.x - layout.plot.width / 2), Double(layout.plot.height / 2 - position.y))
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The sum of the values of the sectors up to an angle, clockwise from the top.
  public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
    let total = layout.data.sectorSizes.reduce(0, +)
    guard total > 0 else { return nil }
    let turn = (angle.radians / (2 * .pi)).truncatingRemainder(dividingBy: 1)
    return P(scalar: .number((turn < 0 ? turn + 1 : turn) * total))
  }

  /// The bounds of the horizontal axis, or its categories.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(layout.x.scale) }

  /// The bounds of the vertical axis, or its categories.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] { domain(layout.y.scale) }

  private func domain<P: Plottable>(_ scale: AxisScale) -> [P] {
    let scalars =
      scale.kind == .category
      ? scale.categories.map { .category($0) }
      : [scale.domain.lowerBound, scale.domain.upperBound].compactMap { _PlotScalar($0, of: scale.kind) }
    return scalars.compactMap { P(scalar: $0) }
  }

  /// The style of a value of `foregroundStyle(by:)`; `nil` for a value without one.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    layout.styles.foregrounds.contains(value.scalar) ? layout.styles.foreground(of: value.scalar) : nil
  }

  /// The values of `foregroundStyle(by:)`, in the order of their styles.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    layout.styles.foregrounds.compactMap { P(scalar: $0) }
  }

  /// The symbol of a value of `symbol(by:)`; `nil` for a value without one.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? {
    layout.styles.symbols.contains(value.scalar) ? layout.styles.symbol(of: value.scalar) : nil
  }

  /// The values of `symbol(by:)`, in the order of their symbols.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    layout.styles.symbols.compactMap { P(scalar: $0) }
  }

  /// The area of the symbols of a value of `symbolSize(by:)`, in square points; `nil` for a value without one.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? { layout.styles.symbolArea(of: value.scalar) }

  /// The values of `symbolSize(by:)`: the least and the greatest number, or all names.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    layout.styles.symbolSizeDomain.compactMap { P(scalar: $0) }
  }

  /// The line of a value of `lineStyle(by:)`; `nil` for a value without one.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
    layout.styles.lineStyles.contains(value.scalar) ? layout.styles.lineStyle(of: value.scalar) : nil
  }

  /// The values of `lineStyle(by:)`, in the order of their lines.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    layout.styles.lineStyles.compactMap { P(scalar: $0) }
  }

  // MARK: Selection

  /// Selects the value of the horizontal axis at a position, for `chartXSelection(value:)`.
  public func selectXValue(at position: CGFloat) {
    settings.x.selection?.set(layout.x.scale.value(at: position))
  }

  /// Selects the value of the vertical axis at a position, for `chartYSelection(value:)`.
  public func selectYValue(at position: CGFloat) {
    settings.y.selection?.set(layout.y.scale.value(at: position))
  }

  /// Selects the range of the horizontal axis between two positions, for `chartXSelection(range:)`.
  public func selectXRange(from start: CGFloat, to end: CGFloat) {
    select(settings.x.rangeSelection, layout.x.scale, start, end)
  }

  /// Selects the range of the vertical axis between two positions, for `chartYSelection(range:)`.
  public func selectYRange(from start: CGFloat, to end: CGFloat) {
    select(settings.y.rangeSelection, layout.y.scale, start, end)
  }

  private func select(
    _ selection: ChartSettings.RangeSelection?, _ scale: AxisScale, _ start: CGFloat, _ end: CGFloat
  ) {
    func inside(_ position: CGFloat) -> CGFloat {
      min(max(position, min(scale.start, scale.end)), max(scale.start, scale.end))
    }
    guard let selection, let first = scale.value(at: inside(start)), let last = scale.value(at: inside(end)) else {
      return
    }
    selection.set(first, last)
  }

  /// Selects the value of the sectors at an angle, for `chartAngleSelection(value:)`.
  public func selectAngleValue(at angle: Angle) {
    let value: Double? = value(atAngle: angle)
    settings.angleSelection?.set(value.map { .number($0) })
  }
}
