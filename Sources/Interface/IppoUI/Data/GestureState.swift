/// A value that lives as long as a gesture and then goes back to what it was (SwiftUI's `@GestureState`).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// - Parameter resetTransaction: the transaction in which the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// - Parameter reset: changes the transaction in which the value goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    self.reset = reset
  }

  public var wrappedValue: Value { location?.get() ?? initialValue }

  public var projectedValue: GestureState<Value> { self }

  public mutating func _connect(_ connection: _PropertyConnection) {
    location = connection.keep { StateLocation(initialValue) }
  }

  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }

  /// The gesture has changed: `body` changes the value and the transaction.
  func update(_ body: (inout Value, inout Transaction) -> Void) {
    guard let location else { return }
    var value = location.untracked
    var transaction = Transaction.current
    body(&value, &transaction)
    location.set(value, transaction)
  }

  /// The gesture has ended.
  func end() {
    guard let location else { return }
    var transaction = Transaction.current
    reset(location.untracked, &transaction)
    location.set(initialValue, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
