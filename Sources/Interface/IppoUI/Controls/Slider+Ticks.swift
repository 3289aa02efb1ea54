// The initializers of iOS 26. Marks, the number at which bars begin and the label of the current number have no effect in browsers
// and terminals: bars begin at the lower end, and are drawn without marks.

extension Slider {
  /// A slider with marks, and with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at both ends.
  ///   - neutralValue: Has no effect: bars begin at the lower end.
  ///   - enabledBounds: The numbers that a person can choose; `nil` for those of `bounds`. The nearest of them is chosen.
  ///   - label: The name of the number, for assistive technology.
  ///   - currentValueLabel: Has no effect: only the ends of sliders have labels.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - ticks: The marks, which have no effect: sliders are drawn without marks.
  ///   - onEditingChanged: Called with true when a user begins to change the number, and with false at the end.
  public init<V: BinaryFloatingPoint, CurrentLabel: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(
      value: value.within(enabledBounds), in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }

  /// A slider for numbers in steps, with a mark for each of some numbers, and with labels at its ends.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The numbers at both ends.
  ///   - step: The distance between numbers.
  ///   - neutralValue: Has no effect: bars begin at the lower end.
  ///   - enabledBounds: The numbers that a person can choose; `nil` for those of `bounds`. The nearest of them is chosen.
  ///   - label: The name of the number, for assistive technology.
  ///   - currentValueLabel: Has no effect: only the ends of sliders have labels.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - tick: The mark of a number, which has no effect: sliders are drawn without marks.
  ///   - onEditingChanged: Called with true when a user begins to change the number, and with false at the end.
  public init<V: BinaryFloatingPoint, CurrentLabel: View>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value.within(enabledBounds), in: bounds, step: step, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with marks, which have no effect. A person can choose the numbers of `enabledBounds`.
  public init<V: BinaryFloatingPoint, CurrentLabel: View, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(value: value.within(enabledBounds), in: bounds, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider for numbers in steps, with marks, which have no effect.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> Ticks, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint, Ticks.Value == V {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }

  /// A slider whose bar begins at a number, which has no effect. A person can choose the numbers of `enabledBounds`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V?, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value.within(enabledBounds), in: bounds, label: label, onEditingChanged: onEditingChanged)
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The same number, of which only those of a range can be set; the nearest is set in place of another.
  fileprivate func within(_ bounds: ClosedRange<Value>?) -> Binding {
    guard let bounds else { return self }
    let binding = self
    return Binding(
      get: { binding.wrappedValue },
      set: { binding.wrappedValue = Swift.min(Swift.max($0, bounds.lowerBound), bounds.upperBound) })
  }
}
