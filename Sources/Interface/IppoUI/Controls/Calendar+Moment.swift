import Foundation

extension Calendar {
  /// The moment at a time of a day.
  ///
  /// A day on which clocks are put forward lacks an hour. A time within that hour is moved forward by the change of the
  /// clocks, or backward if moving forward would leave the day.
  ///
  /// - Parameter parts: Year, month, day, hour, minute, second, and the era if the calendar has several.
  /// - Returns: `nil` if no such day exists.
  func moment(_ parts: DateComponents) -> Date? {
    guard let moment = date(from: parts) else { return nil }
    if isDay(of: parts, moment) { return moment }
    let gap = timeZone.secondsFromGMT(for: moment) - timeZone.secondsFromGMT(for: moment.addingTimeInterval(-86_400))
    let earlier = moment.addingTimeInterval(-TimeInterval(gap))
    return gap > 0 && isDay(of: parts, earlier) ? earlier : nil
  }

  private func isDay(of parts: DateComponents, _ moment: Date) -> Bool {
    let found = dateComponents([.era, .year, .month, .day], from: moment)
    return found.year == parts.year && found.month == parts.month && found.day == parts.day
      && (parts.era == nil || found.era == parts.era)
  }
}
