/// The node whose body uses a property.
struct NodeProperty: DynamicProperty {
  private(set) weak var node: _Node?

  mutating func _connect(_ connection: _PropertyConnection) { node = connection.node }

  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
