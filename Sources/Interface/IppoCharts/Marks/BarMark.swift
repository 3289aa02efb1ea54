public import Foundation

/// A bar (`Charts.BarMark`). Bars at the same place are stacked.
public struct BarMark: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let mark: ChartMark

  /// A bar from zero, or from the bar below, to a value.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .bar, x: .value(x.datum), y: .value(y.datum), width: width, height: height, stacking: stacking)
  }

  /// A bar between two values of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .bar, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum), width: width)
  }

  /// A bar between two values of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .bar, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum), height: height)
  }

  /// A bar along the horizontal axis, between positions in points; `nil` for the edges of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .bar, x: .value(x.datum), y: .positions(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A bar along the vertical axis, between positions in points; `nil` for the edges of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .bar, x: .positions(xStart, xEnd), y: .value(y.datum), height: height, stacking: stacking)
  }

  /// A bar between two values of the horizontal axis, and between positions in points.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    mark = ChartMark(kind: .bar, x: .range(xStart.datum, xEnd.datum), y: .positions(yStart, yEnd))
  }

  /// A bar between two values of the vertical axis, and between positions in points.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .bar, x: .positions(xStart, xEnd), y: .range(yStart.datum, yEnd.datum))
  }

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}
