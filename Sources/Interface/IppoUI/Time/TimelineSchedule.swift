public import Foundation
internal import IssueReporting

/// The dates at which a ``TimelineView`` updates its content (`SwiftUI.TimelineSchedule`).
public protocol TimelineSchedule {
  /// Dates in ascending order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The frequency of the timeline's changes.
  typealias Mode = TimelineScheduleMode

  /// The dates from `startDate` on; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency of a timeline's changes (`SwiftUI.TimelineScheduleMode`).
public enum TimelineScheduleMode: Hashable, Sendable {
  /// All the dates of the schedule.
  case normal
  /// A lower frequency, to save power. Ippo does not ask for it.
  case lowFrequency
}

/// Dates at a steady interval (`SwiftUI.PeriodicTimelineSchedule`).
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Dates at a steady interval, without an end.
  ///
  /// - Parameters:
  ///   - startDate: a date of the sequence.
  ///   - interval: seconds between dates; more than 0.
  public init(from startDate: Date, by interval: TimeInterval) {
    if !(interval > 0) {
      reportIssue(
        """
        The interval of a schedule is \(interval) seconds: it is taken for 1 second.

        Give it more than 0 seconds.
        """)
    }
    start = startDate
    self.interval = interval > 0 ? interval : 1
  }

  /// Dates from the last one that is not after `startDate`, without an end.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    // A multiple of the interval, and not a sum: sums of fractions drift.
    Entries(start: start, interval: interval, upcoming: (startDate.timeIntervalSince(start) / interval).rounded(.down))
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var upcoming: Double

    /// The next date; there is always one.
    public mutating func next() -> Date? {
      defer { upcoming += 1 }
      return start.addingTimeInterval(upcoming * interval)
    }
  }
}

/// The start of every minute (`SwiftUI.EveryMinuteTimelineSchedule`).
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The start of every minute.
  public init() {}

  /// The starts of minutes from the last one that is not after `startDate`, without an end.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are given one by one (`SwiftUI.ExplicitTimelineSchedule`).
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
  private let dates: Entries

  /// Dates that are given one by one.
  ///
  /// - Parameter dates: in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// All the dates, for every start.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Dates close enough to show motion (`SwiftUI.AnimationTimelineSchedule`).
///
/// Every date is an update of the screen, over the network in a browser. A schedule without an interval therefore has
/// twenty dates a second, in place of one for each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: TimeInterval
  private let isPaused: Bool

  /// Dates close enough to show motion.
  ///
  /// - Parameters:
  ///   - minimumInterval: seconds between dates; `nil`, and less than a twentieth, count as a twentieth.
  ///   - paused: whether there are no dates after the first.
  public init(minimumInterval: TimeInterval? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.05)
    isPaused = paused
  }

  /// `startDate`, and then dates without an end; where the schedule is paused, `startDate` alone.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    Entries(upcoming: startDate, interval: isPaused ? nil : interval)
  }

  /// The dates of the schedule.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var upcoming: Date?
    let interval: TimeInterval?

    /// The next date; `nil` after the first of a paused schedule.
    public mutating func next() -> Date? {
      guard let date = upcoming else { return nil }
      upcoming = interval.map { date.addingTimeInterval($0) }
      return date
    }
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at a steady interval in seconds.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The start of every minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Dates close enough to show motion.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates close enough to show motion, at least an interval in seconds apart.
  public static func animation(minimumInterval: TimeInterval? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
}

extension TimelineSchedule {
  /// Dates that are given one by one, in ascending order.
  public static func explicit<S>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S: Sequence, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
