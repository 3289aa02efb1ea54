/// The entities of a database: maps key paths of models to columns and relationships.
package struct PredicateSchema: Sendable {
  private var entities: [ObjectIdentifier: PredicateEntity] = [:]

  package init(_ entities: some Sequence<PredicateEntity> = []) {
    for entity in entities { self.entities[ObjectIdentifier(entity.type)] = entity }
  }

  /// The entity of a type of models.
  package func entity(_ type: Any.Type) -> PredicateEntity? { entities[ObjectIdentifier(type)] }

  /// The entities that inherit from a type of models, and its own.
  func entities(below type: AnyClass) -> [PredicateEntity] {
    entities.values.filter { entity in
      var current: AnyClass? = entity.type as? AnyClass
      while let candidate = current {
        if candidate == type { return true }
        current = _getSuperclass(candidate)
      }
      return false
    }
  }
}

/// A type of models: its table, and the properties by key path.
package struct PredicateEntity: Sendable {
  /// The type of the models. It is compared, not used.
  package var type: Any.Type
  /// The name of the table.
  package var table: String
  /// The name of the column that identifies a row: an integer primary key.
  package var key: String
  /// The properties. A subclass states the properties that it inherits by key paths of its own: `\Sub.name` and `\Base.name`
  /// are not equal.
  package var properties: [SchemaKeyPath: PredicateProperty]
  /// The key of a model's row, or `nil` for values that have no row yet.
  package var identify: @Sendable (Any) -> SQLValue?
  /// The rows of the table that are models of `type`, where entities share a table.
  package var discriminator: PredicateDiscriminator?

  package init(
    type: Any.Type, table: String, key: String, properties: [SchemaKeyPath: PredicateProperty] = [:],
    discriminator: PredicateDiscriminator? = nil, identify: @escaping @Sendable (Any) -> SQLValue?
  ) {
    self.type = type
    self.table = table
    self.key = key
    self.properties = properties
    self.discriminator = discriminator
    self.identify = identify
  }

  /// The property that a key path reads.
  package func property(_ keyPath: AnyKeyPath) -> PredicateProperty? { properties[SchemaKeyPath(keyPath)] }
}

/// A column that says which entity a row belongs to, and its value for one entity.
package struct PredicateDiscriminator: Hashable, Sendable {
  package var column: String
  package var value: SQLValue

  package init(column: String, value: SQLValue) {
    self.column = column
    self.value = value
  }
}

/// A key path as a key of dictionaries.
// Safe: a key path is immutable, and key paths of a schema name properties, so that they capture nothing.
package struct SchemaKeyPath: Hashable, @unchecked Sendable {
  package let keyPath: AnyKeyPath

  package init(_ keyPath: AnyKeyPath) { self.keyPath = keyPath }
}

/// The place of a property in the database.
package enum PredicateProperty: Sendable {
  /// A column of the entity's table.
  case column(PredicateColumn)
  /// A model, by a column with the key of its row.
  case toOne(PredicateToOne)
  /// A collection of models. A collection that is `nil` and an empty one have the same rows, and count as empty.
  case toMany(PredicateToMany)
  /// The identifier of the model: `persistentModelID`, and `id` where it is the same. The codec encodes it as the row's key.
  case identifier(SQLCodec)
}

/// A column with values.
package struct PredicateColumn: Sendable {
  package var name: String
  package var storage: ColumnStorage
  /// Whether the type of the property is optional; `nil` is NULL.
  package var isOptional: Bool

  package init(name: String, storage: ColumnStorage, isOptional: Bool = false) {
    self.name = name
    self.storage = storage
    self.isOptional = isOptional
  }
}

/// A relationship to one model.
package struct PredicateToOne: Sendable {
  /// The column with the key of the other row; NULL is `nil`.
  package var foreignKey: String
  /// The type of the other model.
  package var target: Any.Type
  package var isOptional: Bool

  package init(foreignKey: String, target: Any.Type, isOptional: Bool = true) {
    self.foreignKey = foreignKey
    self.target = target
    self.isOptional = isOptional
  }
}

/// A relationship to many models.
package struct PredicateToMany: Sendable {
  /// The rows that belong to an owner.
  package enum Join: Sendable {
    /// Rows of the target's table with the owner's key in a column.
    case foreignKey(String)
    /// Rows of the target's table whose keys stand beside the owner's in a table of pairs.
    case table(String, owner: String, member: String)
  }

  /// The type of the other models.
  package var target: Any.Type
  package var join: Join

  package init(target: Any.Type, join: Join) {
    self.target = target
    self.join = join
  }
}
