public import Foundation

/// A rectangle between values (`Charts.RectangleMark`).
public struct RectangleMark: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  let mark: ChartMark

  init(_ mark: ChartMark) { self.mark = mark }

  private init(
    _ x: ChartMark.Coordinate, _ y: ChartMark.Coordinate, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = ChartMark(kind: .rectangle, x: x, y: y, width: width, height: height)
  }

  /// A rectangle in the step of each of two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) {
    self.init(.value(x.datum), .value(y.datum), width: width, height: height)
  }

  /// A rectangle in a step of the horizontal axis.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.datum), .range(yStart.datum, yEnd.datum), width: width)
  }

  /// A rectangle in a step of the horizontal axis, between positions in points; `nil` for the edges of the plot.
  public init<X: Plottable>(
    x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
  ) {
    self.init(.value(x.datum), .positions(yStart, yEnd), width: width)
  }

  /// A rectangle in a step of the vertical axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .value(y.datum), height: height)
  }

  /// A rectangle in a step of the vertical axis, between positions in points; `nil` for the edges of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
  ) {
    self.init(.positions(xStart, xEnd), .value(y.datum), height: height)
  }

  /// A rectangle between values of both axes.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .range(yStart.datum, yEnd.datum))
  }

  /// A rectangle between values of the horizontal axis, and between positions in points; `nil` for the edges of the plot.
  public init<X: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) {
    self.init(.range(xStart.datum, xEnd.datum), .positions(yStart, yEnd))
  }

  /// A rectangle between values of the vertical axis, and between positions in points; `nil` for the edges of the plot.
  public init<Y: Plottable>(
    xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    self.init(.positions(xStart, xEnd), .range(yStart.datum, yEnd.datum))
  }

  /// A rectangle between positions in points; `nil` for the edges of the plot.
  public init(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
    self.init(.positions(xStart, xEnd), .positions(yStart, yEnd))
  }

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}
