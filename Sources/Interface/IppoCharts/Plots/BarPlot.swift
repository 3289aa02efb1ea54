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
    width: MarkDimensions<DataElement> = .automatic, height: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .value(x), y: .value(y), width: width, height: height, stacking: stacking)
  }

  /// A bar for each element, between two values of the vertical axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>, width: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .value(x), y: .range(yStart, yEnd), width: width)
  }

  /// A bar for each element, between two values of the horizontal axis.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .range(xStart, xEnd), y: .value(y), height: height)
  }

  /// A bar for each element along the horizontal axis, between positions in points; `nil` for the edges of the plot.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil,
    width: MarkDimensions<DataElement> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .value(x), y: .positions(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A bar for each element along the horizontal axis, between its positions in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, x: PlottableProjection<DataElement, X>, yStart: KeyPath<DataElement, CGFloat>,
    yEnd: KeyPath<DataElement, CGFloat>, width: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .value(x), y: .positions(yStart, yEnd), width: width, stacking: stacking)
  }

  /// A bar for each element along the vertical axis, between positions in points; `nil` for the edges of the plot.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableProjection<DataElement, Y>,
    height: MarkDimensions<DataElement> = .automatic, stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .positions(xStart, xEnd), y: .value(y), height: height, stacking: stacking)
  }

  /// A bar for each element along the vertical axis, between its positions in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    y: PlottableProjection<DataElement, Y>, height: MarkDimensions<DataElement> = .automatic,
    stacking: MarkStackingMethod = .standard
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .positions(xStart, xEnd), y: .value(y), height: height, stacking: stacking)
  }

  /// A bar for each element between two values of the horizontal axis, and between positions in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: CGFloat? = nil, yEnd: CGFloat? = nil
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .range(xStart, xEnd), y: .positions(yStart, yEnd))
  }

  /// A bar for each element between two values of the horizontal axis, and between its positions in points.
  public init<Data: RandomAccessCollection, X: Plottable>(
    _ data: Data, xStart: PlottableProjection<DataElement, X>, xEnd: PlottableProjection<DataElement, X>,
    yStart: KeyPath<DataElement, CGFloat>, yEnd: KeyPath<DataElement, CGFloat>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .range(xStart, xEnd), y: .positions(yStart, yEnd))
  }

  /// A bar for each element between two values of the vertical axis, and between positions in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableProjection<DataElement, Y>,
    yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .positions(xStart, xEnd), y: .range(yStart, yEnd))
  }

  /// A bar for each element between two values of the vertical axis, and between its positions in points.
  public init<Data: RandomAccessCollection, Y: Plottable>(
    _ data: Data, xStart: KeyPath<DataElement, CGFloat>, xEnd: KeyPath<DataElement, CGFloat>,
    yStart: PlottableProjection<DataElement, Y>, yEnd: PlottableProjection<DataElement, Y>
  ) where Data.Element == DataElement {
    _elements = _ElementMarks(.bar, data, x: .positions(xStart, xEnd), y: .range(yStart, yEnd))
  }
}
