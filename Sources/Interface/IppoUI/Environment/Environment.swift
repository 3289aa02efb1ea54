/// A value of the environment, read (SwiftUI's `@Environment`).
///
/// A change of the value evaluates the body again only if the body has read it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// The source of the value. It takes one word, because views have several of these properties, and windows hundreds
  /// of such views.
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectSource)
  }

  private final class ObjectSource {
    let type: ObjectIdentifier
    let read: (EnvironmentValues) -> Value

    init(_ type: any AnyObject.Type, read: @escaping (EnvironmentValues) -> Value) {
      self.type = ObjectIdentifier(type)
      self.read = read
    }
  }

  private let source: Source
  private var cell: EnvironmentCell?

  /// The value at a key path of ``EnvironmentValues``.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// The object of a type that `environment(_:)` has set. Reading it where there is none is a fatal error.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object(
      ObjectSource(objectType) {
        guard let object = $0[objectType] else {
          fatalError(
            "No Observable object of type \(Value.self) found. A View.environment(_:) for \(Value.self) may be missing "
              + "as an ancestor of this view.")
        }
        return object
      })
  }

  /// The object of a type that `environment(_:)` has set, or `nil`.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(ObjectSource(objectType) { $0[objectType] })
  }

  /// The current value. Outside of a body's view it is the default of the key.
  public var wrappedValue: Value {
    let values = EnvironmentValues(cell)
    switch source {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let object): return object.read(values)
    }
  }

  /// Reads the environment of the view whose body is about to run.
  public mutating func _connect(_ connection: _PropertyConnection) {
    cell = connection.environment
  }

  /// Returns whether both read the same value; which one it is does not count.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool {
    switch (lhs.source, rhs.source) {
    case (.keyPath(let left), .keyPath(let right)): left == right
    case (.object(let left), .object(let right)): left.type == right.type
    case (.keyPath, .object), (.object, .keyPath): false
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}  // nothing in it changes
