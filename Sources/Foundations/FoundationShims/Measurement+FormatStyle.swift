#if canImport(FoundationNetworking)
  public import Foundation

  /// The purpose of a measurement, on which its unit depends (`Foundation.MeasurementFormatUnitUsage`).
  public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    init(_ name: String) { self.name = name }

    /// The unit that people of the locale use.
    public static var general: Self { Self("general") }
    /// The unit the measurement has.
    public static var asProvided: Self { Self("asProvided") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person.
    public static var person: Self { Self("person") }
    /// The temperature of the air.
    public static var weather: Self { Self("weather") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// The energy of food, in kilocalories.
    public static var food: Self { Self("food") }
    /// The energy of a workout, in kilocalories.
    public static var workout: Self { Self("workout") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// The height of a person, in centimetres or inches.
    public static var person: Self { Self("person") }
    /// The height of a person, in centimetres or inches.
    public static var personHeight: Self { Self("personHeight") }
    /// The length of a way: kilometres, metres and centimetres, or miles, feet and inches.
    public static var road: Self { Self("road") }
    /// The focal length of a lens, in millimetres.
    public static var focalLength: Self { Self("focalLength") }
    /// How much rain falls, in millimetres or inches.
    public static var rainfall: Self { Self("rainfall") }
    /// How much snow falls, in centimetres or inches.
    public static var snowfall: Self { Self("snowfall") }
    /// How far one can see, in kilometres or miles.
    public static var visibility: Self { Self("visibility") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// The weight of a person: kilograms and grams, or pounds and ounces.
    public static var personWeight: Self { Self("personWeight") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// The speed of wind, in kilometres or miles per hour.
    public static var wind: Self { Self("wind") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// How much of a liquid, in the unit the measurement has.
    public static var liquid: Self { Self("liquid") }
  }

  extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of the air, in the unit the measurement has.
    public static var barometric: Self { Self("barometric") }
  }

  extension Measurement where UnitType: Dimension {
    /// Writes a measurement, which Foundation does on Apple's platforms only (`Measurement.FormatStyle`).
    ///
    /// Numbers are those of the locale; names of units are English. Lengths, masses, speeds and temperatures are
    /// converted to what people of the locale use, unless they are to stay as they are.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
      /// How units are written (`Measurement.FormatStyle.UnitWidth`).
      public struct UnitWidth: Codable, Hashable, Sendable {
        let rawValue: Int

        /// `3 kilometers`
        public static var wide: UnitWidth { UnitWidth(rawValue: 0) }
        /// `3 km`
        public static var abbreviated: UnitWidth { UnitWidth(rawValue: 1) }
        /// `3km`
        public static var narrow: UnitWidth { UnitWidth(rawValue: 2) }
      }

      /// How units are written.
      public var width: UnitWidth
      /// The locale of units and numbers.
      public var locale: Locale
      /// How the number is written; `nil` for up to two decimals.
      public var numberFormatStyle: FloatingPointFormatStyle<Double>?
      /// The purpose of the measurement; `nil` for ``MeasurementFormatUnitUsage/general``.
      public var usage: MeasurementFormatUnitUsage<UnitType>?
      /// Whether a temperature is written as degrees of no scale in particular.
      public var hidesScaleName: Bool

      /// A style with a width.
      ///
      /// - Parameters:
      ///   - width: How units are written.
      ///   - locale: Whose units and numbers they are.
      ///   - usage: What the measurement is for.
      ///   - numberFormatStyle: How the number is written; with up to two decimals by default.
      public init(
        width: UnitWidth, locale: Locale = .autoupdatingCurrent, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
      ) {
        self.width = width
        self.locale = locale
        self.usage = usage
        self.numberFormatStyle = numberFormatStyle
        hidesScaleName = false
      }

      /// Writes a measurement.
      public func format(_ value: Measurement<UnitType>) -> String {
        let shown = usage == .asProvided ? value : value.localized(in: locale, for: usage?.name ?? "general")
        let number = (numberFormatStyle ?? .number.precision(.fractionLength(0...2))).locale(locale).format(shown.value)
        if shown.unit is UnitTemperature, hidesScaleName || width == .narrow { return number + "°" }
        switch width {
        case .wide: return number + " " + shown.unit.name(isOne: shown.value == 1)
        case .narrow: return number + shown.unit.symbol
        default:
          // Degrees stand by their number.
          return number + (shown.unit.symbol.hasPrefix("°") ? "" : " ") + shown.unit.abbreviation
        }
      }

      /// The style for another locale.
      public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
      }
    }

    /// Writes the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }

    /// Writes the measurement in the unit that people here use, abbreviated.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
  }

  extension Foundation.FormatStyle {
    /// Writes a measurement.
    ///
    /// - Parameters:
    ///   - width: How units are written.
    ///   - usage: What the measurement is for.
    ///   - numberFormatStyle: How the number is written; with up to two decimals by default.
    public static func measurement<UnitType: Dimension>(
      width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
      Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes a temperature.
    ///
    /// - Parameters:
    ///   - width: How units are written.
    ///   - usage: What the measurement is for.
    ///   - hidesScaleName: Whether it is written as degrees of no scale in particular.
    ///   - numberFormatStyle: How the number is written; with up to two decimals by default.
    public static func measurement(
      width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
      usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
      var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
      style.hidesScaleName = hidesScaleName
      return style
    }
  }
#endif
