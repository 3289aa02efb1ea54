public import Foundation

/// A control that goes up and down in steps (`SwiftUI.Stepper`).
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private var value: String?
  private var scale: RenderStepper.Scale?
  private let onEditingChanged: (Bool) -> Void

  fileprivate init(
    _ label: Label, increment: (() -> Void)?, decrement: (() -> Void)?, value: String?,
    scale: RenderStepper.Scale? = nil, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.value = value
    self.scale = scale
    self.onEditingChanged = onEditingChanged
  }

  /// The label and two buttons. A direction that is not possible is disabled.
  public var body: some View {
    StepperElement(
      label: label, increment: increment, decrement: decrement, value: value, scale: scale,
      onEditingChanged: onEditingChanged)
  }

  /// Runs an action for each step; `nil` for a direction that is not possible now.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), increment: onIncrement, decrement: onDecrement, value: nil, onEditingChanged: onEditingChanged)
  }

  /// Runs an action for each step, the label last, as in earlier years.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Steps up and down without bounds, the label last, as in earlier years.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Steps that would leave the range end at its bound, the label last, as in earlier years.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }

  /// Steps up and down without bounds. A step beyond the numbers of the type is ignored.
  ///
  /// - Parameters:
  ///   - value: The value, which is also read aloud.
  ///   - step: The size of a step.
  ///   - label: The name of the value.
  ///   - onEditingChanged: Called with true when a user begins to change the value, and with false at the end.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), increment: { if let new = stepped(value.wrappedValue, by: step) { value.wrappedValue = new } },
      decrement: { if let new = stepped(value.wrappedValue, by: -step) { value.wrappedValue = new } },
      value: "\(value.wrappedValue)", scale: .init(step, of: V.self), onEditingChanged: onEditingChanged)
  }

  /// Steps that would leave the range end at its bound.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    self.init(
      label(),
      increment: current < bounds.upperBound
        ? {
          let new = stepped(value.wrappedValue, by: step) ?? bounds.upperBound
          value.wrappedValue = min(new, bounds.upperBound)
        } : nil,
      decrement: current > bounds.lowerBound
        ? {
          let new = stepped(value.wrappedValue, by: -step) ?? bounds.lowerBound
          value.wrappedValue = max(new, bounds.lowerBound)
        } : nil,
      value: "\(current)", scale: .init(step, of: V.self, in: bounds), onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Runs an action for each step, with a title that is looked up in the app's string tables. The action is `nil` for a
  /// direction that is impossible now.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Runs an action for each step, with a title that is shown as it is. The action is `nil` for a direction that is
  /// impossible now.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
  }

  /// Steps without bounds, with a title that is looked up in the app's string tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Steps without bounds, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Steps within a range, with a title that is looked up in the app's string tables.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Steps within a range, with a title that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Steps within a range, whose value is written in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    self.value = format.format(value.wrappedValue)
    scale = nil
  }

  /// Steps whose value is written in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    self.value = format.format(value.wrappedValue)
    scale = nil
  }
}

extension Stepper where Label == Text {
  /// Steps within a range, whose value is written in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value: value, in: bounds, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Steps whose value is written in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
}

extension Stepper {
  /// Steps within a range, whose value is written in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    self.value = format.format(value.wrappedValue)
  }

  /// Steps whose value is written in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    self.value = format.format(value.wrappedValue)
  }
}

/// The element of a stepper.
private struct StepperElement<Label: View>: PrimitiveView {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let value: String?
  let scale: RenderStepper.Scale?
  let onEditingChanged: (Bool) -> Void

  var content: some View { ControlLabel { label } }

  func element(in context: ElementContext) -> RenderElement {
    .stepper(
      RenderStepper(canIncrement: increment != nil, canDecrement: decrement != nil, value: value, scale: scale))
  }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isDisabled = !context.environment.isEnabled
    attributes.awaitsAnswer = context.environment.awaitsAnswer
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    switch event {
    case .step(1):
      guard let increment else { return false }
      increment()
    case .step(-1):
      guard let decrement else { return false }
      decrement()
    case .editing(let isEditing): onEditingChanged(isEditing)
    default: return false
    }
    return true
  }
}

extension RenderStepper.Scale {
  /// `nil` where the value is no whole number.
  fileprivate init?<V: Strideable>(_ step: V.Stride, of type: V.Type, in bounds: ClosedRange<V>? = nil) {
    func integer(_ value: Any) -> Int? { (value as? any BinaryInteger).flatMap { Int(exactly: $0) } }
    guard type is any BinaryInteger.Type, let step = integer(step) else { return nil }
    self.init(
      step: step, minimum: bounds.flatMap { integer($0.lowerBound) }, maximum: bounds.flatMap { integer($0.upperBound) }
    )
  }
}
