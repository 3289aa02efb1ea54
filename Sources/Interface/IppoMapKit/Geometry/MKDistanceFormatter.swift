public import Foundation
internal import FoundationShims
public import IppoCoreLocation

/// Writes distances as a person says them (`MapKit.MKDistanceFormatter`).
open class MKDistanceFormatter: Formatter, @unchecked Sendable {  // changed by its owner alone
  /// The units of a formatter (`MKDistanceFormatter.Units`).
  public enum Units: UInt, Sendable {
    /// The units of the locale.
    case `default`
    /// Metres and kilometres.
    case metric
    /// Feet and miles.
    case imperial
    /// Yards and miles.
    case imperialWithYards
  }

  /// The length of the names of units (`MKDistanceFormatter.DistanceUnitStyle`).
  public enum DistanceUnitStyle: UInt, Sendable {
    /// As the locale has it: abbreviated.
    case `default`
    /// Abbreviated.
    case abbreviated
    /// Whole names.
    case full
  }

  /// The locale; `nil` for the one of the process.
  open var locale: Locale? = .current
  /// The units.
  open var units = Units.default
  /// The length of the names of units.
  open var unitStyle = DistanceUnitStyle.default

  /// A distance in metres as a text: small units are rounded to tens and fifties, and large ones to tenths.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let length = abs(distance)
    let (small, large): (UnitLength, UnitLength) =
      switch resolvedUnits {
      case .imperial: (.feet, .miles)
      case .imperialWithYards: (.yards, .miles)
      case .default, .metric: (.meters, .kilometers)
      }
    func value(_ unit: UnitLength) -> Double {
      Measurement(value: length, unit: UnitLength.meters).converted(to: unit).value
    }
    let isSmall = large == .kilometers ? length < 1000 : value(.miles) < 0.1
    let step = isSmall ? (value(small) < 100 ? 5.0 : 50) : value(large) < 10 ? 0.1 : 1
    let unit = isSmall ? small : large
    let rounded = (value(unit) / step).rounded() * step
    let style = Measurement<UnitLength>.FormatStyle(
      width: unitStyle == .full ? .wide : .abbreviated, locale: locale ?? .current, usage: .asProvided,
      numberFormatStyle: .number.precision(.fractionLength(0...(isSmall ? 0 : 1))))
    return Measurement(value: rounded, unit: unit).formatted(style)
  }

  private var resolvedUnits: Units {
    guard units == .default else { return units }
    switch (locale ?? .current).measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }

  /// A distance in metres as a text; `nil` for another object.
  open override func string(for obj: Any?) -> String? {
    ((obj as? Double) ?? (obj as? NSNumber)?.doubleValue).map(string(fromDistance:))
  }
}
