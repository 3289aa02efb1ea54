import Foundation

extension Text.DateStyle {
  /// Whether the text changes as time goes by.
  var isLive: Bool {
    switch kind {
    case .time, .date: false
    case .relative, .offset, .timer: true
    }
  }

  func string(_ date: Date, in environment: EnvironmentValues) -> String {
    let distance = date.timeIntervalSince(environment.now)
    switch kind {
    case .time: return string(date, .omitted, .shortened, in: environment)
    case .date: return string(date, .long, .omitted, in: environment)
    case .relative: return Self.units(distance, count: 2, in: environment)
    case .offset: return (distance < 0 ? "-" : "+") + Self.units(distance, count: 1, in: environment)
    case .timer:
      let seconds = Duration.seconds(abs(distance).rounded(.down))
      let pattern: Duration.TimeFormatStyle.Pattern =
        seconds >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond(padMinuteToLength: 1)
      return Duration.TimeFormatStyle(pattern: pattern).locale(environment.locale).format(seconds)
    }
  }

  private func string(
    _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle,
    in environment: EnvironmentValues
  ) -> String {
    Date.FormatStyle(
      date: day, time: time, locale: environment.locale, calendar: environment.calendar,
      timeZone: environment.timeZone
    ).format(date)
  }

  private static func units(_ distance: Double, count: Int, in environment: EnvironmentValues) -> String {
    let seconds = abs(distance).rounded(.down)
    let allowed: Set<Duration.UnitsFormatStyle.Unit> =
      seconds < 60 ? [.seconds] : seconds < 86400 ? [.hours, .minutes] : [.weeks, .days, .hours]
    return Duration.seconds(seconds).formatted(
      .units(
        allowed: seconds < 3600 ? allowed.union([.minutes, .seconds]) : allowed, width: .wide,
        maximumUnitCount: count, fractionalPart: .hide(rounded: .down)
      ).locale(environment.locale))
  }
}
