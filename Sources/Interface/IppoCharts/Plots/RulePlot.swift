public import Foundation

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
    _elements = _ElementMarks(.rule, data, x: .value(x), y: .range(yStart, yEnd))
  }

  /// A vertical line for each element, between positions in points; `nil` for the edges of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .value(x), y: .positions(yStart, yEnd))
  }

  /// A vertical line for each element, between its positions in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, CGFloat>,
    yEnd: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .value(x), y: .positions(yStart, yEnd))
  }

  /// A vertical line for each element between two values, so many points from the left; `nil` for the middle.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .position(x), y: .range(yStart, yEnd))
  }

  /// A vertical line for each element between two values, at its position in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<DataElement, CGFloat>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .position(x), y: .range(yStart, yEnd))
  }

  /// A horizontal line for each element, between two values.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .range(xStart, xEnd), y: .value(y))
  }

  /// A horizontal line for each element, between positions in points; `nil` for the edges of the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .positions(xStart, xEnd), y: .value(y))
  }

  /// A horizontal line for each element, between its positions in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .positions(xStart, xEnd), y: .value(y))
  }

  /// A horizontal line for each element between two values, so many points from the top; `nil` for the middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .range(xStart, xEnd), y: .position(y))
  }

  /// A horizontal line for each element between two values, at its position in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.rule, data, x: .range(xStart, xEnd), y: .position(y))
  }
}
