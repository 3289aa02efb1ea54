public import IppoUI

/// A line of a function, or of the elements of a collection (`Charts.LinePlot`).
public struct LinePlot: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let make: @MainActor () -> [ChartMark]

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

  /// The line of a function.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil, function: @escaping @MainActor (Double) -> Double
  ) {
    make = {
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
    make = {
      PlottedFunction.places(in: domain).map { parameter in
        let point = function(parameter)
        return ChartMark(
          kind: .line, x: .value(PlotDatum(label: x, scalar: .number(point.x))),
          y: .value(PlotDatum(label: y, scalar: .number(point.y))))
      }
    }
  }

  /// The line through the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>
  ) {
    make = { data.map { ChartMark(kind: .line, x: .value(x.datum($0)), y: .value(y.datum($0))) } }
  }

  /// The lines through the elements of a collection, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>
  ) {
    make = {
      data.map {
        ChartMark(kind: .line, x: .value(x.datum($0)), y: .value(y.datum($0)), series: series.datum($0))
      }
    }
  }

  /// Adds the marks.
  public func _collect(into marks: inout _ChartMarks) { for mark in make() { marks.append(mark) } }
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
