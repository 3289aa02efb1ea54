public import Foundation

/// The rectangles of the elements of a collection (`Charts.RectanglePlot`).
public struct RectanglePlot<DataElement>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<DataElement>

  /// A rectangle for each element, in the steps of two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: PlottableProjection<DataElement, Y>,
    width: MarkDimensions<DataElement> = .automatic, height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .value(x), y: .value(y), width: width, height: height)
  }

  /// A rectangle for each element, in a step of the horizontal axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .value(x), y: .range(yStart, yEnd), width: width)
  }

  /// A rectangle for each element, in a step of the horizontal axis, between positions in points; `nil` for the edges.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .value(x), y: .positions(yStart, yEnd), width: width)
  }

  /// A rectangle for each element, in a step of the horizontal axis, between its positions in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, CGFloat>,
    yEnd: KeyPath<DataElement, CGFloat>, width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .value(x), y: .positions(yStart, yEnd), width: width)
  }

  /// A rectangle for each element, in a step of the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .range(xStart, xEnd), y: .value(y), height: height)
  }

  /// A rectangle for each element, in a step of the vertical axis, between positions in points; `nil` for the edges.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .positions(xStart, xEnd), y: .value(y), height: height)
  }

  /// A rectangle for each element, in a step of the vertical axis, between its positions in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .positions(xStart, xEnd), y: .value(y), height: height)
  }

  /// A rectangle for each element, between values of both axes.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .range(xStart, xEnd), y: .range(yStart, yEnd))
  }

  /// A rectangle for each element between values of the horizontal axis, and between positions in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .range(xStart, xEnd), y: .positions(yStart, yEnd))
  }

  /// A rectangle for each element between values of the horizontal axis, and between its positions in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: KeyPath<DataElement, CGFloat>, yEnd: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .range(xStart, xEnd), y: .positions(yStart, yEnd))
  }

  /// A rectangle for each element between values of the vertical axis, and between positions in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .positions(xStart, xEnd), y: .range(yStart, yEnd))
  }

  /// A rectangle for each element between values of the vertical axis, and between its positions in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .positions(xStart, xEnd), y: .range(yStart, yEnd))
  }

  /// A rectangle for each element, between its positions in points.
  public init<Data: RandomAccessCollection>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    yStart: KeyPath<DataElement, CGFloat>, yEnd: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rectangle, data, x: .positions(xStart, xEnd), y: .positions(yStart, yEnd))
  }
}
