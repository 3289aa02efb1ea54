/// The circumstances of a change of state: what `Transaction` is to views, for interfaces of any kind.
///
/// The semantics are those of `UITransaction` in swift-navigation.
public struct UITransaction: Sendable {
  @TaskLocal static var current = UITransaction()

  private var values: [ObjectIdentifier: any Sendable] = [:]

  /// Creates a transaction without values.
  public init() {}

  /// The value of a key.
  public subscript<K: UITransactionKey>(key: K.Type) -> K.Value {
    get { self.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { self.values[ObjectIdentifier(key)] = newValue }
  }

  /// Whether nothing was set.
  var isEmpty: Bool { self.values.isEmpty }

  /// This transaction with the values of another, which win.
  func merging(_ other: UITransaction) -> UITransaction {
    var merged = self
    merged.values.merge(other.values) { $1 }
    return merged
  }
}

/// A key of a ``UITransaction``.
public protocol UITransactionKey {
  /// The type of its value.
  associatedtype Value: Sendable

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// Makes a change in a transaction.
///
/// - Parameters:
///   - transaction: The transaction. It is merged with the one there is.
///   - body: Makes the change.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withUITransaction<Result>(
  _ transaction: UITransaction,
  _ body: () throws -> Result
) rethrows -> Result {
  try UITransaction.$current.withValue(UITransaction.current.merging(transaction), operation: body)
}

/// Makes a change in a transaction that has one more value.
///
/// - Parameters:
///   - keyPath: The value's place in the transaction.
///   - value: The value.
///   - body: Makes the change.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withUITransaction<R, V>(
  _ keyPath: WritableKeyPath<UITransaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R {
  var transaction = UITransaction()
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}
