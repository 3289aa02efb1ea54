public import Foundation

/// Formats for texts that count (`SwiftUI.SystemFormatStyle`): a date by its distance from another, timers and
/// stopwatches.
public enum SystemFormatStyle: Sendable {
  /// A date by its distance from another one, as "in 5 minutes"; by its own name where that is far.
  public struct DateReference: FormatStyle, Hashable {
    private let date: Date
    private let farther: Double
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - date: The date that is written.
    ///   - allowedFields: Has no effect: the largest unit that fits is written.
    ///   - maxFieldCount: Has no effect: one unit is written.
    ///   - thresholdField: From this unit on the date itself is written: it is far.
    public init(
      to date: Date,
      allowedFields: Set<Date.ComponentsFormatStyleField> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyleField = .day
    ) {
      self.date = date
      farther = thresholdField.seconds
    }

    /// The distance of the date from `value`.
    public func format(_ value: Date) -> AttributedString {
      let distance = date.timeIntervalSince(value)
      guard abs(distance) < farther else {
        return AttributedString(
          Date.FormatStyle(date: .abbreviated, time: .shortened, locale: locale).format(date))
      }
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      formatter.dateTimeStyle = .named
      return AttributedString(formatter.localizedString(fromTimeInterval: distance.rounded(.towardZero)))
    }

    /// The format in another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// A format of the distance from one date to another, as "+5 min" or "-5 min".
  public struct DateOffset: FormatStyle, Hashable {
    private let anchor: Date
    private let count: Int
    private let signs: NumberFormatStyleConfiguration.SignDisplayStrategy
    private var locale = Locale.autoupdatingCurrent

    /// - Parameters:
    ///   - anchor: The date from which the distance is counted.
    ///   - allowedFields: Has no effect: the largest units that fit are written.
    ///   - maxFieldCount: The largest number of units.
    ///   - sign: The condition under which a sign is written.
    public init(
      to anchor: Date,
      allowedFields: Set<Date.ComponentsFormatStyleField> = [.year, .month, .day, .hour, .minute, .second],
      maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .always()
    ) {
      self.anchor = anchor
      count = maxFieldCount
      signs = sign
    }

    /// The distance.
    public func format(_ value: Date) -> AttributedString {
      let distance = value.timeIntervalSince(anchor).rounded(.towardZero)
      let units = Duration.seconds(abs(distance)).formatted(
        .units(
          allowed: [.weeks, .days, .hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: max(count, 1),
          fractionalPart: .hide(rounded: .down)
        ).locale(locale))
      return AttributedString(sign(distance) + units)
    }

    /// Returns the sign that a number with the strategy has.
    private func sign(_ distance: Double) -> String {
      let digit = IntegerFormatStyle<Int>(locale: locale).sign(strategy: signs).format(
        distance < 0 ? -1 : distance > 0 ? 1 : 0)
      return String(digit.prefix { !$0.isNumber })
    }

    /// The format in another locale.
    public func locale(_ locale: Locale) -> Self {
      var copy = self
      copy.locale = locale
      return copy
    }
  }

  /// The time that has passed since a moment, with hundredths: "0:05.25".
  public struct Stopwatch: FormatStyle, Hashable {
    private let clock: ClockFormat

    /// - Parameters:
    ///   - startDate: When it was started. Before that it shows zero.
    ///   - showsHours: Whether hours are written, or more than 59 minutes.
    ///   - maxFieldCount: Has no effect: all fields are written.
    ///   - maxPrecision: The smallest part of a second that is written.
    public init(
      startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      clock = ClockFormat(
        start: startDate, end: .distantFuture, isDown: false, showsHours: showsHours, precision: maxPrecision)
    }

    private init(clock: ClockFormat) { self.clock = clock }

    /// The time that has passed at `value`.
    public func format(_ value: Date) -> AttributedString { AttributedString(clock.string(value)) }

    /// The format in another locale.
    public func locale(_ locale: Locale) -> Self { Self(clock: clock.locale(locale)) }
  }

  /// The time within an interval, counting up or down: "0:59".
  public struct Timer: FormatStyle, Hashable {
    private let clock: ClockFormat

    /// Counts up, from zero at the beginning of the interval to its end.
    ///
    /// - Parameters:
    ///   - interval: When it counts; before and after it stands still.
    ///   - showsHours: Whether hours are written, or more than 59 minutes.
    ///   - maxFieldCount: Has no effect: all fields are written.
    ///   - maxPrecision: The smallest part of a second that is written.
    public init(
      countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      clock = ClockFormat(
        start: interval.lowerBound, end: interval.upperBound, isDown: false, showsHours: showsHours,
        precision: maxPrecision)
    }

    /// Counts down, to zero at the end of the interval. See
    /// ``init(countingUpIn:showsHours:maxFieldCount:maxPrecision:)``.
    public init(
      countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      clock = ClockFormat(
        start: interval.lowerBound, end: interval.upperBound, isDown: true, showsHours: showsHours,
        precision: maxPrecision)
    }

    private init(clock: ClockFormat) { self.clock = clock }

    /// The time at `value`.
    public func format(_ value: Date) -> AttributedString { AttributedString(clock.string(value)) }

    /// The format in another locale.
    public func locale(_ locale: Locale) -> Self { Self(clock: clock.locale(locale)) }
  }
}

/// The time within an interval.
private struct ClockFormat: Hashable, Codable, Sendable {
  let start: Date
  let end: Date
  let isDown: Bool
  let showsHours: Bool
  let precision: Duration
  var locale = Locale.autoupdatingCurrent

  func locale(_ locale: Locale) -> Self {
    var copy = self
    copy.locale = locale
    return copy
  }

  func string(_ moment: Date) -> String {
    let moment = min(max(moment, start), end)
    let (whole, parts) = precision.components
    let step = max(Double(whole) + Double(parts) / 1e18, 0.000_001)
    let counted = isDown ? end.timeIntervalSince(moment) : moment.timeIntervalSince(start)
    // A unit that has begun is shown until it is over.
    let seconds = ((counted / step).rounded(isDown ? .up : .down)) * step
    let digits = step < 1 ? min(Int((-log10(step)).rounded(.up)), 6) : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600
      ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
      : .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
    return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(.seconds(seconds))
  }
}

extension Date {
  /// A field of a date (`Date.ComponentsFormatStyle.Field`, which Foundation on Linux does not have).
  public enum ComponentsFormatStyleField: Codable, Hashable, Sendable, CaseIterable {
    /// A year.
    case year
    /// A month.
    case month
    /// A week.
    case week
    /// A day.
    case day
    /// An hour.
    case hour
    /// A minute.
    case minute
    /// A second.
    case second

    fileprivate var seconds: Double {
      switch self {
      case .year: 31_557_600
      case .month: 2_629_800
      case .week: 604_800
      case .day: 86_400
      case .hour: 3_600
      case .minute: 60
      case .second: 1
      }
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date by its distance from the one that is formatted.
  public static func reference(
    to date: Date,
    allowedFields: Set<Date.ComponentsFormatStyleField> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, thresholdField: Date.ComponentsFormatStyleField = .day
  ) -> Self {
    Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// A format of the distance from one date to another.
  public static func offset(
    to anchor: Date,
    allowedFields: Set<Date.ComponentsFormatStyleField> = [.year, .month, .day, .hour, .minute, .second],
    maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .always()
  ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time that has passed since a moment, with hundredths.
  public static func stopwatch(
    startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time within an interval, counting up.
  public static func timer(
    countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }

  /// The time within an interval, counting down.
  public static func timer(
    countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
  }
}
