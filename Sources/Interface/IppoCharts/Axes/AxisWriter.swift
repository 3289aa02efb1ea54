import Foundation
import IppoUI

/// Writes the values of an axis.
struct AxisWriter {
  let environment: EnvironmentValues
  /// Decimals of numbers, at most; `nil` for as many as each number needs.
  private let decimals: Int?
  /// The greatest of the numbers, without their signs.
  private let greatest: Double
  /// The unit of the labels of dates; `nil` for the date in full.
  let dateComponent: Calendar.Component?

  /// Numbers with more decimals, or from this number on, are written as powers of ten.
  private static let mostDecimals = 9
  private static let leastPower = 1e15

  init(_ environment: EnvironmentValues, values: [_PlotScalar] = [], dateComponent: Calendar.Component? = nil) {
    self.environment = environment
    self.dateComponent = dateComponent
    let magnitudes = values.compactMap(\.magnitude)
    let step = zip(magnitudes, magnitudes.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 && $0.isFinite }.min()
    decimals = step.map { max(0, Int((-log10($0) - 1e-9).rounded(.up))) }
    greatest = magnitudes.map { abs($0) }.max() ?? 0
  }

  /// A value in the language of the environment.
  func string(_ scalar: _PlotScalar) -> String {
    switch scalar {
    case .category(let name): return name
    case .number(let number): return string(number)
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

  private func string(_ number: Double) -> String {
    let style = FloatingPointFormatStyle<Double>.number.locale(environment.locale)
    let decimals = decimals ?? Self.decimals(of: number)
    if number != 0, number.isFinite, decimals > Self.mostDecimals || max(abs(number), greatest) >= Self.leastPower {
      return style.notation(.scientific).precision(.significantDigits(1...4)).format(number)
    }
    return style.precision(.fractionLength(0...min(decimals, Self.mostDecimals))).format(number)
  }

  /// Two decimals, or as many as three digits of a small number need.
  private static func decimals(of number: Double) -> Int {
    let size = abs(number)
    guard size > 0, size < 0.1 else { return 2 }
    return 2 - Int(log10(size).rounded(.down))
  }
}
