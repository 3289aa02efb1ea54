internal import ConcurrencyExtras

/// An observable object with another owner. Every change of it evaluates the body (SwiftUI's `@ObservedObject`).
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Makes bindings to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let root: ObjectType

    /// A binding to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(ObservedLocation(root: root, keyPath: keyPath))
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// Observes an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Observes an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// The wrapper that `$` in front of the name gives.
  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }

  /// Follows the object's changes.
  public mutating func _connect(_ connection: _PropertyConnection) {
    connection.keep { ObjectSubscription<ObjectType>() }.observe(wrappedValue, for: connection.node)
  }

  /// Returns whether both have the same object.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.wrappedValue === rhs.wrappedValue }
}

extension ObservedObject: Sendable where ObjectType: Sendable {}

/// Marks a node when an object announces a change.
final class ObjectSubscription<ObjectType: ObservableObject>: PropertyLifetime {
  private weak var object: ObjectType?
  private weak var node: _Node?
  private var subscription: AnyCancellable?

  func observe(_ new: ObjectType, for node: _Node) {
    guard object !== new || self.node !== node || subscription == nil else { return }
    object = new
    self.node = node
    subscription = new.objectWillChange.sink { [weak node] _ in
      onMainActor(Transaction.current) { [weak node] transaction in
        withTransaction(transaction) { node?.setNeedsUpdate() }
      }
    }
  }

  /// Follows another object in place of the present one, while there is a subscription.
  func change(to new: ObjectType) {
    if subscription != nil, object !== new, let node { observe(new, for: node) }
  }

  func end() { subscription = nil }

  func follow(for base: _Node) {
    if subscription != nil, let object { observe(object, for: base) }
  }
}

/// A property of a reference.
class ObjectLocation<Root: AnyObject, Value>: Location<Value>,
  // As the object it names allows; views use it on the main actor.
  @unchecked Sendable
{
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override func get() -> Value { root[keyPath: keyPath] }

  override func set(_ value: Value, _ transaction: Transaction) { root[keyPath: keyPath] = value }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}

/// A property of an object that announces changes without naming the property.
///
/// Two such locations are equal only if their values are. When the body that made the binding has run and the value has
/// changed, readers of the binding are thus evaluated again.
final class ObservedLocation<Root: AnyObject, Value>: ObjectLocation<Root, Value>,
  // As its superclass.
  @unchecked Sendable
{
  private let value: Value

  override init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    value = root[keyPath: keyPath]
    super.init(root: root, keyPath: keyPath)
  }

  override func isEqual(to other: Location<Value>) -> Bool {
    guard let other = other as? ObservedLocation<Root, Value> else { return false }
    return areKnownEqual(value, other.value) && super.isEqual(to: other)
  }
}
