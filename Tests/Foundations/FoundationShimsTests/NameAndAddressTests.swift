import Foundation
import FoundationShims
import Testing

@Suite("Names, addresses and spans of time that Foundation writes on Apple's platforms only")
struct NameAndAddressTests {
  private let english = Locale(identifier: "en_US")
  private let ada = PersonNameComponents(
    namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace", nameSuffix: "Jr.", nickname: "Addy"
  )

  @Test
  func `names are written short, medium, long and by their initials`() {
    func text(_ style: PersonNameComponents.FormatStyle.Style) -> String {
      ada.formatted(.name(style: style).locale(english))
    }
    #expect(text(.short) == "Addy")
    #expect(text(.medium) == "Ada Lovelace")
    #expect(text(.long) == "Dr. Ada King Lovelace Jr.")
    #expect(text(.abbreviated) == "AL")
    #expect(PersonNameComponents(givenName: "Ada").formatted(.name(style: .abbreviated).locale(english)) == "A")
    #expect(PersonNameComponents().formatted(.name(style: .long).locale(english)) == "")
    let mori = PersonNameComponents(givenName: "鴎外", familyName: "森")
    #expect(mori.formatted(.name(style: .medium).locale(english)) == "森鴎外")
    let kodaly = PersonNameComponents(givenName: "Zoltán", familyName: "Kodály")
    #expect(kodaly.formatted(.name(style: .medium).locale(Locale(identifier: "hu_HU"))) == "Kodály Zoltán")
  }

