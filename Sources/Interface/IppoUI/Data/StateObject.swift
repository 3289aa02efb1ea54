internal import IppoArchive

/// An observable object the view owns: made once, kept as long as the view is in the tree (SwiftUI's `@StateObject`).
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var box: Box?

  private final class Box: PropertyLifetime, ArchivedProperty {
    private(set) var object: ObjectType
    let subscription = ObjectSubscription<ObjectType>()

    init(_ object: ObjectType) { self.object = object }

    func end() { subscription.end() }

    func follow(for base: _Node) { subscription.follow(for: base) }

    var isArchived: Bool { !(ObjectType.self is any Unarchived.Type) }

    func archived(by writer: ArchiveWriter, at path: @autoclosure () -> String) -> ArchivedValue? {
      writer.write(object, at: path())
    }

    func restore(_ archived: ArchivedValue, by reader: ArchiveReader, at path: @autoclosure () -> String) {
      object = reader.read(archived, initial: object, at: path())
    }
  }

  /// Makes the object when the view comes into the tree.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Before the view is in the tree each access makes one.
  public var wrappedValue: ObjectType { box?.object ?? make() }

  /// The wrapper that `$` in front of the name gives.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(root: wrappedValue) }

  /// Finds the object that the node keeps; at first it makes it. Follows its changes.
  public mutating func _connect(_ connection: _PropertyConnection) {
    let box = connection.keep { Box(make()) }
    box.subscription.observe(box.object, for: connection.node)
    self.box = box
  }

  /// Always: the object is kept by the node, not by the view's value.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
