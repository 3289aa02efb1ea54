public import Foundation
public import IppoUI

// MARK: Colours

extension View {
  /// The styles of values, in the order of the data. The colours of a gradient are those of numbers, from the least to the greatest.
  ///
  /// - Parameter type: How numbers lie between the colours.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    chartSetting { $0.foregroundStyles(nil, range, type) }
  }

  /// The styles of values, in the order of the data.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    chartSetting { $0.foregroundStyles(nil, range, nil) }
  }

  /// The values that have styles, in their order, or the range of the numbers that have colours.
  public func chartForegroundStyleScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    let domain = domain._domain
    return chartSetting {
      $0.foreground.set(domain, nil)
      $0.foregroundType = type ?? $0.foregroundType
    }
  }

  /// The values that have styles, and the styles, in their order.
  public func chartForegroundStyleScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    let domain = domain._domain
    return chartSetting { $0.foregroundStyles(domain, range, type) }
  }

  /// The values that have styles, and the styles, in their order.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let domain = domain._domain
    return chartSetting { $0.foregroundStyles(domain, range, nil) }
  }

  /// How numbers lie between the colours.
  public func chartForegroundStyleScale(type: ScaleType?) -> some View {
    chartSetting { $0.foregroundType = type ?? $0.foregroundType }
  }

  /// The style of each value.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartForegroundStyleScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// The values that have styles, and a function that gives the style of each.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue] = [], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let domain = domain.isEmpty ? nil : domain._domain
    return chartSetting {
      $0.foreground.set(domain, nil)
      $0.foreground.mapping = { DataValue(scalar: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }
}

extension ChartSettings {
  fileprivate mutating func foregroundStyles<Range: ScaleRange>(
    _ domain: _ScaleDomain?, _ range: Range, _ type: ScaleType?
  ) where Range.VisualValue: ShapeStyle {
    let values = range._visualValues
    foreground.set(domain, values.map { AnyShapeStyle($0) })
    let colors = values.compactMap { $0 as? Color }
    let isContinuous = range._isContinuous || foreground.isRange
    foregroundGradient = isContinuous && colors.count == values.count && !colors.isEmpty ? colors : nil
    foregroundType = type ?? foregroundType
  }
}

extension StyleScale {
  /// Sets the values, the styles, or both. What is `nil` stays.
  mutating func set(_ domain: _ScaleDomain?, _ range: [Style]?) {
    switch domain?.storage {
    case .values(let values, let isRange): (self.domain, self.isRange) = (values, isRange)
    case .automatic: (self.domain, isRange) = ([], false)
    case nil: break
    }
    if let range { self.range = range }
  }
}

// MARK: Symbols

extension View {
  /// The symbols of values, in the order of the data.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue: ChartSymbolShape {
    chartSetting { $0.symbols.set(nil, range._visualValues.map { AnyChartSymbolShape($0) }) }
  }

  /// The symbols of values, in the order of the data.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSetting { $0.symbols.set(nil, range.map { AnyChartSymbolShape($0) }) }
  }

  /// The values that have symbols, in their order.
  public func chartSymbolScale(domain: some ScaleDomain) -> some View {
    let domain = domain._domain
    return chartSetting { $0.symbols.set(domain, nil) }
  }

  /// The values that have symbols, and the symbols, in their order.
  public func chartSymbolScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range
  ) -> some View where Range.VisualValue: ChartSymbolShape {
    let domain = domain._domain
    return chartSetting { $0.symbols.set(domain, range._visualValues.map { AnyChartSymbolShape($0) }) }
  }

  /// The values that have symbols, and the symbols, in their order.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let domain = domain._domain
    return chartSetting { $0.symbols.set(domain, range.map { AnyChartSymbolShape($0) }) }
  }

  /// The symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let domain = mapping.map(\.key)._domain
    return chartSetting { $0.symbols.set(domain, mapping.map { AnyChartSymbolShape($0.value) }) }
  }

  /// The values that have symbols, and a function that gives the symbol of each.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue] = [], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let domain = domain.isEmpty ? nil : domain._domain
    return chartSetting {
      $0.symbols.set(domain, nil)
      $0.symbols.mapping = { DataValue(scalar: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }
}

// MARK: Lines

extension View {
  /// The lines of values, in the order of the data.
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == StrokeStyle {
    chartSetting { $0.lineStyles.set(nil, range._visualValues) }
  }

  /// The lines of values, in the order of the data.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSetting { $0.lineStyles.set(nil, range) }
  }

  /// The values that have lines, in their order.
  public func chartLineStyleScale(domain: some ScaleDomain) -> some View {
    let domain = domain._domain
    return chartSetting { $0.lineStyles.set(domain, nil) }
  }

  /// The values that have lines, and the lines, in their order.
  public func chartLineStyleScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range
  ) -> some View where Range.VisualValue == StrokeStyle {
    let domain = domain._domain
    return chartSetting { $0.lineStyles.set(domain, range._visualValues) }
  }

  /// The line of each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let domain = mapping.map(\.key)._domain
    return chartSetting { $0.lineStyles.set(domain, mapping.map(\.value)) }
  }

  /// The values that have lines, and a function that gives the line of each.
  public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue] = [], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    let domain = domain.isEmpty ? nil : domain._domain
    return chartSetting {
      $0.lineStyles.set(domain, nil)
      $0.lineStyles.mapping = { DataValue(scalar: $0).map(mapping) }
    }
  }
}

// MARK: Areas of symbols

extension View {
  /// The areas of symbols of values, in the order of the data.
  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range) -> some View where Range.VisualValue == CGFloat {
    chartSetting { $0.symbolSizes.set(nil, range._visualValues) }
  }

  /// The areas of symbols by value, from the least to the greatest, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartSetting { $0.symbolSizes.set(nil, [range.lowerBound, range.upperBound]) }
  }

  /// The values that have areas of symbols, in their order.
  public func chartSymbolSizeScale(domain: some ScaleDomain) -> some View {
    let domain = domain._domain
    return chartSetting { $0.symbolSizes.set(domain, nil) }
  }

  /// The values that have areas of symbols, and the areas of symbols, in their order.
  public func chartSymbolSizeScale<Range: ScaleRange>(
    domain: some ScaleDomain, range: Range
  ) -> some View where Range.VisualValue == CGFloat {
    let domain = domain._domain
    return chartSetting { $0.symbolSizes.set(domain, range._visualValues) }
  }

  /// The area of the symbols of each value, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let domain = mapping.map(\.key)._domain
    return chartSetting { $0.symbolSizes.set(domain, mapping.map(\.value)) }
  }

  /// The values that have areas of symbols, and a function that gives the area of each, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(
    domain: [DataValue] = [], mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    let domain = domain.isEmpty ? nil : domain._domain
    return chartSetting {
      $0.symbolSizes.set(domain, nil)
      $0.symbolSizes.mapping = { DataValue(scalar: $0).map(mapping) }
    }
  }
}
