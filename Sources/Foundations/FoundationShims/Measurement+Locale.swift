#if canImport(FoundationNetworking)
  import Foundation

  extension Measurement where UnitType: Dimension {
    /// The measurement in the unit that people of a locale use for it.
    ///
    /// - Parameters:
    ///   - locale: The locale.
    ///   - usage: What the measurement is for, by the name of its usage.
    /// - Returns: The measurement; as it is where no unit is known to be usual.
    func localized(in locale: Locale, for usage: String) -> Measurement {
      let system = locale.measurementSystem
      let isMetric = system == .metric
      func converted(_ unit: Dimension) -> Measurement {
        guard let unit = unit as? UnitType else { return self }
        return self.converted(to: unit)
      }
      switch unit {
      case is UnitTemperature: return converted(system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius)
      case is UnitSpeed:
        return converted(isMetric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour)
      case is UnitLength:
        let meters = abs(unit.converter.baseUnitValue(fromValue: value))
        switch usage {
        case "personHeight", "person", "snowfall":
          return converted(isMetric ? UnitLength.centimeters : UnitLength.inches)
        case "rainfall": return converted(isMetric ? UnitLength.millimeters : UnitLength.inches)
        case "focalLength": return converted(UnitLength.millimeters)
        case "visibility": return converted(isMetric ? UnitLength.kilometers : UnitLength.miles)
        default:
          if isMetric {
            return converted(
              meters >= 1000 ? UnitLength.kilometers : meters >= 1 ? UnitLength.meters : UnitLength.centimeters)
          }
          return converted(
            meters >= 804.672 ? UnitLength.miles : meters >= 0.3048 ? UnitLength.feet : UnitLength.inches)
        }
      case is UnitMass:
        let kilograms = abs(unit.converter.baseUnitValue(fromValue: value))
        if isMetric { return converted(kilograms >= 1 ? UnitMass.kilograms : UnitMass.grams) }
        return converted(kilograms >= 0.453_592 ? UnitMass.pounds : UnitMass.ounces)
      case is UnitEnergy where usage == "food" || usage == "workout": return converted(UnitEnergy.kilocalories)
      default: return self
      }
    }
  }

  extension Foundation.Unit {
    /// The unit in a few letters. Foundation's symbol of minutes is that of metres.
    var abbreviation: String {
      guard self is UnitDuration else { return symbol }
      return switch symbol {
      case "h": "hr"
      case "m": "min"
      case "s": "sec"
      default: symbol
      }
    }

    /// The name of the unit in English: what Foundation's names of units say, from their symbols.
    ///
    /// - Parameter isOne: Whether there is one of it.
    /// - Returns: The name; the symbol of a unit that is not known.
    func name(isOne: Bool) -> String {
      guard let names = Self.names[abbreviation] else { return symbol }
      let parts = names.split(separator: "|")
      return String(isOne ? parts[0] : parts.count > 1 ? parts[1] : parts[0] + "s")
    }

    /// By symbol: one and several, where the second is not the first with an s.
    private static let names: [String: String] = [
      "km": "kilometer", "hm": "hectometer", "dam": "decameter", "m": "meter", "dm": "decimeter", "cm": "centimeter",
      "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "in": "inch|inches", "ft": "foot|feet", "yd": "yard",
      "mi": "mile", "NM": "nautical mile", "fathoms": "fathom", "ly": "light year", "au": "astronomical unit",
      "kg": "kilogram", "g": "gram", "dg": "decigram", "cg": "centigram", "mg": "milligram", "µg": "microgram",
      "oz": "ounce", "lb": "pound", "st": "stone|stones", "t": "metric ton", "ton": "ton",
      "ML": "megaliter", "kL": "kiloliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
      "tsp": "teaspoon", "tbsp": "tablespoon", "fl oz": "fluid ounce", "cup": "cup", "pt": "pint", "qt": "quart",
      "gal": "gallon", "bsh": "bushel", "metric cup": "metric cup", "m³": "cubic meter", "cm³": "cubic centimeter",
      "J": "joule", "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "kWh": "kilowatt-hour",
      "W": "watt", "kW": "kilowatt", "MW": "megawatt", "hp": "horsepower|horsepower",
      "K": "kelvin", "°C": "degree Celsius|degrees Celsius", "°F": "degree Fahrenheit|degrees Fahrenheit",
      "m/s": "meter per second|meters per second", "km/h": "kilometer per hour|kilometers per hour",
      "mph": "mile per hour|miles per hour", "kn": "knot",
      "hr": "hour", "min": "minute", "sec": "second", "s": "second", "ms": "millisecond",
      "°": "degree", "rad": "radian", "hPa": "hectopascal", "mbar": "millibar", "bar": "bar",
      "b": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
      "m²": "square meter", "km²": "square kilometer", "ft²": "square foot|square feet", "ac": "acre", "ha": "hectare",
      "Hz": "hertz|hertz", "kHz": "kilohertz|kilohertz", "MHz": "megahertz|megahertz", "GHz": "gigahertz|gigahertz",
    ]
  }
#endif
