public import Foundation

/// A straight line across the plot, or a part of it (`Charts.RuleMark`).
public struct RuleMark: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  let mark: ChartMark

  init(_ mark: ChartMark) { self.mark = mark }

  /// A vertical line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum))
  }

  /// A vertical line between positions in points; `nil` for the edges of the plot.
  public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    mark = ChartMark(kind: .rule, x: .value(x.datum), y: .positions(yStart, yEnd))
  }

  /// A vertical line between two values, so many points from the left.
  public init<Y: Plottable>(x: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = ChartMark(
      kind: .rule, x: x.map { .position($0) } ?? .positions(nil, nil), y: .range(yStart.datum, yEnd.datum))
  }

  /// A horizontal line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .rule, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum))
  }

  /// A horizontal line between positions in points; `nil` for the edges of the plot.
  public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .rule, x: .positions(xStart, xEnd), y: .value(y.datum))
  }

  /// A horizontal line between two values, so many points from the top.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: CGFloat? = nil) {
    mark = ChartMark(
      kind: .rule, x: .range(xStart.datum, xEnd.datum), y: y.map { .position($0) } ?? .positions(nil, nil))
  }

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}
