/// The values around a view, for a type of which a page has many: only the values that are read count. One property for
/// each value, with a key path, takes more memory and time.
@propertyWrapper
struct EnvironmentReader: DynamicProperty {
  private var cell: EnvironmentCell?

  init() {}

  var wrappedValue: EnvironmentValues { EnvironmentValues(cell) }

  mutating func _connect(_ connection: _PropertyConnection) { cell = connection.environment }

  /// Always `true`, because the view that holds the reader does not determine the values.
  static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
