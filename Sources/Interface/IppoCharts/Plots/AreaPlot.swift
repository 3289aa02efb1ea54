public import IppoUI

/// The area below a function, between two functions, or of the elements of a collection (`Charts.AreaPlot`).
public struct AreaPlot<Content: ChartContent>: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let content: Content

  /// Adds the marks.
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The marks of the elements.
  public var _elements: _ElementMarks<Content.DataElement> { content._elements }
}

/// The area of a function (`Charts.FunctionAreaPlotContent`).
public struct FunctionAreaPlotContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  let mark: ChartMark

  /// Adds the mark.
  public func _collect(into marks: inout _ChartMarks) { marks.append(mark) }
}

/// The areas of the elements of a collection (`Charts.VectorizedAreaPlotContent`).
public struct VectorizedAreaPlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<Data.Element>
}

// MARK: Functions

extension AreaPlot where Content == FunctionAreaPlotContent {
  /// The area between zero and a function along the horizontal axis.
  ///
  /// - Parameter domain: The values of the function's argument; `nil` for the domain of the axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @MainActor (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The area between zero and a function, with labels as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @MainActor (Double) -> Double
  ) {
    self.init(x: Text(verbatim: String(x)), y: Text(verbatim: String(y)), domain: domain, function: function)
  }

  /// The area between zero and a function.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @MainActor (Double) -> Double
  ) {
    self.init(PlottedFunction(x: x, y: y, domain: domain) { (0, function($0)) })
  }

  /// The area between the two values of a function.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @MainActor (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(x: Text(x), yStart: Text(yStart), yEnd: Text(yEnd), domain: domain, function: function)
  }

  /// The area between the two values of a function, with labels as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @MainActor (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      x: Text(verbatim: String(x)), yStart: Text(verbatim: String(yStart)), yEnd: Text(verbatim: String(yEnd)),
      domain: domain, function: function)
  }

  /// The area between the two values of a function.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @MainActor (Double) -> (yStart: Double, yEnd: Double)
  ) {
    self.init(
      PlottedFunction(x: x, y: yEnd, domain: domain) { argument in
        let values = function(argument)
        return (values.yStart, values.yEnd)
      })
  }

  private init(_ function: PlottedFunction) {
    content = FunctionAreaPlotContent(mark: ChartMark(kind: .area, function: function))
  }
}

// MARK: Collections

extension AreaPlot {
  /// The area of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, x: .value(x), y: .value(y), series: { _ in nil }, stacking)
  }

  /// The areas of the elements of a collection, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, x: .value(x), y: .value(y), series: series.datum, stacking)
  }

  /// The area between two values of the vertical axis of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, x: .value(x), y: .range(yStart, yEnd), series: { _ in nil })
  }

  /// The areas between two values of the vertical axis, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, x: .value(x), y: .range(yStart, yEnd), series: series.datum)
  }

  /// The area between two values of the horizontal axis of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, x: .range(xStart, xEnd), y: .value(y), series: { _ in nil })
  }

  /// The areas between two values of the horizontal axis, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, xStart: PlottableProjection<Data.Element, X>, xEnd: PlottableProjection<Data.Element, X>,
    y: PlottableProjection<Data.Element, Y>, series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedAreaPlotContent<Data> {
    self.init(data, x: .range(xStart, xEnd), y: .value(y), series: series.datum)
  }

  private init<Data: RandomAccessCollection>(
    _ data: Data, x: ElementPlace<Data.Element>, y: ElementPlace<Data.Element>,
    series: @escaping (Data.Element) -> PlotDatum?, _ stacking: MarkStackingMethod = .standard
  ) where Content == VectorizedAreaPlotContent<Data> {
    content = VectorizedAreaPlotContent(
      _elements: _ElementMarks(data) {
        ChartMark(
          kind: .area, x: x.coordinate($0), y: y.coordinate($0), stacking: stacking, series: series($0))
      })
  }
}
