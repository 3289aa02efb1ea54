import Foundation
import FoundationShims
import Testing

@Suite("Formatters that Foundation has on Apple's platforms only")
struct FormatterTests {
  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test
  func `texts are joined as a language does`() {
    let formatter = ListFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ["tea", "milk", "sugar"]) == "tea, milk, and sugar")
    #expect(formatter.string(from: [1, 2]) == "1 and 2")
    #expect(formatter.string(for: "tea") == nil)
    formatter.locale = german
    #expect(formatter.string(from: ["Tee", "Milch"]) == "Tee und Milch")
    let numbers = NumberFormatter()
    numbers.minimumIntegerDigits = 2
    formatter.itemFormatter = numbers
    #expect(formatter.string(from: [1, 2]) == "01 und 02")
  }

  @Test
  func `dates are seen from another date`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = english
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.localizedString(for: date, relativeTo: date.addingTimeInterval(7_260)) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 180.5) == "in 3 minutes")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(from: DateComponents(day: -2)) == "2 days ago")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
    #expect(formatter.string(for: 3) == nil)
  }

  @Test
  func `measurements are written wide, abbreviated and narrow`() {
    let length = Measurement(value: 1.5, unit: UnitLength.kilometers)
    func text(_ width: Measurement<UnitLength>.FormatStyle.UnitWidth) -> String {
      length.formatted(.measurement(width: width, usage: .asProvided).locale(english))
    }
    #expect(text(.wide) == "1.5 kilometers")
    #expect(text(.abbreviated) == "1.5 km")
    #expect(text(.narrow) == "1.5km")
    let one = Measurement(value: 1, unit: UnitLength.feet)
    #expect(one.formatted(.measurement(width: .wide, usage: .asProvided).locale(english)) == "1 foot")
    #expect(
      Measurement(value: 1.5, unit: UnitVolume.liters)
        .formatted(.measurement(width: .wide, usage: .asProvided).locale(german)) == "1,5 liters")
  }

  @Test
  func `measurements are written in the units of the locale`() {
    let distance = Measurement(value: 10, unit: UnitLength.kilometers)
    let miles = Measurement<UnitLength>.FormatStyle(
      width: .abbreviated, locale: english, numberFormatStyle: .number.precision(.fractionLength(1)))
    #expect(distance.formatted(miles) == "6.2 mi")
    #expect(distance.formatted(miles.locale(german)) == "10,0 km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(english)) == "68°F")
    #expect(warm.formatted(.measurement(width: .narrow, usage: .weather).locale(german)) == "20°")
    let weight = Measurement(value: 500, unit: UnitMass.grams)
    #expect(weight.formatted(.measurement(width: .abbreviated).locale(german)) == "500 g")
    #expect(weight.formatted(.measurement(width: .wide).locale(english)) == "1.1 pounds")
  }
}
