/// A point of the edge of an area (`Charts.AreaMark`). Marks with the same series and style are points of one area.
public struct AreaMark: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let mark: ChartMark

  /// A point of an area that begins at zero, or on the area below.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(kind: .area, x: .value(x.datum), y: .value(y.datum), stacking: stacking)
  }

  /// A point of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>, stacking: MarkStackingMethod = .standard
  ) {
    mark = ChartMark(
      kind: .area, x: .value(x.datum), y: .value(y.datum), stacking: stacking, series: series.datum)
  }

  /// A point of both edges of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .area, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum))
  }

  /// A point of both edges of the area of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(
      kind: .area, x: .value(x.datum), y: .range(yStart.datum, yEnd.datum), series: series.datum)
  }

  /// A point of both edges of an area along the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = ChartMark(kind: .area, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum))
  }

  /// A point of both edges of the area of a series along the vertical axis.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(
      kind: .area, x: .range(xStart.datum, xEnd.datum), y: .value(y.datum), series: series.datum)
  }

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}
