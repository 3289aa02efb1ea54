public import IppoUI

/// A line of a function, or of the elements of a collection (`Charts.LinePlot`).
public struct LinePlot<Content: ChartContent>: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let content: Content

  /// Adds the marks.
  public func _collect(into marks: inout _ChartMarks) { content._collect(into: &marks) }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
  /// The marks of the elements.
  public var _elements: _ElementMarks<Content.DataElement> { content._elements }
}

/// The line of a function (`Charts.FunctionLinePlotContent`).
public struct FunctionLinePlotContent: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  let make: @MainActor () -> [ChartMark]

  /// Adds the marks.
  public func _collect(into marks: inout _ChartMarks) {
    for (place, mark) in make().enumerated() { marks.within(.place(place)) { $0.append(mark) } }
  }
}

/// The lines through the elements of a collection (`Charts.VectorizedLinePlotContent`).
public struct VectorizedLinePlotContent<Data: RandomAccessCollection>: VectorizedChartContent {
  /// The content has no body.
  public typealias Body = Never

  /// The marks of the elements.
  public let _elements: _ElementMarks<Data.Element>
}

// MARK: Functions

extension LinePlot where Content == FunctionLinePlotContent {
  /// The line of a function along the horizontal axis.
  ///
  /// - Parameter domain: The values of the function's argument; `nil` for the domain of the axis.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @MainActor (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The line of a function, with labels as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @MainActor (Double) -> Double
  ) {
    self.init(x: Text(verbatim: String(x)), y: Text(verbatim: String(y)), domain: domain, function: function)
  }

  /// The line of a function, with labels of a catalogue.
  @_disfavoredOverload
  public init(
    x: LocalizedStringResource, y: LocalizedStringResource, domain: ClosedRange<Double>? = nil,
    function: @escaping @MainActor (Double) -> Double
  ) {
    self.init(x: Text(x), y: Text(y), domain: domain, function: function)
  }

  /// The line of a function.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @MainActor (Double) -> Double
  ) {
    content = FunctionLinePlotContent {
      [
        ChartMark(
          kind: .line,
          function: PlottedFunction(x: x, y: y, domain: domain) { argument in
            let value = function(argument)
            return (value, value)
          })
      ]
    }
  }

  /// The line of a function that gives both coordinates for a parameter.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
    function: @escaping @MainActor (_ t: Double) -> (x: Double, y: Double)
  ) {
    self.init(x: Text(x), y: Text(y), t: Text(t), domain: domain, function: function)
  }

  /// The line of a function that gives both coordinates for a parameter, with labels as they are.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol, S3: StringProtocol>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @MainActor (_ t: Double) -> (x: Double, y: Double)
  ) {
    self.init(
      x: Text(verbatim: String(x)), y: Text(verbatim: String(y)), t: Text(verbatim: String(t)), domain: domain,
      function: function)
  }

  /// The line of a function that gives both coordinates for a parameter.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @MainActor (_ t: Double) -> (x: Double, y: Double)
  ) {
    content = FunctionLinePlotContent {
      PlottedFunction.places(in: domain).map { parameter in
        let point = function(parameter)
        return ChartMark(
          kind: .line, x: .value(PlotDatum(label: x, scalar: .number(point.x))),
          y: .value(PlotDatum(label: y, scalar: .number(point.y))))
      }
    }
  }
}

// MARK: Collections

extension LinePlot {
  /// The line through the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(_elements: _ElementMarks(.line, data, x: .value(x), y: .value(y)))
  }

  /// The lines through the elements of a collection, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) where Content == VectorizedLinePlotContent<Data> {
    content = VectorizedLinePlotContent(
      _elements: _ElementMarks(data) {
        ChartMark(kind: .line, x: .value(x.datum($0)), y: .value(y.datum($0)), series: series.datum($0))
      })
  }
}

extension PlottedFunction {
  /// The places at which functions are computed.
  static func places(in domain: ClosedRange<Double>) -> [Double] {
    let steps = 200
    return (0...steps).map { step in
      domain.lowerBound + (domain.upperBound - domain.lowerBound) * Double(step) / Double(steps)
    }
  }
}
