import Foundation

/// The time within an interval, counting up or down.
struct TimerText: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  /// Returns the passed part of the interval, 0...1.
  func fraction(at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = elapsed(at: now)
    guard length > 0 else { return countsDown ? 0 : 1 }
    return (countsDown ? length - passed : passed) / length
  }

  func string(in environment: EnvironmentValues) -> String {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = elapsed(at: environment.now)
    // A second that has begun is shown until it is over.
    let seconds = Duration.seconds(countsDown ? (length - passed).rounded(.up) : passed.rounded(.down))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= .seconds(3600) ? .hourMinuteSecond : .minuteSecond(padMinuteToLength: 1)
    return Duration.TimeFormatStyle(pattern: pattern).locale(environment.locale).format(seconds)
  }

  private func elapsed(at now: Date) -> TimeInterval {
    let moment = min(max(pauseTime ?? now, interval.lowerBound), interval.upperBound)
    return moment.timeIntervalSince(interval.lowerBound)
  }
}
