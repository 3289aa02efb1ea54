public import Foundation

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
    _elements = _ElementMarks(.point, data, x: .value(x), y: .value(y))
  }

  /// A symbol for each element, so many points from the top; `nil` for the middle.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.point, data, x: .value(x), y: .position(y))
  }

  /// A symbol for each element, at its position in points from the top.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, y: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.point, data, x: .value(x), y: .position(y))
  }

  /// A symbol for each element, so many points from the left; `nil` for the middle.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: CGFloat? = nil, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.point, data, x: .position(x), y: .value(y))
  }

  /// A symbol for each element, at its position in points from the left.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, x: KeyPath<DataElement, CGFloat>, y: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.point, data, x: .position(x), y: .value(y))
  }
}
