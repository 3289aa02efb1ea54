/// The values around a view, for one that a page has many of: only those that are read count. A property of its own for each of
/// them, with a key path, takes more room and longer.
@propertyWrapper
struct EnvironmentReader: DynamicProperty {
  private var cell: EnvironmentCell?

  init() {}

  var wrappedValue: EnvironmentValues { EnvironmentValues(cell) }

  mutating func _connect(_ connection: _PropertyConnection) { cell = connection.environment }

  /// What it reads is not up to the view.
  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
