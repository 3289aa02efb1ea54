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

  public mutating func _connect(_ connection: _PropertyConnection) { token = connection.keep { Token() } }

  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
