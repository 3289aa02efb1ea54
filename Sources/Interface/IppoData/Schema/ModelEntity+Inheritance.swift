extension _ModelEntity {
  /// The number of properties, with those of superclasses.
  public var _count: Int { properties.count }

  /// The class above all others that this one inherits from.
  var root: _ModelEntity { superclass?.root ?? self }

  /// The names of the class and of those above it.
  var lineage: [String] { [name] + (superclass?.lineage ?? []) }

  /// Whether objects of the class are objects of another one.
  func isKind(of other: _ModelEntity) -> Bool {
    self === other || superclass?.isKind(of: other) == true
  }

  /// The class that declares a property.
  func declarer(of property: ModelProperty) -> _ModelEntity {
    guard let superclass, property.slot < superclass._count else { return self }
    return superclass.declarer(of: property)
  }

  /// Whether the class declares a property itself.
  func declares(_ slot: Int) -> Bool { slot >= superclass?._count ?? 0 }
}

extension Schema {
  /// The class and those below it.
  func kinds(of entity: _ModelEntity) -> [_ModelEntity] { models.filter { $0.isKind(of: entity) } }

  /// Whether a class has classes below it.
  func hasSubclasses(_ entity: _ModelEntity) -> Bool { superclasses.contains(ObjectIdentifier(entity)) }
}

extension Schema.Entity {
  /// The class that this one inherits from; `nil` if it is no model.
  public var superentity: Schema.Entity? { model.superclass.map(Schema.Entity.init) }
  /// The name of the class that this one inherits from; `nil` if it is no model.
  public var superentityName: String? { model.superclass?.name }
}

/// Columns whose values are unique together.
struct UniqueColumns {
  /// The places of the columns in the row.
  let places: [Int]
  /// The name of the class that declares the group.
  let declarer: String
  /// Whether objects of other classes in the table may have equal values: the class declares none of the properties.
  let isLimited: Bool
}

extension _ModelEntity {
  /// Whether a group of unique columns has one that leads to an object.
  var hasUniqueRelationships: Bool {
    uniqueColumns.contains { group in group.places.contains { columns[$0].isRelationship } }
  }

  /// The condition for rows of some of the classes of the table.
  static func condition(_ kinds: [_ModelEntity]) -> String {
    "\(StoreNames.className) IN (\(kinds.map(\.name).sorted().map(StoreNames.literal).joined(separator: ", ")))"
  }

  /// The condition for rows whose values a group of columns compares; `nil` for all rows of the table.
  func condition(of unique: UniqueColumns) -> String? {
    guard unique.isLimited else { return nil }
    return if unique.declarer == name { Self.condition(knownKinds) } else { superclass?.condition(of: unique) }
  }
}
