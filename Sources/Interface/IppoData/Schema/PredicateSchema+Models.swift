import Foundation
internal import IppoPredicates

extension PredicateSchema {
  /// The columns and relationships of the classes of a schema.
  init(_ schema: Schema) { self.init(schema.models.map { PredicateEntity($0, schema) }) }
}

extension PredicateEntity {
  fileprivate init(_ entity: _ModelEntity, _ schema: Schema) {
    var properties: [SchemaKeyPath: PredicateProperty] = [:]
    for property in entity.properties {
      properties[SchemaKeyPath(property.keyPath)] = PredicateProperty(property, entity)
    }
    func identifiers<Model: PersistentModel>(of type: Model.Type) -> [AnyKeyPath] { Model._$identifiers }
    // Keys are those of one table: an identifier of another class is equal to none of them, as 0 is.
    let names = Set(schema.kinds(of: entity).map(\.name))
    let codec = SQLCodec(name: "PersistentIdentifier of \(entity.name)", isEquatable: true) { value in
      (value as? PersistentIdentifier).map { .integer(names.contains($0.entityName) ? $0.key : 0) }
    }
    // A class may declare another `id`.
    for keyPath in identifiers(of: entity.type) where Swift.type(of: keyPath).valueType == PersistentIdentifier.self {
      properties[SchemaKeyPath(keyPath)] = .identifier(codec)
    }
    self.init(
      type: entity.type, table: entity.root.name, key: StoreNames.keyName, properties: properties,
      discriminator: schema.hasSubclasses(entity.root)
        ? PredicateDiscriminator(column: StoreNames.classColumn, value: .text(entity.name)) : nil,
      identify: { model in
        guard let storage = (model as? any PersistentModel)?._$storage, storage.state == .persisted else { return nil }
        return .integer(storage.id)
      })
  }
}

extension PredicateProperty {
  /// `nil` for properties without a column, and without a table of pairs.
  fileprivate init?(_ property: ModelProperty, _ entity: _ModelEntity) {
    guard let destination = property.destination else {
      guard property.isColumn, let storage = property.codec?.storage(of: property.type) else { return nil }
      self = .column(PredicateColumn(name: property.columnName, storage: storage, isOptional: property.isOptional))
      return
    }
    guard property.isToMany else {
      self = .toOne(
        PredicateToOne(foreignKey: property.columnName, target: destination.type, isOptional: property.isOptional))
      return
    }
    if let links = StoreNames.links(entity, property) {
      let (owner, member) = links.columns
      self = .toMany(PredicateToMany(target: destination.type, join: .table(links.name, owner: owner, member: member)))
    } else if let inverse = entity.inverse(of: property) {
      self = .toMany(PredicateToMany(target: destination.type, join: .foreignKey(inverse.columnName)))
    } else {
      return nil
    }
  }
}

extension ValueCodec {
  /// The form of the column, for conditions and orders.
  fileprivate func storage(of type: any Any.Type) -> ColumnStorage {
    switch form {
    case .integer:
      // Unsigned numbers above the greatest signed one are stored as negative ones.
      type is UInt.Type || type is UInt64.Type ? custom(type, isEquatable: true) : ColumnStorage(type) ?? custom(type)
    case .bool, .real, .text, .date, .uuid, .url, .data: ColumnStorage(type) ?? custom(type)
    case .raw: custom(type, isEquatable: true)
    case .json: Self.array(type) ?? custom(type)
    case .decimal: custom(type)
    }
  }

  private func custom(_ type: any Any.Type, isEquatable: Bool = false) -> ColumnStorage {
    .custom(SQLCodec(name: String(reflecting: type), isEquatable: isEquatable) { [encode] in try? encode($0) })
  }

  private static func array(_ type: any Any.Type) -> ColumnStorage? {
    switch type {
    case is [String].Type: .array(of: .text, isOptional: false)
    case is [Bool].Type: .array(of: .bool, isOptional: false)
    case is [Int].Type: ColumnStorage(Int.self).map { .array(of: $0, isOptional: false) }
    default: nil
    }
  }
}
