public import IppoUI

/// The area below a function, between two functions, or of the elements of a collection (`Charts.AreaPlot`).
public struct AreaPlot: ChartContent {
  /// The content has no body.
  public typealias Body = Never

  private let make: @MainActor () -> [ChartMark]

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

  private init(_ function: PlottedFunction) { make = { [ChartMark(kind: .area, function: function)] } }

  /// The area of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    stacking: MarkStackingMethod = .standard
  ) {
    make = {
      data.map { ChartMark(kind: .area, x: .value(x.datum($0)), y: .value(y.datum($0)), stacking: stacking) }
    }
  }

  /// The areas of the elements of a collection, one for each series.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, y: PlottableProjection<Data.Element, Y>,
    series: PlottableProjection<Data.Element, S>, stacking: MarkStackingMethod = .standard
  ) {
    make = {
      data.map {
        ChartMark(
          kind: .area, x: .value(x.datum($0)), y: .value(y.datum($0)), stacking: stacking, series: series.datum($0))
      }
    }
  }

  /// The area between two values of the elements of a collection.
  public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
    _ data: Data, x: PlottableProjection<Data.Element, X>, yStart: PlottableProjection<Data.Element, Y>,
    yEnd: PlottableProjection<Data.Element, Y>
  ) {
    make = {
      data.map { ChartMark(kind: .area, x: .value(x.datum($0)), y: .range(yStart.datum($0), yEnd.datum($0))) }
    }
  }

  /// Adds the marks.
  public func _collect(into marks: inout _ChartMarks) { for mark in make() { marks.append(mark) } }
}
