public import Foundation
public import IppoUI

extension View {
  /// The domain, the range and the type of the horizontal scale of charts within the view.
  public func chartXScale(domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil) -> some View
  {
    chartSetting { $0.x.scale(domain._domain, range._positions, type) }
  }

  /// The domain and the type of the horizontal scale of charts within the view.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.scale(domain._domain, nil, type) }
  }

  /// The range and the type of the horizontal scale of charts within the view.
  public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    chartSetting { $0.x.scale(nil, range._positions, type) }
  }

  /// The type of the horizontal scale of charts within the view.
  public func chartXScale(type: ScaleType? = nil) -> some View { chartSetting { $0.x.scale(nil, nil, type) } }

  /// The domain, the range and the type of the vertical scale of charts within the view.
  public func chartYScale(domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil) -> some View
  {
    chartSetting { $0.y.scale(domain._domain, range._positions, type) }
  }

  /// The domain and the type of the vertical scale of charts within the view.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.scale(domain._domain, nil, type) }
  }

  /// The range and the type of the vertical scale of charts within the view.
  public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> some View {
    chartSetting { $0.y.scale(nil, range._positions, type) }
  }

  /// The type of the vertical scale of charts within the view.
  public func chartYScale(type: ScaleType? = nil) -> some View { chartSetting { $0.y.scale(nil, nil, type) } }
}

extension ChartSettings.AxisSetting {
  mutating func scale(_ domain: _ScaleDomain?, _ range: _PositionRange?, _ type: ScaleType?) {
    if let domain { self.domain = domain }
    if let range { self.range = range }
    if let type { self.type = type }
  }
}

// MARK: Styles

extension View {
  /// The styles of values, in the order of the data.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chartSetting { $0.foreground.range = styles }
  }

  /// The colours of numbers, from the least to the greatest.
  public func chartForegroundStyleScale(range: Gradient) -> some View {
    let colors = range.stops.map(\.color)
    return chartSetting {
      $0.foregroundGradient = colors
      $0.foreground.range = colors.map { AnyShapeStyle($0) }
    }
  }

  /// The values that have styles, in their order.
  public func chartForegroundStyleScale<DataValue: Plottable>(domain: [DataValue]) -> some View {
    let values = domain.map(\.scalar)
    return chartSetting { $0.foreground.domain = values }
  }

  /// The values that have styles, and the styles, in their order.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let values = domain.map(\.scalar)
    let styles = range.map { AnyShapeStyle($0) }
    return chartSetting {
      $0.foreground.domain = values
      $0.foreground.range = styles
    }
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
    let values = domain.map(\.scalar)
    return chartSetting {
      $0.foreground.domain = values
      $0.foreground.mapping = { DataValue(scalar: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  /// The symbols of values, in the order of the data.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    let symbols = range.map { AnyChartSymbolShape($0) }
    return chartSetting { $0.symbols.range = symbols }
  }

  /// The values that have symbols, and the symbols, in their order.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], range: [S]
  ) -> some View {
    let values = domain.map(\.scalar)
    let symbols = range.map { AnyChartSymbolShape($0) }
    return chartSetting {
      $0.symbols.domain = values
      $0.symbols.range = symbols
    }
  }

  /// The symbol of each value.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    chartSymbolScale(domain: mapping.map(\.key), range: mapping.map(\.value))
  }

  /// The areas of symbols by value, from the least to the greatest, in square points.
  public func chartSymbolSizeScale(range: ClosedRange<CGFloat>) -> some View {
    chartSetting { $0.symbolSizes = range }
  }

  /// The lines of values, in the order of the data.
  public func chartLineStyleScale(range: [StrokeStyle]) -> some View { chartSetting { $0.lineStyles.range = range } }

  /// The line of each value.
  public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let values = mapping.map(\.key.scalar)
    let styles = mapping.map(\.value)
    return chartSetting {
      $0.lineStyles.domain = values
      $0.lineStyles.range = styles
    }
  }
}
