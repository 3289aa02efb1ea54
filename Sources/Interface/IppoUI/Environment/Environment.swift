/// A value of the environment, read (SwiftUI's `@Environment`).
///
/// A change of the value evaluates the body again only if the body has read it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private let key: AnyHashable
  private var cell: EnvironmentCell?

  /// The value at a key path of ``EnvironmentValues``.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
    key = keyPath
  }

  /// The object of a type that `environment(_:)` has set. Reading it where there is none is a fatal error.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = $0[objectType] else {
        fatalError(
          "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
            + "as an ancestor of this view.")
      }
      return object
    }
    key = ObjectIdentifier(objectType)
  }

  /// The object of a type that `environment(_:)` has set, or `nil`.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { $0[objectType] }
    key = ObjectIdentifier(objectType)
  }

  /// The current value. Outside of a body's view it is the default of the key.
  public var wrappedValue: Value {
    read(cell.map { EnvironmentValues($0) } ?? EnvironmentValues())
  }

  /// Reads the environment of the view whose body is about to run.
  public mutating func _connect(_ connection: _PropertyConnection) {
    cell = connection.environment
  }

  /// Equal where both read the same value; which one it is does not count.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.key == rhs.key }
}

extension Environment: @unchecked Sendable where Value: Sendable {}  // nothing in it changes
