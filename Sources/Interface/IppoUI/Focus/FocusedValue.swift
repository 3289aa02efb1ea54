public import Observation

/// A value of the view with the focus (`SwiftUI.FocusedValue`).
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private let key: AnyHashable
  private var node: NodeProperty

  /// The value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
    node = NodeProperty()
  }

  /// The object of a type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = { $0[object: objectType] }
    key = ObjectIdentifier(objectType)
    node = NodeProperty()
  }

  /// The value, if the view with the focus, or one around it, has published one.
  @MainActor public var wrappedValue: Value? { node.node.flatMap { read($0.graph.contents.focusedValues.values) } }

  /// Connects the property with the view that reads it.
  public mutating func _connect(_ connection: _PropertyConnection) { node._connect(connection) }

  /// Returns whether both read the same value; which one it is does not count.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.key == rhs.key }
}

/// The value behind a binding of the view with the focus (`SwiftUI.FocusedBinding`).
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private var binding: FocusedValue<Binding<Value>>

  /// The binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { binding = FocusedValue(keyPath) }

  /// The value. Without a view with the focus, writes have no effect.
  @MainActor public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set { if let newValue { binding.wrappedValue?.wrappedValue = newValue } }
  }

  /// A binding to the value, if there is one.
  @MainActor public var projectedValue: Binding<Value?> {
    let binding = binding.wrappedValue
    return Binding(get: { binding?.wrappedValue }, set: { if let value = $0 { binding?.wrappedValue = value } })
  }

  /// Connects the property with the view that reads it.
  public mutating func _connect(_ connection: _PropertyConnection) { binding._connect(connection) }

  /// Returns whether both read the binding at the same key path.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { FocusedValue._areEqual(lhs.binding, rhs.binding) }
}

/// An observable object of the view with the focus (`SwiftUI.FocusedObject`).
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var node = NodeProperty()
  private var subscription: ObjectSubscription<ObjectType>?

  /// Observes the object of the type.
  public init() {}

  /// The object, if the view with the focus, or one around it, has published one.
  @MainActor public var wrappedValue: ObjectType? {
    guard let node = node.node else { return nil }
    let object = node.graph.contents.focusedValues.values[object: ObjectType.self]
    if let object { subscription?.observe(object, for: node) }
    return object
  }

  /// Connects the property with the view that reads it, and follows the object's changes.
  public mutating func _connect(_ connection: _PropertyConnection) {
    node._connect(connection)
    subscription = connection.keep { ObjectSubscription<ObjectType>() }
  }

  /// Always: the object comes from the view with the focus.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
