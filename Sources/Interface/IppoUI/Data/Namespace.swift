/// An identifier of the view that no other view has (SwiftUI's `@Namespace`).
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier.
  public struct ID: Hashable, Sendable {
    fileprivate let token: ObjectIdentifier?
  }

  private final class Token {}

  private var token: Token?

  /// A namespace of the view.
  public init() {}

  /// The identifier.
  public var wrappedValue: ID { ID(token: token.map { ObjectIdentifier($0) }) }

  /// Finds the identifier that the node keeps; at first it makes it.
  public mutating func _connect(_ connection: _PropertyConnection) { token = connection.keep { Token() } }

  /// Always: the identifier is kept by the node, not by the view's value.
  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
