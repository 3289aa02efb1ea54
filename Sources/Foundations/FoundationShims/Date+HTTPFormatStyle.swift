public import Foundation

extension Date {
  /// Writes and reads dates of HTTP headers (`Date.HTTPFormatStyle`): `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
  public struct HTTPFormatStyle: ParseableFormatStyle, Foundation.ParseStrategy, Sendable {
    /// A date.
    public typealias FormatInput = Date
    /// The text of a header.
    public typealias FormatOutput = String
    /// The text of a header.
    public typealias ParseInput = String
    /// A date.
    public typealias ParseOutput = Date
    /// The style itself.
    public typealias Strategy = HTTPFormatStyle

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static var calendar: Calendar {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = .gmt
      return calendar
    }

    /// The style.
    public init() {}

    /// The style itself, which reads what it writes.
    public var parseStrategy: HTTPFormatStyle { self }

    /// The date in GMT, in whole seconds.
    public func format(_ value: Date) -> String {
      let parts = Self.calendar.dateComponents([.weekday, .day, .month, .year, .hour, .minute, .second], from: value)
      let day = Self.days[((parts.weekday ?? 1) + 6) % 7]
      let month = Self.months[((parts.month ?? 1) + 11) % 12]
      let time = [parts.hour, parts.minute, parts.second].map { digits($0, 2) }.joined(separator: ":")
      return "\(day), \(digits(parts.day, 2)) \(month) \(digits(parts.year, 4)) \(time) GMT"
    }

    private func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }

    /// Reads a date. The name of the day has to be one, and need not be that of the date.
    ///
    /// - Throws: `CocoaError.formatting` for other texts.
    public func parse(_ value: String) throws -> Date {
      let pattern = /([A-Z][a-z]{2}), (\d{2}) ([A-Z][a-z]{2}) (\d{4}) (\d{2}):(\d{2}):(\d{2}) GMT/
      guard
        let found = value.wholeMatch(of: pattern)?.output, Self.days.contains(String(found.1)),
        let month = Self.months.firstIndex(of: String(found.3)), let day = Int(found.2), let year = Int(found.4),
        let hour = Int(found.5), let minute = Int(found.6), let second = Int(found.7), hour < 24, minute < 60,
        second < 61
      else { throw CocoaError(.formatting) }
      let calendar = Self.calendar
      let parts = DateComponents(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: min(second, 59))
      // A calendar takes the 31st of a short month for a day of the next one.
      guard let date = calendar.date(from: parts), calendar.component(.month, from: date) == month + 1
      else { throw CocoaError(.formatting) }
      return second == 60 ? date.addingTimeInterval(1) : date
    }
  }
}

extension FormatStyle where Self == Date.HTTPFormatStyle {
  /// Dates of HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`.
  public static var http: Self { Self() }
}
extension Foundation.ParseStrategy where Self == Date.HTTPFormatStyle {
  /// Dates of HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`.
  public static var http: Self { Self() }
}
extension ParseableFormatStyle where Self == Date.HTTPFormatStyle {
  /// Dates of HTTP headers: `Sun, 06 Nov 1994 08:49:37 GMT`.
  public static var http: Self { Self() }
}
