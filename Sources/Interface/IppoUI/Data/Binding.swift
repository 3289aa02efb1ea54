/// Reads and writes a value that is kept elsewhere (SwiftUI's `Binding`).
///
/// Two bindings to the same place are equal to the graph: passing one to a view does not evaluate a body again. A
/// binding made of closures cannot be compared and counts as changed.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction in which the binding writes, added to the current one.
  public var transaction: Transaction
  let location: Location<Value>

  init(_ location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// A binding made of two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(FunctionLocation(get: get) { value, _ in set(value) })
  }

  /// A binding made of two closures; `set` is also given the transaction of the write.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(FunctionLocation(get: get, set: set))
  }

  /// A binding to a constant value. Writes have no effect.
  public static func constant(_ value: Value) -> Binding<Value> { Binding(ConstantLocation(value)) }

  /// The value at the place the binding leads to.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      guard !transaction.isEmpty else { return location.set(newValue, Transaction.current) }
      withTransaction(merging: transaction) { location.set(newValue, Transaction.current) }
    }
  }

  /// The binding that `$` in front of the name gives.
  public var projectedValue: Binding<Value> { self }

  /// A binding from the one that `$` in front of the name gives.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    projecting(KeyPathProjection(keyPath: keyPath))
  }

  func projecting<P: LocationProjection>(_ projection: P) -> Binding<P.Value> where P.Base == Value {
    Binding<P.Value>(ProjectedLocation(location, projection), transaction: transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}  // its location answers for itself

extension Binding: DynamicProperty {
  /// Returns whether both lead to the same place, and write without a transaction of their own.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    lhs.location.isEqual(to: rhs.location) && lhs.transaction.isEmpty && rhs.transaction.isEmpty
  }

  /// Does nothing: the binding leads to its place by itself.
  public mutating func _connect(_ connection: _PropertyConnection) {}
}

extension Binding: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding {
  /// A binding to an optional value; writing `nil` has no effect.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projecting(WrappingProjection<V>())
  }

  /// A binding to the value of an optional; `nil` when there is none at the moment.
  public init?(_ base: Binding<Value?>) {
    guard let location = UnwrappingLocation(base.location) else { return nil }
    self.init(location, transaction: base.transaction)
  }

  /// A binding to the value as `AnyHashable`; writing a value of another type has no effect.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projecting(HashableProjection<V>())
  }

  /// The binding, writing in another transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location, transaction: transaction)
  }

  /// The binding with animated writes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return Binding(location, transaction: transaction)
  }
}
