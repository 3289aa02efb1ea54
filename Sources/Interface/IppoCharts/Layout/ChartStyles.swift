import Foundation
import IppoUI

/// The styles of the marks of a chart, by their values.
struct ChartStyles {
  private let settings: ChartSettings
  private let data: ChartData
  let foregrounds: [_PlotScalar]
  let symbols: [_PlotScalar]
  let lineStyles: [_PlotScalar]
  /// The least and the greatest number of `foregroundStyle(by:)`; `nil` where values have colours of their own.
  let gradientDomain: ClosedRange<Double>?

  /// Colours that can be told apart, in the order in which values get them.
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .teal, .yellow, .pink, .indigo, .brown]
  /// Symbols in the order in which values get them.
  private static let symbolPalette = BasicChartSymbolShape.Figure.allCases.map {
    AnyChartSymbolShape(BasicChartSymbolShape(figure: $0))
  }
  /// Dashes in the order in which values get them, in points.
  private static let dashPalette: [[CGFloat]] = [[], [6, 4], [2, 4], [10, 4, 2, 4], [12, 6]]

  /// The side of a symbol whose size nobody says, in points.
  static let symbolSide: CGFloat = 8
  /// The line of a mark whose line nobody says.
  static let line = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)

  init(_ data: ChartData, _ settings: ChartSettings) {
    self.data = data
    self.settings = settings
    foregrounds = settings.foreground.values(data.foregrounds)
    symbols = settings.symbols.values(data.symbols)
    lineStyles = settings.lineStyles.values(data.lineStyles)
    gradientDomain = settings.foreground.mapping == nil ? Self.range(of: foregrounds) : nil
  }

  /// The range of the finite numbers; `nil` if a value is no number.
  private static func range(of values: [_PlotScalar]) -> ClosedRange<Double>? {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    let finite = numbers.filter(\.isFinite)
    guard numbers.count == values.count, let least = finite.min(), let greatest = finite.max() else { return nil }
    return least...greatest
  }

  /// The colours of numbers, from the least to the greatest.
  var gradientColors: [Color] { settings.foregroundGradient ?? [Color.blue.mix(with: .white, by: 0.7), .blue] }

  /// The colour of a value of `foregroundStyle(by:)`; `nil` where the app has given the value a style.
  func color(of value: _PlotScalar) -> Color? {
    guard settings.foreground.mapping == nil, settings.foreground.range.isEmpty, gradientDomain == nil else {
      return nil
    }
    return foregrounds.firstIndex(of: value).map { Self.palette[$0 % Self.palette.count] }
  }

  /// The style of a value of `foregroundStyle(by:)`.
  func foreground(of value: _PlotScalar) -> AnyShapeStyle {
    if let domain = gradientDomain, let number = value.magnitude,
      settings.foreground.range.isEmpty || settings.foregroundGradient != nil
    {
      let length = domain.upperBound - domain.lowerBound
      let part = length > 0 ? min(max((number - domain.lowerBound) / length, 0), 1) : 1
      let colors = gradientColors
      let place = part * Double(colors.count - 1)
      let index = min(Int(place), max(colors.count - 2, 0))
      let next = colors[min(index + 1, colors.count - 1)]
      return AnyShapeStyle(colors[index].mix(with: next, by: place - Double(index)))
    }
    return settings.foreground.style(
      of: value, among: foregrounds, default: Self.palette.map { AnyShapeStyle($0) })
      ?? AnyShapeStyle(Color.accentColor)
  }

  func foreground(of mark: ChartMark) -> AnyShapeStyle {
    mark.style.foreground ?? mark.style.foregroundBy.map { foreground(of: $0.scalar) }
      ?? AnyShapeStyle(Color.accentColor)
  }

  /// The shape of a value of `symbol(by:)`.
  func symbol(of value: _PlotScalar) -> AnyChartSymbolShape? {
    settings.symbols.style(of: value, among: symbols, default: Self.symbolPalette)
  }

  /// The symbol of a mark; `nil` for one that shows none.
  func symbol(of mark: ChartMark) -> AnyChartSymbolShape? {
    if let symbol = mark.style.symbol { return symbol }
    if let symbol = mark.style.symbolBy.flatMap({ symbol(of: $0.scalar) }) { return symbol }
    return mark.kind == .point ? AnyChartSymbolShape(BasicChartSymbolShape(figure: .circle)) : nil
  }

  func symbolSize(of mark: ChartMark) -> CGSize {
    if let size = mark.style.symbolSize { return size }
    if let value = mark.style.symbolSizeBy?.scalar.magnitude, let sizes = data.sizes {
      let areas = settings.symbolSizes ?? 16...400
      let length = sizes.upperBound - sizes.lowerBound
      let part = length > 0 ? CGFloat((value - sizes.lowerBound) / length) : 1
      let side = (areas.lowerBound + (areas.upperBound - areas.lowerBound) * part).squareRoot()
      return CGSize(width: side, height: side)
    }
    return CGSize(width: Self.symbolSide, height: Self.symbolSide)
  }

  func lineStyle(of value: _PlotScalar) -> StrokeStyle {
    let palette = Self.dashPalette.map { dash in
      var style = Self.line
      style.dash = dash
      return style
    }
    return settings.lineStyles.style(of: value, among: lineStyles, default: palette) ?? Self.line
  }

  func lineStyle(of mark: ChartMark) -> StrokeStyle {
    mark.style.lineStyle ?? mark.style.lineStyleBy.map { lineStyle(of: $0.scalar) } ?? Self.line
  }
}
