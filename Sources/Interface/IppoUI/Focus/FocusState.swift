/// The view with the keyboard focus (SwiftUI's `@FocusState`).
///
/// Writing moves the focus; the value follows when the user moves it. The value is `nil` or
/// `false` again when the view with the focus leaves the screen.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to a focus state, for `focused(_:)`.
  @propertyWrapper
  public struct Binding {
    let base: IppoUI.Binding<Value>

    /// The value of the view that has focus.
    public var wrappedValue: Value {
      get { base.wrappedValue }
      nonmutating set { base.wrappedValue = newValue }
    }

    /// The binding that `$` in front of the name gives.
    public var projectedValue: Binding { self }
  }

  private let initialValue: Value
  private var location: StateLocation<Value>?

  /// No focus to begin with.
  public init() where Value == Bool { initialValue = false }

  /// No focus to begin with.
  public init<T>() where Value == T?, T: Hashable { initialValue = nil }

  /// The value of the view that has focus.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// The binding that `$` in front of the name gives.
  public var projectedValue: Binding {
    Binding(base: location.map { IppoUI.Binding($0) } ?? .constant(initialValue))
  }

  /// Finds the state that the node keeps; at first it makes it.
  public mutating func _connect(_ connection: _PropertyConnection) {
    location = connection.keep { StateLocation(initialValue, hasPast: false) }
  }

  /// Always: the state is kept by the node, not by the view's value.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

extension FocusState.Binding: DynamicProperty {
  /// Does nothing: the binding leads to its state by itself.
  public mutating func _connect(_ connection: _PropertyConnection) {}

  /// Returns whether both lead to the same state.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    IppoUI.Binding._areEqual(lhs.base, rhs.base)
  }
}

extension FocusState.Binding {
  /// Empties the state, if it has the value of a view that the focus has left.
  func clear(_ value: Value) {
    guard wrappedValue == value else { return }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type {
      if let none = type.init(nilLiteral: ()) as? Value { wrappedValue = none }
    } else if let unfocused = false as? Value {
      wrappedValue = unfocused
    }
  }
}

extension View {
  /// The view has keyboard focus while the binding has this value.
  public func focused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
    modifier(FocusModifier(binding: binding, value: value))
      .modifier(FocusHoldingModifier(binding: binding, value: value))
  }

  /// The view has keyboard focus while the binding is `true`.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

private struct FocusModifier<V: Hashable>: AttributeModifier {
  static var isSemantic: Bool { true }

  let binding: FocusState<V>.Binding
  let value: V

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    attributes.isFocused = binding.wrappedValue == value
  }

  func handle(_ event: RenderEvent, in context: ElementContext) -> Bool {
    guard case .focus(let isFocused) = event else { return false }
    if !isFocused {
      binding.clear(value)
    } else if binding.wrappedValue != value {
      binding.wrappedValue = value
    }
    return true
  }
}
