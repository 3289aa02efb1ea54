import Foundation

/// The days of a month, in weeks.
struct CalendarMonth {
  let calendar: Calendar
  /// The first moment of the month.
  let start: Date
  let bounds: Range<Date>

  init(calendar: Calendar, containing date: Date, bounds: Range<Date>) {
    self.calendar = calendar
    self.bounds = bounds
    start = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// Whether a moment of the day that begins so lies within the bounds.
  func offers(_ day: Date) -> Bool {
    day < bounds.upperBound && day >= calendar.startOfDay(for: bounds.lowerBound)
  }

  var previous: Date { calendar.date(byAdding: .month, value: -1, to: start) ?? start }
  var next: Date { calendar.date(byAdding: .month, value: 1, to: start) ?? start }
  var hasPrevious: Bool { bounds.lowerBound < start }
  var hasNext: Bool { bounds.upperBound > next }

  func title(in locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate("MMMMyyyy")
    return formatter.string(from: start)
  }

  /// Short names, from the first day of a week.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// Seven days each; `nil` for those of other months.
  var weeks: [[Date?]] {
    let count = calendar.range(of: .day, in: .month, for: start)?.count ?? 0
    let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
    let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    var cells = [Date?](repeating: nil, count: before) + days
    while cells.count % 7 != 0 { cells.append(nil) }
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }
}
