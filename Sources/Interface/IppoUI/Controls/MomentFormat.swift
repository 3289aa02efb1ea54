import Foundation

/// Days and times as HTML's date and time fields have them (ISO 8601, without a time zone).
struct MomentFormat {
  let components: DatePickerComponents
  private let calendar: Calendar

  init(components: DatePickerComponents, timeZone: TimeZone) {
    self.components = components
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
  }

  var keyboard: RenderField.Keyboard {
    if components == .date { return .date }
    return components == .hourAndMinute ? .time : .dateTime
  }

  func string(_ date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let day = "\(pad(parts.year, 4))-\(pad(parts.month, 2))-\(pad(parts.day, 2))"
    let time = "\(pad(parts.hour, 2)):\(pad(parts.minute, 2))"
    switch keyboard {
    case .date: return day
    case .time: return time
    default: return "\(day)T\(time)"
    }
  }

  /// Parses the moment in `text`. Missing parts come from `date`.
  ///
  /// A time that a day lacks, because clocks are put forward, is moved by the change of the clocks.
  ///
  /// - Returns: `nil` if the text is not a day or time of the calendar.
  func date(_ text: String, basedOn date: Date) -> Date? {
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    let halves = text.split(separator: "T", omittingEmptySubsequences: false)
    guard halves.count == (keyboard == .dateTime ? 2 : 1) else { return nil }
    if components.contains(.date) {
      guard let numbers = numbers(halves[0], separator: "-", widths: [4, 2, 2]) else { return nil }
      (parts.year, parts.month, parts.day) = (numbers[0], numbers[1], numbers[2])
    }
    if components.contains(.hourAndMinute) {
      guard let numbers = numbers(halves[halves.count - 1], separator: ":", widths: [2, 2]) else { return nil }
      (parts.hour, parts.minute, parts.second) = (numbers[0], numbers[1], 0)
    }
    guard (0..<24).contains(parts.hour ?? 0), (0..<60).contains(parts.minute ?? 0) else { return nil }
    // In an hour that a day has twice, because clocks are put back, the moment stays in the same one of the two.
    if text == string(date) {
      guard components.contains(.hourAndMinute) else { return date }
      return calendar.dateInterval(of: .minute, for: date)?.start
    }
    return calendar.moment(parts)
  }

  /// Whether a moment is within a range as far as the format can tell: to the minute, or to the day.
  func isWithin(_ minimum: Date?, _ maximum: Date?, _ moment: Date) -> Bool {
    let unit: Calendar.Component = components.contains(.hourAndMinute) ? .minute : .day
    func isAscending(_ first: Date, _ second: Date) -> Bool {
      calendar.compare(first, to: second, toGranularity: unit) != .orderedDescending
    }
    return minimum.map { isAscending($0, moment) } ?? true && maximum.map { isAscending(moment, $0) } ?? true
  }

  private func numbers(_ text: Substring, separator: Character, widths: [Int]) -> [Int]? {
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.map(\.count) == widths else { return nil }
    let numbers = parts.compactMap { $0.allSatisfy(\.isNumber) ? Int($0) : nil }
    return numbers.count == widths.count ? numbers : nil
  }

  private func pad(_ number: Int?, _ width: Int) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}
