public import Foundation
public import IppoUI

/// The labelled values of the elements of a collection (`Charts.PlottableProjection`).
public struct PlottableProjection<DataElement, DataValue: Plottable> {
  let datum: (DataElement) -> PlotDatum

  private init(_ datum: @escaping (DataElement) -> PlotDatum) { self.datum = datum }

  /// The value at a key path, with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    value(Text(labelKey), keyPath)
  }

  /// The value at a key path, with a label as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    value(Text(verbatim: String(label)), keyPath)
  }

  /// The value at a key path.
  public static func value(_ label: Text, _ keyPath: KeyPath<DataElement, DataValue>) -> Self {
    Self { PlotDatum(label: label, scalar: $0[keyPath: keyPath].scalar) }
  }

  /// The value at a key path, with a label of a catalogue.
  @_disfavoredOverload
  public static func value(
    _ labelResource: LocalizedStringResource, _ keyPath: KeyPath<DataElement, DataValue>
  ) -> Self { value(Text(labelResource), keyPath) }

  /// A value that all elements share, with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    self.value(Text(labelKey), value)
  }

  /// A value that all elements share, with a label as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: DataValue) -> Self {
    self.value(Text(verbatim: String(label)), value)
  }

  /// A value that all elements share.
  public static func value(_ label: Text, _ value: DataValue) -> Self {
    Self { _ in PlotDatum(label: label, scalar: value.scalar) }
  }

  /// The interval between the values at two key paths, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self { value(Text(labelKey), start, end) }

  /// The interval between the values at two key paths, with a label as it is.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self { value(Text(verbatim: String(label)), start, end) }

  /// The interval between the values at two key paths.
  public static func value(
    _ label: Text, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    Self { PlotDatum(label: label, scalar: $0[keyPath: start].scalar, end: $0[keyPath: end].scalar) }
  }

  /// The interval between two values that all elements share, with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ start: DataValue, _ end: DataValue) -> Self {
    value(Text(labelKey), start, end)
  }

  /// The interval between two values that all elements share, with a label as it is.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ start: DataValue, _ end: DataValue) -> Self {
    value(Text(verbatim: String(label)), start, end)
  }

  /// The interval between two values that all elements share.
  public static func value(_ label: Text, _ start: DataValue, _ end: DataValue) -> Self {
    Self { _ in PlotDatum(label: label, scalar: start.scalar, end: end.scalar) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The interval of the calendar that the date at a key path lies in, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { value(Text(labelKey), keyPath, unit: unit, calendar: calendar) }

  /// The interval of the calendar that the date at a key path lies in, with a label as it is.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self { value(Text(verbatim: String(label)), keyPath, unit: unit, calendar: calendar) }

  /// The interval of the calendar that the date at a key path lies in.
  public static func value(
    _ label: Text, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    Self {
      PlotDatum(
        label: label, scalar: .date($0[keyPath: keyPath]),
        unit: PlotDatum.Unit(component: unit, calendar: calendar))
    }
  }

  /// The interval of the calendar that a date of all elements lies in, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self {
    let label = Text(labelKey)
    return Self { _ in
      PlotDatum(label: label, scalar: .date(value), unit: PlotDatum.Unit(component: unit, calendar: calendar))
    }
  }
}
