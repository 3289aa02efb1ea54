/// A point of a line (`Charts.LineMark`). Marks with the same series, style and symbol are points of one line, in their order.
public struct LineMark: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let mark: ChartMark

  /// A point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = ChartMark(kind: .line, x: .value(x.datum), y: .value(y.datum))
  }

  /// A point of the line of a series.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = ChartMark(kind: .line, x: .value(x.datum), y: .value(y.datum), series: series.datum)
  }

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}
