import Foundation

/// Steps along an axis of dates: so many units of a calendar.
struct DateStride: Equatable {
  let component: Calendar.Component
  let count: Int

  /// The strides that axes choose from, the shortest first, with their usual lengths in seconds.
  private static let choices: [(stride: DateStride, seconds: Double)] = [
    (DateStride(component: .second, count: 1), 1), (DateStride(component: .second, count: 5), 5),
    (DateStride(component: .second, count: 15), 15), (DateStride(component: .second, count: 30), 30),
    (DateStride(component: .minute, count: 1), 60), (DateStride(component: .minute, count: 5), 300),
    (DateStride(component: .minute, count: 15), 900), (DateStride(component: .minute, count: 30), 1800),
    (DateStride(component: .hour, count: 1), 3600), (DateStride(component: .hour, count: 3), 3 * 3600),
    (DateStride(component: .hour, count: 6), 6 * 3600), (DateStride(component: .hour, count: 12), 12 * 3600),
    (DateStride(component: .day, count: 1), day), (DateStride(component: .day, count: 2), 2 * day),
    (DateStride(component: .weekOfYear, count: 1), 7 * day), (DateStride(component: .month, count: 1), 30.44 * day),
    (DateStride(component: .month, count: 3), 91.3 * day), (DateStride(component: .month, count: 6), 182.6 * day),
    (DateStride(component: .year, count: 1), year),
  ]
  private static let day = 86_400.0
  private static let year = 365.25 * day

  /// The shortest stride with at most `count` steps in a range.
  static func fitting(_ range: ClosedRange<Date>, count: Int) -> DateStride {
    let least = range.upperBound.timeIntervalSince(range.lowerBound) / Double(max(count, 1))
    if let choice = choices.first(where: { $0.seconds >= least * (1 - 1e-9) }) { return choice.stride }
    let years = NumberTicks.stride(span: least / year, count: 1)
    return DateStride(component: .year, count: max(1, Int(exactly: years) ?? 1))
  }

  /// The dates of the stride within a range.
  func within(_ range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
    dates(from: range.lowerBound, through: range.upperBound, in: calendar).filter { range.contains($0) }
  }

  /// The dates of the stride from the last one before a range to the first one after it.
  func covering(_ range: ClosedRange<Date>, in calendar: Calendar) -> [Date] {
    var dates = dates(from: range.lowerBound, through: range.upperBound, in: calendar)
    if let last = dates.last, last < range.upperBound || dates.count == 1, let next = next(after: last, in: calendar) {
      dates.append(next)
    }
    return dates
  }

  /// The last date of the stride before a moment, or at it.
  ///
  /// Parts of a day count from its beginning, months from the year's, years from the year 0.
  func floor(_ date: Date, in calendar: Calendar) -> Date {
    guard let unit = calendar.dateInterval(of: component, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: component, for: date)?.start ?? date
    }
    let (value, least): (Int, Int) =
      switch component {
      case .second, .minute, .hour, .year: (calendar.component(component, from: unit), 0)
      case .day, .month: (calendar.component(component, from: unit), 1)
      default: (0, 0)
      }
    let excess = (value - least) % count
    return calendar.date(byAdding: component, value: -excess, to: unit) ?? unit
  }

  private func next(after date: Date, in calendar: Calendar) -> Date? {
    guard var next = calendar.date(byAdding: component, value: count, to: date) else { return nil }
    // A change of the clock moves what is so many hours later to another hour of the day.
    if component == .hour, count > 1 {
      let excess = calendar.component(.hour, from: next) % count
      let correction = excess * 2 > count ? count - excess : -excess
      next = calendar.date(byAdding: .hour, value: correction, to: next) ?? next
    }
    // Days begin anew with each month; hours with each day, which may have 23 or 25 of them.
    let restart: Calendar.Component? =
      switch component {
      case .hour where count > 1: .day
      case .day where count > 1: .month
      default: nil
      }
    guard let restart, let whole = calendar.dateInterval(of: restart, for: date), next > whole.end else { return next }
    return whole.end
  }

  private func dates(from start: Date, through end: Date, in calendar: Calendar) -> [Date] {
    var dates = [floor(start, in: calendar)]
    while let last = dates.last, last < end, dates.count <= NumberTicks.most,
      let next = next(after: last, in: calendar), next > last
    {
      guard next <= end else { break }
      dates.append(next)
    }
    return dates
  }
}
