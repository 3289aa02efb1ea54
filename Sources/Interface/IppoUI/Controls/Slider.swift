/// A control for a number in a range (`SwiftUI.Slider`).
public struct Slider<Label: View, ValueLabel: View>: View {
  private let value: Binding<Double>
  private let bounds: ClosedRange<Double>
  private let step: Double?
  private let onEditingChanged: (Bool) -> Void
  private let label: Label
  private let minimumValueLabel: ValueLabel
  private let maximumValueLabel: ValueLabel

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.onEditingChanged = onEditingChanged
    self.label = label
    minimumValueLabel = minimum
    maximumValueLabel = maximum
  }

  /// The slider between the labels of its ends. Its own label is read aloud, and not drawn.
  public var body: some View {
    if ValueLabel.self == EmptyView.self {
      slider
    } else {
      HStack {
        minimumValueLabel
        slider
        maximumValueLabel
      }
    }
  }

  private var slider: some View {
    SliderElement(value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged, label: label)
  }

  /// A slider for all numbers of a range.
  ///
  /// - Parameters:
  ///   - value: The number; outside of the range it is shown at the nearest end, and stays as it is until it is
  ///     changed.
  ///   - bounds: The numbers at both ends.
  ///   - label: The name of the number, for assistive technology.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - onEditingChanged: Called with true when a user begins to change the number, and with false at the end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }

  /// A slider for numbers in steps from the lower end on. The slider rounds a user's choice to the nearest step, up to
  /// the upper end.
  ///
  /// - Parameters:
  ///   - value: The number; outside of the range it is shown at the nearest end, and stays as it is until it is
  ///     changed.
  ///   - bounds: The numbers at both ends.
  ///   - step: The distance between numbers; where it is not above 0, all numbers can be chosen.
  ///   - label: The name of the number, for assistive technology.
  ///   - minimumValueLabel: The label of the lower end.
  ///   - maximumValueLabel: The label of the upper end.
  ///   - onEditingChanged: Called with true when a user begins to change the number, and with false at the end.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel(), maximumValueLabel(), onEditingChanged)
  }
}

extension Slider {
  /// An older order of the parameters, in which the closure at the end makes the label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }

  /// An older order of the parameters, in which the closure at the end makes the label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), minimumValueLabel, maximumValueLabel, onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider for all numbers of a range, without labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A slider for numbers in steps, without labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// An older order of the parameters, in which the closure at the end makes the label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// An older order of the parameters, in which the closure at the end makes the label.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider for all numbers of a range. Its only name for assistive technology is that of `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// A slider for numbers in steps. Its only name for assistive technology is that of `accessibilityLabel(_:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

/// The element of a slider. Values outside of the range or between steps are moved to the nearest allowed one.
private struct SliderElement<Label: View>: PrimitiveView {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  let label: Label

  var content: some View { ControlLabel { label }.environment(\.areLabelsHidden, true) }

  func element(in context: ElementContext) -> RenderElement {
    .slider(
      RenderSlider(
        value: min(max(value.wrappedValue, bounds.lowerBound), bounds.upperBound), minimum: bounds.lowerBound,
        maximum: bounds.upperBound, step: step))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .setValue(let new):
      guard new.isFinite else { return false }
      var allowed = min(max(new, bounds.lowerBound), bounds.upperBound)
      if let step, step > 0 {
        let steps = ((allowed - bounds.lowerBound) / step).rounded()
        allowed = min(bounds.lowerBound + steps * step, bounds.upperBound)
      }
      value.wrappedValue = allowed
    case .editing(let isEditing): onEditingChanged(isEditing)
    default: return false
    }
    return true
  }
}
