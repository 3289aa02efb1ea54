/// The rows of a class that shares its table with others: the columns of all classes that the rows may have.
struct RowLayout {
  /// A class, and the places of its properties in a row, by slot; 0 for properties without a column.
  struct Kind {
    let entity: _ModelEntity
    let places: [Int32]
  }

  /// The key, the name of the class, and the columns.
  let selectedColumns: String
  /// The classes of the rows, by name.
  let kinds: [String: Kind]
  /// The rows that are objects of the class; `nil` for all.
  let condition: String?

  /// - Returns: `nil` for a class that has its table alone.
  init?(_ entity: _ModelEntity, _ schema: Schema) {
    guard schema.hasSubclasses(entity.root) else { return nil }
    var names: [String] = [StoreNames.key, StoreNames.className]
    var places: [String: Int32] = [:]
    var kinds: [String: Kind] = [:]
    for kind in schema.kinds(of: entity) {
      for property in kind.columns where places[property.column] == nil {
        places[property.column] = Int32(names.count)
        names.append(property.column)
      }
      kinds[kind.name] = Kind(
        entity: kind, places: kind.properties.map { $0.isColumn ? places[$0.column] ?? 0 : 0 })
    }
    self.kinds = kinds
    selectedColumns = names.map { "\(StoreNames.root).\($0)" }.joined(separator: ", ")
    condition =
      entity.superclass == nil ? nil : "\(StoreNames.root).\(_ModelEntity.condition(schema.kinds(of: entity)))"
  }

  /// The class with a name.
  func kind(_ name: String, of entity: _ModelEntity) throws -> Kind {
    if let kind = kinds[name] { return kind }
    throw SwiftDataError(
      .damagedStore,
      "The store has an object of '\(name)', a subclass of '\(entity.name)' that the container's schema does not have: "
        + "add the class to 'ModelContainer(for:)' or 'modelContainer(for:)'.")
  }

  /// The layouts of the classes of a schema that share tables.
  static func all(_ schema: Schema) -> [ObjectIdentifier: RowLayout] {
    var layouts: [ObjectIdentifier: RowLayout] = [:]
    for entity in schema.models { layouts[ObjectIdentifier(entity)] = RowLayout(entity, schema) }
    return layouts
  }
}
