import Foundation
import IppoUI

/// A labelled value of a mark, as axes know it.
struct PlotDatum {
  /// The interval of the calendar that a date stands for.
  struct Unit: Hashable {
    let component: Calendar.Component
    /// `nil` for the calendar of the environment.
    let calendar: Calendar?
  }

  let label: Text
  let scalar: _PlotScalar
  /// The end of an interval that begins with ``scalar``; `nil` for a single value.
  var end: _PlotScalar?
  var unit: Unit?

  /// The interval that the value covers, as magnitudes; `nil` for a single value.
  func span(in calendar: Calendar) -> ClosedRange<Double>? {
    if let start = scalar.magnitude, let end = end?.magnitude { return min(start, end)...max(start, end) }
    guard let unit, case .date(let date) = scalar,
      let interval = (unit.calendar ?? calendar).dateInterval(of: unit.component, for: date)
    else { return nil }
    return interval.start.timeIntervalSinceReferenceDate...interval.end.timeIntervalSinceReferenceDate
  }

  /// The place of the value: its own, or the middle of its interval; `nil` for a category.
  func center(in calendar: Calendar) -> Double? {
    span(in: calendar).map { ($0.lowerBound + $0.upperBound) / 2 } ?? scalar.magnitude
  }
}
