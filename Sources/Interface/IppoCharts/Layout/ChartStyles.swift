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
    let hasGradient = settings.foreground.range.isEmpty || settings.foregroundGradient != nil
    gradientDomain = settings.foreground.mapping == nil && hasGradient ? Self.range(of: foregrounds) : nil
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
    if let domain = gradientDomain, let number = value.magnitude {
      let part = Self.part(of: number, in: domain, settings.foregroundType ?? .linear)
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

  /// The part of a domain at which a number is, 0...1.
  private static func part(of number: Double, in domain: ClosedRange<Double>, _ type: ScaleType) -> Double {
    guard domain.upperBound > domain.lowerBound, type != .log || domain.lowerBound > 0 else { return 1 }
    let scale = AxisScale(kind: .number, type: type, domain: domain)
    let part = Double(scale.position(number))
    return part.isFinite ? min(max(part, 0), 1) : 1
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
    let area = mark.style.symbolSizeBy.flatMap { symbolArea(of: $0.scalar) }
    let side = area.map { max($0, 0).squareRoot() } ?? Self.symbolSide
    return CGSize(width: side, height: side)
  }

  /// The values of `symbolSize(by:)`: the least and the greatest number, or all names.
  var symbolSizeDomain: [_PlotScalar] {
    if !settings.symbolSizes.domain.isEmpty { return settings.symbolSizes.domain }
    return data.sizes.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? data.sizeNames
  }

  /// The area of the symbols of a value in square points; `nil` for a value that the scale does not know.
  func symbolArea(of value: _PlotScalar) -> CGFloat? {
    let scale = settings.symbolSizes
    if let area = scale.mapping?(value) { return area }
    let domain = symbolSizeDomain
    let areas = scale.range.isEmpty ? [16, 400] : scale.range
    let magnitudes = domain.compactMap(\.magnitude)
    // A list of areas for a list of values, or all areas between the first and the last one.
    if let index = domain.firstIndex(of: value), domain.count == areas.count { return areas[index] }
    if let magnitude = value.magnitude, let least = magnitudes.min(), let greatest = magnitudes.max() {
      let part = Self.part(of: magnitude, in: least...greatest, .linear)
      return areas[0] + (areas[areas.count - 1] - areas[0]) * CGFloat(part)
    }
    guard let index = domain.firstIndex(of: value) else { return nil }
    let part = domain.count > 1 ? CGFloat(index) / CGFloat(domain.count - 1) : 1
    return areas[0] + (areas[areas.count - 1] - areas[0]) * part
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
