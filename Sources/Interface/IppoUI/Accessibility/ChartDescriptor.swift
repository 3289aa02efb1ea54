public import Foundation

/// The content of a chart, for users who do not see it (`SwiftUI.AXChartDescriptorRepresentable`).
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
  /// Describes the chart.
  func makeChartDescriptor() -> AXChartDescriptor

  /// Describes the present chart. The function is never called: a chart is described again whenever its view is
  /// evaluated.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Leaves the description as it is.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Describes a chart in words: its title and summary, or the values of its series where it has no summary.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
    accessibilityElement(children: .contain).accessibilityLabel(representable.makeChartDescriptor().spoken)
  }
}

/// A description of a chart (`AXChartDescriptor` of Apple's Accessibility).
open class AXChartDescriptor: NSObject {
  /// The name of the chart.
  public var title: String?
  /// The message of the chart, in a sentence.
  public var summary: String?
  /// The axis along which the values are in order.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the values.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Further axes.
  public var additionalAxes: [any AXDataAxisDescriptor]
  /// The values.
  public var series: [AXDataSeriesDescriptor]
  /// The direction in which the chart is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The rectangle in which the values are drawn, in points of the view.
  public var contentFrame = CGRect.zero

  /// The direction in which a chart is read.
  public enum ContentDirection: Int, Sendable {
    /// A direction along lines of text, or along columns.
    case leftToRight, rightToLeft, topToBottom, bottomToTop
    /// A direction around a middle.
    case radialClockwise, radialCounterClockwise
  }

  /// A chart with a title and an axis at least.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
    additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }

  /// The number of values that are read one by one; the others are counted.
  private static let mostValues = 30

  /// The chart in words.
  var spoken: String {
    let words = [title, summary ?? series.map(spoken).joined(separator: "; ")].compactMap { $0 }
    return words.filter { !$0.isEmpty }.joined(separator: ". ")
  }

  private func spoken(_ series: AXDataSeriesDescriptor) -> String {
    var points = series.dataPoints.prefix(Self.mostValues).map { point in
      if let label = point.label { return label }
      let y = point.yValue.map { yAxis?.describe($0) ?? $0.plain }
      return [xAxis.describe(point.xValue), y].compactMap { $0 }.joined(separator: " ")
    }
    if series.dataPoints.count > points.count { points.append("… (\(series.dataPoints.count))") }
    let values = points.joined(separator: ", ")
    return series.name.map { $0.isEmpty ? values : "\($0): \(values)" } ?? values
  }
}

/// An axis of a chart (`AXDataAxisDescriptor`).
public protocol AXDataAxisDescriptor: AnyObject {
  /// The quantity along the axis.
  var title: String { get set }
  /// A value in words.
  func describe(_ value: AXDataPointValue) -> String
}

/// An axis of numbers (`AXNumericDataAxisDescriptor`).
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The quantity along the axis.
  public var title: String
  /// The range from the least number to the greatest.
  public var range: ClosedRange<Double>
  /// The positions of lines across the chart.
  public var gridlinePositions: [Double]
  /// A number in words.
  public var valueDescriptionProvider: (Double) -> String
  /// The scale of the numbers along the axis.
  public var scaleType: ScaleType

  /// The scale of numbers along an axis.
  public enum ScaleType: Int, Sendable {
    /// A scale with equal steps, or with steps that grow.
    case linear, log10, ln
  }

  /// An axis of numbers.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    scaleType = .linear
  }

  /// The number in the words of the axis.
  public func describe(_ value: AXDataPointValue) -> String {
    value.number.map(valueDescriptionProvider) ?? value.plain
  }
}

/// An axis of names (`AXCategoricalDataAxisDescriptor`).
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// The quantity along the axis.
  public var title: String
  /// The names, in order.
  public var categoryOrder: [String]

  /// An axis of names.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }

  /// The name.
  public func describe(_ value: AXDataPointValue) -> String { value.plain }
}

/// Values that belong together (`AXDataSeriesDescriptor`).
open class AXDataSeriesDescriptor: NSObject {
  /// The name of the series.
  public var name: String?
  /// Whether there are values between the points, as along a line.
  public var isContinuous: Bool
  /// The values.
  public var dataPoints: [AXDataPoint]

  /// Values under a name.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A place in a chart (`AXDataPoint`).
open class AXDataPoint: NSObject {
  /// The position along the axis.
  public var xValue: AXDataPointValue
  /// The value at that position; `nil` where it is unknown.
  public var yValue: AXDataPointValue?
  /// The values along further axes.
  public var additionalValues: [AXDataPointValue]
  /// The place in words; `nil` for its values.
  public var label: String?

  /// A place by a number.
  public init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .number(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A place by a name.
  public init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
    xValue = .category(x)
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A number or a name (`AXDataPointValue`).
public final class AXDataPointValue: NSObject, Sendable {
  /// The number; `nil` for a name.
  public let number: Double?
  /// The name; `nil` for a number.
  public let category: String?

  private init(number: Double?, category: String?) {
    self.number = number
    self.category = category
  }

  /// A number.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: nil) }

  /// A name.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: nil, category: category)
  }

  /// The value without the words of an axis.
  var plain: String { category ?? number.map { $0.formatted() } ?? "" }
}
