public import Foundation
public import IppoUI

/// An axis, or what an axis consists of (`Charts.AxisContent`).
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds the parts to those of an axis.
  func _collect(into axis: inout _AxisSpecs)
}

/// The parts of an axis.
public struct _AxisSpecs {
  var specs: [AxisSpec] = []
}

/// Parts at each of the values of an axis (`Charts.AxisMarks`).
///
/// ```swift
/// Chart(days) { BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Steps", $0.steps)) }
///   .chartXAxis {
///     AxisMarks(values: .stride(by: .day)) { _ in
///       AxisTick()
///       AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
///     }
///   }
/// ```
public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let spec: AxisSpec

  /// Parts that depend on the value.
  ///
  /// - Parameters:
  ///   - preset: has no effect: parts lie outside of the plot.
  ///   - position: The edge of the plot.
  ///   - values: The values that have parts.
  ///   - content: Makes the parts of a value.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    spec = AxisSpec(position: position, values: values) { Self.elements(content($0)) }
  }

  /// Parts that are the same at all values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    spec = AxisSpec(position: position, values: values) { _ in Self.elements(content()) }
  }

  /// Parts at values of the app, which depend on the value.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    spec = AxisSpec(position: position, values: .listed(values)) { Self.elements(content($0)) }
  }

  /// Parts at values of the app, which are the same at all values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    spec = AxisSpec(position: position, values: .listed(values)) { _ in Self.elements(content()) }
  }

  private static func elements(_ content: Content) -> [AxisElement] {
    var parts = _AxisParts()
    content._collect(into: &parts)
    return parts.elements
  }

  /// Adds the parts.
  public func _collect(into axis: inout _AxisSpecs) { axis.specs.append(spec) }
}

extension AxisMarks where Content == Never {
  /// Lines, ticks and labels as axes have them by themselves.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) {
    spec = AxisSpec(position: position, values: values, stroke: stroke)
  }

  /// Lines, ticks and labels as axes have them by themselves, at values of the app.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    spec = AxisSpec(position: position, values: .listed(values), stroke: stroke)
  }

  /// Lines, ticks and labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    spec = AxisSpec(position: position, values: values, format: AxisFormat.writer(format), stroke: stroke)
  }

  /// Lines, ticks and labels in a format, at values of the app.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    spec = AxisSpec(position: position, values: .listed(values), format: AxisFormat.writer(format), stroke: stroke)
  }
}

extension Never: AxisMark {
  /// Adds nothing.
  public func _collect(into parts: inout _AxisParts) {}
}

/// The place of the parts of an axis (`Charts.AxisMarkPreset`).
public struct AxisMarkPreset: Hashable, Sendable {
  private enum Storage: Hashable, Sendable { case automatic, aligned, extended, inset }

  private let storage: Storage

  /// Outside of the plot.
  public static let automatic = AxisMarkPreset(storage: .automatic)
  /// Outside of the plot.
  public static let aligned = AxisMarkPreset(storage: .aligned)
  /// Outside of the plot.
  public static let extended = AxisMarkPreset(storage: .extended)
  /// Outside of the plot: there is no room inside that bars leave.
  public static let inset = AxisMarkPreset(storage: .inset)
}

/// The edge of the plot that an axis is at (`Charts.AxisMarkPosition`).
public struct AxisMarkPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let storage: Storage

  /// Below the plot, or at its trailing edge.
  public static let automatic = AxisMarkPosition(storage: .automatic)
  /// The leading edge.
  public static let leading = AxisMarkPosition(storage: .leading)
  /// The trailing edge.
  public static let trailing = AxisMarkPosition(storage: .trailing)
  /// Above the plot.
  public static let top = AxisMarkPosition(storage: .top)
  /// Below the plot.
  public static let bottom = AxisMarkPosition(storage: .bottom)
}

/// The values of an axis that have marks (`Charts.AxisMarkValues`).
public struct AxisMarkValues {
  enum Storage {
    case automatic(desiredCount: Int?, minimumStride: Double)
    case stride(Double)
    case dates(Calendar.Component, count: Int, calendar: Calendar?)
    case listed([_PlotScalar])
  }

  let storage: Storage
  /// Whether an automatic domain begins and ends with a value; `nil` where the axis decides.
  var roundsLowerBound: Bool?
  var roundsUpperBound: Bool?

  /// Round numbers, dates of a calendar, or all categories.
  public static var automatic: AxisMarkValues { .automatic() }

  /// Round numbers, dates of a calendar, or all categories.
  ///
  /// - Parameter desiredCount: About how many steps; `nil` for as many as there is room for.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .automatic(desiredCount: desiredCount, minimumStride: 0), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  /// Round numbers that are no nearer to each other than a stride.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)),
      roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// The multiples of a number.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .stride(Double(stepSize)), roundsLowerBound: roundLowerBound, roundsUpperBound: roundUpperBound)
  }

  /// Every so many units of a calendar.
  ///
  /// - Parameter calendar: `nil` for the calendar and the time zone of the environment.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      storage: .dates(component, count: count, calendar: calendar), roundsLowerBound: roundLowerBound,
      roundsUpperBound: roundUpperBound)
  }

  static func listed<Value: Plottable>(_ values: [Value]) -> AxisMarkValues {
    AxisMarkValues(storage: .listed(values.map(\.scalar)))
  }
}

/// A value of an axis (`Charts.AxisValue`).
public struct AxisValue {
  /// The place of the value among those of its axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let scalar: _PlotScalar

  /// The value as a type; `nil` for one of another kind.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(scalar: scalar) }
}
