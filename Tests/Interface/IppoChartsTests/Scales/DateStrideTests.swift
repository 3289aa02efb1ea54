import Foundation
import Testing

@testable import IppoCharts

/// Dates along axes. The expected dates were read off a calendar.
@Suite("Ticks of dates")
struct DateStrideTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let start: String
    let end: String
    let count: Int
    let stride: DateStride
    let ticks: [String]

    var testDescription: String { "\(start) to \(end) in at most \(count) steps" }
  }

  static let cases = [
    Case(
      start: "2026-03-02T00:00:00", end: "2026-03-08T00:00:00", count: 7, stride: DateStride(component: .day, count: 1),
      ticks: ["03-02T00", "03-03T00", "03-04T00", "03-05T00", "03-06T00", "03-07T00", "03-08T00"]),
    Case(
      start: "2026-03-02T01:00:00", end: "2026-03-02T23:00:00", count: 4,
      stride: DateStride(component: .hour, count: 6), ticks: ["03-02T06", "03-02T12", "03-02T18"]),
    Case(
      start: "2026-01-15T00:00:00", end: "2026-06-15T00:00:00", count: 6,
      stride: DateStride(component: .month, count: 1),
      ticks: ["02-01T00", "03-01T00", "04-01T00", "05-01T00", "06-01T00"]),
    Case(
      start: "2026-01-01T00:00:00", end: "2026-12-31T00:00:00", count: 4,
      stride: DateStride(component: .month, count: 3), ticks: ["01-01T00", "04-01T00", "07-01T00", "10-01T00"]),
    Case(
      start: "2026-02-25T00:00:00", end: "2026-03-04T12:00:00", count: 4,
      stride: DateStride(component: .day, count: 2), ticks: ["02-25T00", "02-27T00", "03-01T00", "03-03T00"]),
    Case(
      start: "2026-03-02T10:02:00", end: "2026-03-02T11:01:00", count: 4,
      stride: DateStride(component: .minute, count: 15),
      ticks: ["03-02T10:15", "03-02T10:30", "03-02T10:45", "03-02T11:00"]),
  ]

  static func calendar(_ zone: String = "UTC") -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }

  static func date(_ text: String, _ calendar: Calendar = calendar()) throws -> Date {
    let parts = text.split { "-T:".contains($0) }.compactMap { Int($0) }
    return try #require(
      calendar.date(
        from: DateComponents(
          year: parts[0], month: parts[1], day: parts[2], hour: parts[3], minute: parts[4], second: parts[5])))
  }

  static func text(_ date: Date, _ calendar: Calendar = calendar()) -> String {
    let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
    func two(_ number: Int?) -> String { (number ?? 0) < 10 ? "0\(number ?? 0)" : "\(number ?? 0)" }
    let minute = parts.minute == 0 ? "" : ":\(two(parts.minute))"
    return "\(two(parts.month))-\(two(parts.day))T\(two(parts.hour))\(minute)"
  }

  @Test("Steps are units of the calendar", arguments: cases)
  func steps(_ each: Case) throws {
    let range = try Self.date(each.start)...Self.date(each.end)
    let stride = DateStride.fitting(range, count: each.count)
    #expect(stride == each.stride)
    var expected = each.ticks
    if each.stride.component == .minute { expected = expected.map { $0 == "03-02T11:00" ? "03-02T11" : $0 } }
    #expect(stride.within(range, in: Self.calendar()).map { Self.text($0) } == expected)
  }

  @Test("Years are multiples of round numbers")
  func years() throws {
    let range = try Self.date("1987-05-01T00:00:00")...Self.date("2026-05-01T00:00:00")
    let stride = DateStride.fitting(range, count: 5)
    #expect(stride == DateStride(component: .year, count: 10))
    let years = stride.within(range, in: Self.calendar()).map { Self.calendar().component(.year, from: $0) }
    #expect(years == [1990, 2000, 2010, 2020])
  }

  @Test("Days begin where the time zone says")
  func zone() throws {
    let calendar = Self.calendar("Asia/Tokyo")
    let range = try Self.date("2026-03-01T20:00:00")...Self.date("2026-03-03T20:00:00")
    let dates = DateStride(component: .day, count: 1).within(range, in: calendar)
    #expect(dates.map { Self.text($0, calendar) } == ["03-03T00", "03-04T00"])
    #expect(dates.map { Self.text($0) } == ["03-02T15", "03-03T15"], "Tokyo is nine hours before Greenwich")
  }

  @Test("Hours stay the same hours of the day when clocks change", arguments: ["2026-03-29", "2026-10-25"])
  func clockChange(_ day: String) throws {
    let calendar = Self.calendar("Europe/Berlin")
    let start = try Self.date("\(day)T00:00:00", calendar)
    let dates = DateStride(component: .hour, count: 3).within(start...start.addingTimeInterval(86_400), in: calendar)
    let hours = dates.map { calendar.component(.hour, from: $0) }
    #expect(Array(hours.prefix(8)) == [0, 3, 6, 9, 12, 15, 18, 21])
  }

  @Test("Weeks begin with the first day of the calendar's week")
  func weeks() throws {
    var calendar = Self.calendar()
    calendar.firstWeekday = 2
    let range = try Self.date("2026-03-04T00:00:00")...Self.date("2026-03-20T00:00:00")
    let dates = DateStride(component: .weekOfYear, count: 1).within(range, in: calendar)
    #expect(dates.map { Self.text($0) } == ["03-09T00", "03-16T00"])
  }
}
