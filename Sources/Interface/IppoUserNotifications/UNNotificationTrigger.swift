public import Foundation
internal import IssueReporting

/// The time of a notification (`UserNotifications.UNNotificationTrigger`).
open class UNNotificationTrigger: NSObject, @unchecked Sendable {  // its values do not change
  /// Whether the notification comes again and again.
  public let repeats: Bool

  fileprivate init(repeats: Bool) { self.repeats = repeats }

  /// The next time after a moment; `nil` if there is none.
  package func nextDate(after moment: Date) -> Date? { nil }
}

/// A time from now (`UserNotifications.UNTimeIntervalNotificationTrigger`).
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {  // does not change
  /// Seconds until the notification, and between repetitions.
  public let timeInterval: TimeInterval

  /// A time in seconds from the moment when the request is added.
  ///
  /// - Parameters:
  ///   - timeInterval: More than 0 seconds, and at least 60 if the notification repeats. Less counts as that, and is reported.
  ///   - repeats: Whether the notification comes again after each such time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    let least = repeats ? 60 : 0.001
    if !(timeInterval >= least) {
      reportIssue(
        repeats
          ? "A notification that repeats has an interval of \(timeInterval) seconds; the shortest is 60."
          : "A notification has an interval of \(timeInterval) seconds, which is not more than 0.")
    }
    self.timeInterval = timeInterval >= least ? timeInterval : least
    super.init(repeats: repeats)
  }

  /// The next time, counted from now.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  package override func nextDate(after moment: Date) -> Date? { moment.addingTimeInterval(timeInterval) }
}

/// A time of the calendar (`UserNotifications.UNCalendarNotificationTrigger`).
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {  // does not change
  /// The parts of the date that must match.
  public let dateComponents: DateComponents

  /// The next time whose parts match.
  ///
  /// - Parameters:
  ///   - dateComponents: The parts, in their calendar and time zone, or those of the person.
  ///   - repeats: Whether the notification comes at each such time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next time from now on; `nil` if there is none.
  public func nextTriggerDate() -> Date? { nextDate(after: Date()) }

  package override func nextDate(after moment: Date) -> Date? {
    var calendar = dateComponents.calendar ?? .current
    if let zone = dateComponents.timeZone { calendar.timeZone = zone }
    return calendar.nextDate(after: moment, matching: dateComponents, matchingPolicy: .nextTime)
  }
}
