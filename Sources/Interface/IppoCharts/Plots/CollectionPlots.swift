public import Foundation

/// The bars of the elements of a collection (`Charts.BarPlot`).
public struct BarPlot<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<DataElement>

  /// A bar for each element, from zero or from the bar below.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(
        kind: .bar, x: .value(x.datum($0)), y: .value(y.datum($0)), width: width, height: height, stacking: stacking)
    }
  }

  /// A bar for each element, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(kind: .bar, x: .value(x.datum($0)), y: .range(yStart.datum($0), yEnd.datum($0)), width: width)
    }
  }
}

/// The points of the elements of a collection (`Charts.PointPlot`).
public struct PointPlot<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<DataElement>

  /// A symbol for each element.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(kind: .point, x: .value(x.datum($0)), y: .value(y.datum($0)))
    }
  }
}

/// The rectangles of the elements of a collection (`Charts.RectanglePlot`).
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<DataElement>

  /// A rectangle for each element, in the steps of two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimension = .automatic, height: MarkDimension = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(
        kind: .rectangle, x: .value(x.datum($0)), y: .value(y.datum($0)), width: width, height: height)
    }
  }

  /// A rectangle for each element, between values of both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(
        kind: .rectangle, x: .range(xStart.datum($0), xEnd.datum($0)), y: .range(yStart.datum($0), yEnd.datum($0)))
    }
  }
}

/// The rules of the elements of a collection (`Charts.RulePlot`).
public struct RulePlot<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<DataElement>

  /// A vertical line for each element, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(kind: .rule, x: .value(x.datum($0)), y: .range(yStart.datum($0), yEnd.datum($0)))
    }
  }

  /// A horizontal line for each element, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(kind: .rule, x: .range(xStart.datum($0), xEnd.datum($0)), y: .value(y.datum($0)))
    }
  }
}

/// The sectors of the elements of a collection (`Charts.SectorPlot`).
public struct SectorPlot<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<DataElement>

  /// A part of a circle for each element.
  public init<Data: RandomAccessCollection, Value: Plottable>(
    _ data: Data, angle: PlottableProjection<DataElement, Value>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(data) {
      ChartMark(
        kind: .sector, angle: angle.datum($0), innerRadius: innerRadius, outerRadius: outerRadius,
        angularInset: angularInset ?? 0)
    }
  }
}
