import Foundation

extension Calendar {
  /// The moment at a time of a day.
  ///
  /// Where clocks are put forward a day lacks an hour. A time within it is moved forward by as much as the clocks are, or
  /// backward where it would leave the day.
  ///
  /// - Parameter parts: Year, month, day (and era, where the calendar has several), hour, minute and second.
  /// - Returns: `nil` where there is no such day.
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
