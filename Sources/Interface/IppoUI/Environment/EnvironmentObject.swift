/// An observable object that a view above has set with `environmentObject(_:)` (SwiftUI's `@EnvironmentObject`).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var object: ObjectType?

  /// Observes an object.
  public init() {}

  /// The object. There must be one: reading it where no view above has set one is a fatal error.
  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    return object
  }

  /// The wrapper that `$` in front of the name gives.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Finds the object that is set above, and follows its changes.
  public mutating func _connect(_ connection: _PropertyConnection) {
    let found = connection.keep { EnvironmentObjectReader<ObjectType>() }
    object = found.read(connection)
  }

  /// Always: the object comes from above, not from the view's value.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// Reads an object of the environment and keeps informed about both: which one it is, and its changes.
private final class EnvironmentObjectReader<ObjectType: ObservableObject>: PropertyLifetime {
  private let subscription = ObjectSubscription<ObjectType>()

  func read(_ connection: _PropertyConnection) -> ObjectType? {
    let object = EnvironmentValues(connection.environment)[EnvironmentObjectKey<ObjectType>.self]
    if let object { subscription.observe(object, for: connection.node) }
    return object
  }

  func end() { subscription.end() }

  func follow(for base: _Node) { subscription.follow(for: base) }
}

struct EnvironmentObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: T? { nil }
}

extension View {
  /// Sets the object that `@EnvironmentObject` finds below.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[objectBox: _TypeBox<T>()], value: object))
  }
}

extension EnvironmentValues {
  subscript<T: AnyObject>(objectBox box: _TypeBox<T>) -> T? {
    get { self[EnvironmentObjectKey<T>.self] }
    set { self[EnvironmentObjectKey<T>.self] = newValue }
  }
}
