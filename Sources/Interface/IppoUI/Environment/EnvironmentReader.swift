/// The values around a view that reads several of them: only those that are read count. A property of its own for each, with a
/// key path, takes more room and longer.
@propertyWrapper
struct EnvironmentReader: DynamicProperty {
  private var cell: EnvironmentCell?

  init() {}

  var wrappedValue: EnvironmentValues { cell.map { EnvironmentValues($0) } ?? EnvironmentValues() }

  mutating func _connect(_ connection: _PropertyConnection) { cell = connection.environment }

  /// What it reads is not up to the view.
  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
