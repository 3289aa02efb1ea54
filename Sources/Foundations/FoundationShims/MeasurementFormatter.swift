#if canImport(FoundationNetworking)
  public import Foundation

  /// Writes measurements, which Foundation does on Apple's platforms only (`Foundation.MeasurementFormatter`).
  ///
  /// Numbers are those of the locale; names of units are English. Lengths, masses, speeds and temperatures are converted to what
  /// people of the locale use.
  ///
  /// ```swift
  /// let formatter = MeasurementFormatter()
  /// formatter.unitStyle = .long
  /// formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers))  // 5 kilometers
  /// ```
  public final class MeasurementFormatter: Formatter,
    // Set up before it is used, as formatters are.
    @unchecked Sendable
  {
    /// Which unit is written.
    public struct UnitOptions: OptionSet, Sendable {
      /// A bit for each option.
      public let rawValue: UInt

      /// Options by their bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The unit the measurement has.
      public static let providedUnit = UnitOptions(rawValue: 1 << 0)
      /// The unit in which the number is neither large nor small.
      public static let naturalScale = UnitOptions(rawValue: 1 << 1)
      /// A temperature is written as degrees of no scale in particular.
      public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is written; that of the locale where nothing is said.
    public var unitOptions: UnitOptions = []
    /// How units are written.
    public var unitStyle = Formatter.UnitStyle.medium
    /// The locale of units and numbers.
    public var locale: Locale! = .autoupdatingCurrent {
      didSet { numberFormatter.locale = locale }
    }
    /// Writes the number: with up to three decimals unless it is changed.
    public var numberFormatter: NumberFormatter! = MeasurementFormatter.decimals

    private static var decimals: NumberFormatter {
      let formatter = NumberFormatter()
      formatter.numberStyle = .decimal
      formatter.locale = .autoupdatingCurrent
      return formatter
    }

    public override init() { super.init() }

    /// A formatter as ``init()`` makes it: nothing is read from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Writes a measurement.
    public func string<UnitType: Foundation.Unit>(from measurement: Measurement<UnitType>) -> String {
      var (value, unit) = (measurement.value, measurement.unit as Foundation.Unit)
      if !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension {
        (value, unit) = shown(value, dimension)
      }
      let number = numberFormatter.string(from: value as NSNumber) ?? String(value)
      if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
      switch unitStyle {
      case .long: return number + " " + unit.name(isOne: value == 1)
      case .short: return number + (unit is UnitTemperature ? "°" : unit.symbol)
      default: return number + (unit.symbol.hasPrefix("°") ? "" : " ") + unit.symbol
      }
    }

    /// Writes the name of a unit: its symbol, or in the long style its name in several.
    public func string(from unit: Foundation.Unit) -> String {
      unitStyle == .long ? unit.name(isOne: false) : unit.symbol
    }

    /// Writes a measurement.
    ///
    /// - Parameter obj: The measurement; there is no text for anything else.
    public override func string(for obj: Any?) -> String? { (obj as? any WrittenMeasurement)?.text(by: self) }

    private func shown(_ value: Double, _ unit: Dimension) -> (Double, Foundation.Unit) {
      func written<UnitType: Dimension>(_ unit: UnitType) -> (Double, Foundation.Unit) {
        let local = Measurement(value: value, unit: unit).localized(in: locale ?? .autoupdatingCurrent, for: "general")
        return (local.value, local.unit)
      }
      if unitOptions.contains(.naturalScale), let (scaled, scale) = natural(value, unit) { return (scaled, scale) }
      switch unit {
      case let unit as UnitTemperature: return written(unit)
      case let unit as UnitSpeed: return written(unit)
      case let unit as UnitLength: return written(unit)
      case let unit as UnitMass: return written(unit)
      default: return (value, unit)
      }
    }

    /// The largest unit of which there is at least one; `nil` for what has no such row of units.
    private func natural(_ value: Double, _ unit: Dimension) -> (Double, Foundation.Unit)? {
      let isMetric = (locale ?? .autoupdatingCurrent).measurementSystem == .metric
      let row: [Dimension] =
        switch unit {
        case is UnitLength:
          isMetric
            ? [UnitLength.kilometers, UnitLength.meters, UnitLength.centimeters, UnitLength.millimeters]
            : [UnitLength.miles, UnitLength.feet, UnitLength.inches]
        case is UnitMass:
          isMetric ? [UnitMass.kilograms, UnitMass.grams, UnitMass.milligrams] : [UnitMass.pounds, UnitMass.ounces]
        case is UnitVolume where isMetric: [UnitVolume.liters, UnitVolume.milliliters]
        case is UnitDuration: [UnitDuration.hours, UnitDuration.minutes, UnitDuration.seconds]
        case is UnitEnergy: [UnitEnergy.kilowattHours, UnitEnergy.kilojoules, UnitEnergy.joules]
        case is UnitFrequency:
          [UnitFrequency.gigahertz, UnitFrequency.megahertz, UnitFrequency.kilohertz, UnitFrequency.hertz]
        default: []
        }
      guard let last = row.last else { return nil }
      let base = unit.converter.baseUnitValue(fromValue: value)
      let scale = row.first { abs($0.converter.value(fromBaseUnitValue: base)) >= 1 } ?? last
      return (scale.converter.value(fromBaseUnitValue: base), scale)
    }
  }

  /// A measurement of some unit.
  private protocol WrittenMeasurement {
    func text(by formatter: MeasurementFormatter) -> String
  }

  extension Measurement: WrittenMeasurement {
    fileprivate func text(by formatter: MeasurementFormatter) -> String { formatter.string(from: self) }
  }
#endif