  @Test
  func `names are taken apart`() throws {
    let name = try PersonNameComponents("Dr. Ada King Lovelace, Jr.")
    #expect(
      name
        == PersonNameComponents(
          namePrefix: "Dr.", givenName: "Ada", middleName: "King", familyName: "Lovelace", nameSuffix: "Jr."))
    #expect(try PersonNameComponents("Lovelace, Ada", strategy: .name).familyName == "Lovelace")
    #expect(try PersonNameComponents("Ada").familyName == nil)
    #expect(throws: CocoaError.self) { try PersonNameComponents("  ") }
    #expect(try PersonNameComponents.FormatStyle().parseStrategy.parse("Grace Hopper").givenName == "Grace")
  }

  @Test
  func `the formatter writes what the style does`() {
    let formatter = PersonNameComponentsFormatter()
    formatter.locale = english
    #expect(formatter.string(from: ada) == "Ada Lovelace")
    formatter.style = .abbreviated
    #expect(formatter.string(for: ada) == "AL")
    #expect(formatter.string(for: 3) == nil)
    #expect(formatter.personNameComponents(from: "Grace Hopper")?.familyName == "Hopper")
    #expect(PersonNameComponentsFormatter.localizedString(from: ada, style: .long) == "Dr. Ada King Lovelace Jr.")
    var spoken = ada
    spoken.phoneticRepresentation = PersonNameComponents(givenName: "Ay-da", familyName: "Luv-lace")
    formatter.style = .medium
    formatter.isPhonetic = true
    #expect(formatter.string(from: spoken) == "Ay-da Luv-lace")
  }

  @Test
  func `addresses are written with their scheme, host and path, or as a style says`() throws {
    let url = try #require(URL(string: "https://ada:secret@www.example.com:8080/a/b?q=1#end"))
    #expect(url.formatted() == "https://www.example.com/a/b")
    #expect(url.formatted(.url.scheme(.never).host(.omitSpecificSubdomains(["www"])).path(.never)) == "example.com")
    #expect(
      url.formatted(.url.port(.always).query(.always).fragment(.always)) == "https://www.example.com:8080/a/b?q=1#end")
    #expect(url.formatted(.url.user(.always).password(.always)) == "https://ada:secret@www.example.com/a/b")
    #expect(url.formatted(.url.scheme(.omitWhen(.scheme, matches: ["https"]))) == "www.example.com/a/b")
    #expect(
      url.formatted(.url.query(.displayWhen(.host, matches: ["www.example.com"]))) == "https://www.example.com/a/b?q=1")
    #expect(URL(string: "ftp://files.example.com:21/x")?.formatted() == "ftp://files.example.com:21/x")
    #expect(URL(string: "mailto:ada@example.com")?.formatted() == "mailto:ada@example.com")
    let deep = try #require(URL(string: "https://a.b.example.com"))
    #expect(
      deep.formatted(.url.host(.omitSpecificSubdomains(includeMultiLevelSubdomains: true))) == "https://example.com")
    #expect(
      URL(string: "http://192.168.0.1/x")?.formatted(.url.host(.omitSpecificSubdomains(["192"])))
        == "http://192.168.0.1/x")
  }

  @Test
  func `addresses are read where they have what is required`() throws {
    #expect(try URL("https://example.com/a", strategy: .url).host == "example.com")
    #expect(throws: CocoaError.self) { try URL("example.com", strategy: .url) }
    #expect(throws: CocoaError.self) { try URL("", strategy: .url) }
    #expect(
      try URL("example.com/a", strategy: .url.scheme(.defaultValue("https"))).absoluteString == "https://example.com/a")
    #expect(try URL("https://example.com", strategy: .url.port(.defaultValue(8080))).port == 8080)
    #expect(throws: CocoaError.self) { try URL("https://example.com", strategy: .url.port(.required)) }
    #expect(try URL.FormatStyle.url.parseStrategy.parse("https://example.com").scheme == "https")
  }

  @Test
  func `spans of time are written in their units, and by position`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let span = start..<start.addingTimeInterval(2 * 3600 + 5 * 60 + 3)
    func text(_ style: Date.SpanFormatStyle.Style, _ fields: Set<Date.SpanFormatStyle.Field>? = nil) -> String {
      span.formatted(.components(style: style, fields: fields).locale(english))
    }
    #expect(text(.wide) == "2 hours, 5 minutes, 3 seconds")
    #expect(text(.wide, [.minute]) == "125 minutes")
    #expect(text(.abbreviated, [.hour, .minute]) == "2 hr, 5 min")
    #expect(text(.narrow, [.hour, .minute]) == "2h 5m")
    #expect(text(.spellOut, [.hour, .minute]) == "two hours, five minutes")
    #expect(text(.wide, [.day]) == "0 days")
    #expect(span.formatted(.timeDuration.locale(english)) == "2:05:03")
    #expect((start..<start.addingTimeInterval(65)).formatted(.timeDuration.locale(english)) == "1:05")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let years = start..<start.addingTimeInterval(86_400 * 400)
    #expect(
      years.formatted(
        Date.SpanFormatStyle(style: .wide, locale: english, calendar: calendar, fields: [.year, .month, .day]))
        == "1 year, 1 month, 4 days")
  }

  @Test
  func `measurements of time are not those of lengths`() {
    func written(_ value: Double, _ unit: UnitDuration, _ width: Measurement<UnitDuration>.FormatStyle.UnitWidth)
      -> String
    {
      Measurement(value: value, unit: unit).formatted(.measurement(width: width).locale(english))
    }
    #expect(written(25, .minutes, .abbreviated) == "25 min")
    #expect(written(1, .hours, .abbreviated) == "1 hr")
    #expect(written(25, .minutes, .wide) == "25 minutes")
    #expect(written(1, .seconds, .wide) == "1 second")
    #expect(written(25, .minutes, .narrow) == "25m")
    #expect(
      Measurement(value: 3, unit: UnitLength.meters).formatted(
        .measurement(width: .wide, usage: .asProvided).locale(english)) == "3 meters")
  }

  @Test
  func `measurements are written by a formatter`() {
    let formatter = MeasurementFormatter()
    formatter.locale = english
    let way = Measurement(value: 10, unit: UnitLength.kilometers)
    #expect(formatter.string(from: way) == "6.214 mi")
    formatter.numberFormatter.maximumFractionDigits = 0
    #expect(formatter.string(from: way) == "6 mi")
    formatter.unitStyle = .long
    #expect(formatter.string(from: way) == "6 miles")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: way) == "10 kilometers")
    #expect(formatter.string(from: UnitLength.miles) == "miles")
    #expect(formatter.string(for: way) == "10 kilometers")
    #expect(formatter.string(for: "way") == nil)
    formatter.unitOptions = .naturalScale
    formatter.unitStyle = .medium
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: Measurement(value: 3000, unit: UnitMass.grams)) == "3 kg")
    #expect(formatter.string(from: Measurement(value: 0.25, unit: UnitMass.kilograms)) == "250 g")
    formatter.unitOptions = .temperatureWithoutUnit
    #expect(formatter.string(from: Measurement(value: 68, unit: UnitTemperature.fahrenheit)) == "20°")
  }
}
