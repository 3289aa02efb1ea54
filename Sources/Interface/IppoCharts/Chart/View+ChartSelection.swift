public import IppoUI

extension View {
  /// The value of the horizontal axis under the pointer, under a finger, or chosen by arrow keys.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.x.selection = ChartSettings.ValueSelection(value) }
  }

  /// The range of the horizontal axis that a person drags over.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.x.rangeSelection = ChartSettings.RangeSelection(range) }
  }

  /// The value of the vertical axis under the pointer, or under a finger.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.y.selection = ChartSettings.ValueSelection(value) }
  }

  /// The range of the vertical axis that a person drags over.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chartSetting { $0.y.rangeSelection = ChartSettings.RangeSelection(range) }
  }

  /// The value of the sectors under the pointer or a finger: the sum of the sectors before, and of the part of its own.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chartSetting { $0.angleSelection = ChartSettings.ValueSelection(value) }
  }
}

extension ChartSettings.ValueSelection {
  @MainActor fileprivate init<P: Plottable>(_ value: Binding<P?>) {
    isWhole = P.PrimitivePlottable.self is any BinaryInteger.Type
    get = { value.wrappedValue?.scalar }
    set = { scalar in
      let selected = scalar.flatMap { P(scalar: $0) }
      if selected?.scalar != value.wrappedValue?.scalar { value.wrappedValue = selected }
    }
  }
}

extension ChartSettings.RangeSelection {
  @MainActor fileprivate init<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
    get = { range.wrappedValue.map { ($0.lowerBound.scalar, $0.upperBound.scalar) } }
    set = { start, end in
      guard let start = P(scalar: start), let end = P(scalar: end) else { return }
      range.wrappedValue = min(start, end)...max(start, end)
    }
    clear = { range.wrappedValue = nil }
  }
}

// MARK: Scrolling

extension View {
  /// The axes along which charts within the view scroll. Vertical scrolling has no effect.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chartSetting { $0.scrollableAxes = axes } }

  /// How much of the horizontal axis is visible at once: a number, or seconds of an axis of dates.
  public func chartXVisibleDomain<P: Plottable & BinaryFloatingPoint>(length: P) -> some View {
    chartSetting { $0.x.visibleLength = Double(length) }
  }

  /// How much of the horizontal axis is visible at once: a number, seconds of an axis of dates, or categories.
  public func chartXVisibleDomain<P: Plottable & BinaryInteger>(length: P) -> some View {
    chartSetting {
      $0.x.visibleLength = Double(length)
      $0.x.visibleCount = Int(clamping: length)
    }
  }

  /// The value with which the visible part of the horizontal axis begins.
  public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    chartSetting { $0.xScrollStart = ChartSettings.ScrollStart(x) }
  }

  /// The value with which the visible part of the horizontal axis begins at first.
  public func chartScrollPosition(initialX: some Plottable) -> some View {
    let scalar = initialX.scalar
    return chartSetting { $0.xScrollStart = ChartSettings.ScrollStart(get: { scalar }, set: nil) }
  }
}

extension View {
  /// The length of the visible part of the vertical axis. Has no effect in browsers and terminals: all of the axis is visible.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }

  /// The value with which the visible part of the vertical axis begins. Has no effect in browsers and terminals: all of the axis is
  /// visible.
  public func chartScrollPosition(y: Binding<some Plottable>) -> some View { self }

  /// The value with which the visible part of the vertical axis begins at first. Has no effect in browsers and terminals: all of the
  /// axis is visible.
  public func chartScrollPosition(initialY: some Plottable) -> some View { self }
}

extension ChartSettings.ScrollStart {
  @MainActor fileprivate init<P: Plottable>(_ position: Binding<P>) {
    get = { position.wrappedValue.scalar }
    set = { scalar in
      if let value = P(scalar: scalar), value.scalar != position.wrappedValue.scalar { position.wrappedValue = value }
    }
  }
}
