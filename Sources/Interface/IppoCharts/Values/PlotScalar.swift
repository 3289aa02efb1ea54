public import Foundation

/// A value of one of the three kinds that axes have: what every plottable value becomes.
public enum _PlotScalar: Hashable, Sendable {
  /// A place on an axis of numbers.
  case number(Double)
  /// A moment, on an axis of dates.
  case date(Date)
  /// A name, with a band of its own on an axis of categories.
  case category(String)
}

/// The three kinds of axes by their values.
enum ScalarKind: Equatable, Sendable { case number, date, category }

extension _PlotScalar {
  var kind: ScalarKind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The number, or the seconds since the reference date; `nil` for a category and for what is no finite number.
  var magnitude: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date):
      date.timeIntervalSinceReferenceDate.isFinite ? date.timeIntervalSinceReferenceDate : nil
    case .category: nil
    }
  }

  /// The value at a place of an axis of numbers or dates.
  init?(_ magnitude: Double, of kind: ScalarKind) {
    switch kind {
    case .number: self = .number(magnitude)
    case .date: self = .date(Date(timeIntervalSinceReferenceDate: magnitude))
    case .category: return nil
    }
  }
}
