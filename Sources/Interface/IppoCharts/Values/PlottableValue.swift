public import Foundation
public import IppoUI

/// A labelled value of a mark (`Charts.PlottableValue`). The label names the axis or the legend for assistive technology.
public struct PlottableValue<Value: Plottable> {
  let datum: PlotDatum

  fileprivate init(_ label: Text, _ start: _PlotScalar, end: _PlotScalar? = nil, unit: PlotDatum.Unit? = nil) {
    datum = PlotDatum(label: label, scalar: start, end: end, unit: unit)
  }

  /// A value with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
    Self(Text(labelKey), value.scalar)
  }

  /// A value with a label as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
    Self(Text(verbatim: String(label)), value.scalar)
  }

  /// A value with a text as its label.
  public static func value(_ label: Text, _ value: Value) -> Self { Self(label, value.scalar) }

  /// A value with a label of a catalogue.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ value: Value) -> Self {
    Self(Text(labelResource), value.scalar)
  }
}

extension PlottableValue where Value: Comparable {
  /// An interval with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> Self {
    Self(Text(labelKey), range.lowerBound.scalar, end: range.upperBound.scalar)
  }

  /// An interval with a label as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> Self {
    Self(Text(verbatim: String(label)), range.lowerBound.scalar, end: range.upperBound.scalar)
  }

  /// An interval with a label of a catalogue.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: Range<Value>) -> Self {
    value(Text(labelResource), range)
  }

  /// An interval with a text as its label.
  public static func value(_ label: Text, _ range: Range<Value>) -> Self {
    Self(label, range.lowerBound.scalar, end: range.upperBound.scalar)
  }

  /// An interval of bins with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(labelKey), range.lowerBound.scalar, end: range.upperBound.scalar)
  }

  /// An interval of bins with a label as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(_ label: S, _ range: ChartBinRange<Value>) -> Self {
    Self(Text(verbatim: String(label)), range.lowerBound.scalar, end: range.upperBound.scalar)
  }

  /// An interval of bins with a label of a catalogue.
  @_disfavoredOverload
  public static func value(_ labelResource: LocalizedStringResource, _ range: ChartBinRange<Value>) -> Self {
    value(Text(labelResource), range)
  }

  /// An interval of bins with a text as its label.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> Self {
    Self(label, range.lowerBound.scalar, end: range.upperBound.scalar)
  }
}

extension PlottableValue where Value == Date {
  /// The day, month or other interval of the calendar that a date lies in.
  ///
  /// - Parameter calendar: `nil` for the calendar and the time zone of the environment.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(Text(labelKey), value.scalar, unit: PlotDatum.Unit(component: unit, calendar: calendar))
  }

  /// The interval of the calendar that a date lies in, with a label as it is.
  @_disfavoredOverload
  public static func value<S: StringProtocol>(
    _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self(
      Text(verbatim: String(label)), value.scalar, unit: PlotDatum.Unit(component: unit, calendar: calendar))
  }

  /// The interval of the calendar that a date lies in, with a label of a catalogue.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { self.value(Text(labelResource), value, unit: unit, calendar: calendar) }

  /// The interval of the calendar that a date lies in, with a text as its label.
  public static func value(_ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil) -> Self {
    Self(label, value.scalar, unit: PlotDatum.Unit(component: unit, calendar: calendar))
  }
}
