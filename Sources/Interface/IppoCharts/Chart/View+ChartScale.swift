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
