import Foundation
import IppoUI

/// Writes the values of an axis.
struct AxisWriter {
  let environment: EnvironmentValues
  /// Decimals of numbers, at most.
  let decimals: Int
  /// The unit of the labels of dates; `nil` for the date in full.
  let dateComponent: Calendar.Component?

  init(_ environment: EnvironmentValues, values: [_PlotScalar] = [], dateComponent: Calendar.Component? = nil) {
    self.environment = environment
    self.dateComponent = dateComponent
    let magnitudes = values.compactMap(\.magnitude)
    let step = zip(magnitudes, magnitudes.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }.min()
    decimals = step.map { max(0, Int((-log10($0) - 1e-9).rounded(.up))) } ?? 2
  }

  /// A value in the language of the environment.
  func string(_ scalar: _PlotScalar) -> String {
    switch scalar {
    case .category(let name): return name
    case .number(let number):
      return number.formatted(
        .number.precision(.fractionLength(0...min(decimals, 12))).locale(environment.locale))
    case .date(let date):
      var style = Date.FormatStyle(locale: environment.locale, calendar: environment.datesCalendar)
      style.timeZone = environment.timeZone
      switch dateComponent {
      case .second: style = style.hour().minute().second()
      case .minute: style = style.hour().minute()
      case .hour: style = style.hour()
      case .month, .quarter: style = style.month(.abbreviated)
      case .year, .era: style = style.year()
      case nil: style = style.year().month(.abbreviated).day()
      default: style = style.month(.abbreviated).day()
      }
      return style.format(date)
    }
  }
}
