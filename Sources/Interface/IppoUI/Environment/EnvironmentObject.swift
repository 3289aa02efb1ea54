/// An observable object that a view above has set with `environmentObject(_:)` (SwiftUI's `@EnvironmentObject`).
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  public typealias Wrapper = ObservedObject<ObjectType>.Wrapper

  private var cell: EnvironmentCell?
  private var reader: EnvironmentObjectReader<ObjectType>?

  /// Observes an object.
  public init() {}

  /// The object. There must be one: reading it where no view above has set one is a fatal error.
  ///
  /// A body that reads the object runs again when another object takes its place.
  public var wrappedValue: ObjectType {
    guard let object = EnvironmentValues(cell)[objectBox: _TypeBox<ObjectType>()] else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) "
          + "may be missing as an ancestor of this view.")
    }
    reader?.follow(object)
    return object
  }

  /// The wrapper that `$` in front of the name gives.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Finds the object that is set above, and follows its changes.
  public mutating func _connect(_ connection: _PropertyConnection) {
    cell = connection.environment
    let reader = connection.keep { EnvironmentObjectReader<ObjectType>() }
    reader.observe(connection)
    self.reader = reader
  }

  /// Always: the object comes from above, not from the view's value.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}

/// The subscription of a node to an object of the environment.
private final class EnvironmentObjectReader<ObjectType: ObservableObject>: PropertyLifetime {
  private let subscription = ObjectSubscription<ObjectType>()

  func observe(_ connection: _PropertyConnection) {
    let object = EnvironmentValues(connection.environment)[objectBox: _TypeBox<ObjectType>()]
    if let object { subscription.observe(object, for: connection.node) }
  }

  /// Follows the object that has been read. A row may read another object before the body around it runs again.
  func follow(_ object: ObjectType) { subscription.change(to: object) }

  func end() { subscription.end() }

  func follow(for base: _Node) { subscription.follow(for: base) }
}

/// An object in the environment. Another object is another value, even if both are equal: views observe one of them.
struct EnvironmentReference<T: AnyObject>: Equatable {
  let object: T?

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.object === rhs.object }
}

private struct EnvironmentObjectKey<T: AnyObject>: EnvironmentKey {
  static var defaultValue: EnvironmentReference<T> { EnvironmentReference(object: nil) }
}

extension View {
  /// Sets the object that `@EnvironmentObject` finds below.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: \.[objectBox: _TypeBox<T>()], value: object))
  }
}

extension EnvironmentValues {
  subscript<T: AnyObject>(objectBox box: _TypeBox<T>) -> T? {
    get { self[EnvironmentObjectKey<T>.self].object }
    set { self[EnvironmentObjectKey<T>.self] = EnvironmentReference(object: newValue) }
  }
}
