/// A value that lasts as long as a gesture and then returns to its initial value (SwiftUI's `@GestureState`).
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initialValue: Value
  private let reset: (Value, inout Transaction) -> Void
  private var location: StateLocation<Value>?

  /// A value to begin with and to go back to.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// A value to begin with and to go back to.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// A value to begin with and to go back to.
  ///
  /// - Parameter resetTransaction: the transaction in which the value goes back.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// A value to begin with, and the transaction in which it goes back.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value to begin with and to go back to.
  ///
  /// - Parameter reset: changes the transaction in which the value goes back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initialValue = wrappedValue
    self.reset = reset
  }

  /// A value to begin with and to go back to.
  ///
  /// - Parameter reset: changes the transaction in which the value goes back.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// A value to begin with and to go back to.
  public var wrappedValue: Value { location?.get() ?? initialValue }

  /// The value that `$` in front of the name gives.
  public var projectedValue: GestureState<Value> { self }

  /// Finds the state that the node keeps; at first it makes it. It is not part of archives.
  public mutating func _connect(_ connection: _PropertyConnection) {
    location = connection.keep { StateLocation(initialValue, isLasting: false) }
  }

  /// Always: the state is kept by the node, not by the view's value.
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
  /// A value to begin with, and the transaction in which it goes back.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}
