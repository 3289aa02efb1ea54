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

  /// A value that all elements share, with a localized label.
  public static func value(_ labelKey: LocalizedStringKey, _ value: DataValue) -> Self {
    let label = Text(labelKey)
    return Self { _ in PlotDatum(label: label, scalar: value.scalar) }
  }

  /// The interval between the values at two key paths, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ start: KeyPath<DataElement, DataValue>, _ end: KeyPath<DataElement, DataValue>
  ) -> Self {
    let label = Text(labelKey)
    return Self { PlotDatum(label: label, scalar: $0[keyPath: start].scalar, end: $0[keyPath: end].scalar) }
  }
}

extension PlottableProjection where DataValue == Date {
  /// The interval of the calendar that the date at a key path lies in, with a localized label.
  public static func value(
    _ labelKey: LocalizedStringKey, _ keyPath: KeyPath<DataElement, Date>, unit: Calendar.Component,
    calendar: Calendar? = nil
  ) -> Self {
    let label = Text(labelKey)
    return Self {
      PlotDatum(
        label: label, scalar: .date($0[keyPath: keyPath]),
        unit: PlotDatum.Unit(component: unit, calendar: calendar))
    }
  }
}
