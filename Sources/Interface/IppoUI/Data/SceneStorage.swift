/// A value that the window keeps for views (SwiftUI's `@SceneStorage`). All views of the window that name the same key
/// share it, and it outlives them.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initialValue: Value
  private var location: StateLocation<Value>?

  init(key: String, initialValue: Value) {
    self.key = key
    self.initialValue = initialValue
  }

  /// The value the window keeps.
  public var wrappedValue: Value {
    get { location?.get() ?? initialValue }
    nonmutating set { location?.set(newValue, Transaction.current) }
  }

  /// The binding that `$` in front of the name gives.
  public var projectedValue: Binding<Value> { location.map { Binding($0) } ?? .constant(initialValue) }

  /// Finds the value that the window keeps under the key; at first it makes it.
  public mutating func _connect(_ connection: _PropertyConnection) {
    location = connection.sceneValue(key) { StateLocation(initialValue) }
  }

  /// Returns whether both have the same key.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.key == rhs.key }
}

extension SceneStorage {
  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window, with the one to begin with.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key: key, initialValue: wrappedValue)
  }

  /// A value under a key of the window; `nil` to begin with.
  public init(_ key: String) where Value: ExpressibleByNilLiteral { self.init(key: key, initialValue: nil) }
}
