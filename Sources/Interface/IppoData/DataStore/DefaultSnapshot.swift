import Foundation
internal import IppoPredicates
internal import IssueReporting

/// The values of all properties of an object (`SwiftData.DefaultSnapshot`).
///
/// A store keeps snapshots by their identifiers, or encodes them: values by the names of the properties, and relationships as
/// identifiers.
public struct DefaultSnapshot: DataStoreSnapshot {
  enum Value: Equatable, Sendable {
    case attribute(SQLValue)
    case identifiers([PersistentIdentifier])
  }

  /// The object.
  public let persistentIdentifier: PersistentIdentifier
  let entity: _ModelEntity
  /// The values, by the names of properties.
  let values: [String: Value]

  /// The values of an object of a context. A value that cannot be encoded is reported, and left out.
  public init(from backingData: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData]) {
    let storage = backingData._$storage
    let identifier = storage.snapshotIdentifier
    do {
      try self.init(storage)
    } catch {
      reportIssue("An object of '\(storage.entity.name)' has a value that cannot be encoded: \(error)")
      self.init(identifier, storage.entity, [:])
    }
  }

  private init(_ identifier: PersistentIdentifier, _ entity: _ModelEntity, _ values: [String: Value]) {
    (persistentIdentifier, self.entity, self.values) = (identifier, entity, values)
  }

  /// The values of an object.
  init(_ storage: _ModelStorage) throws {
    var values: [String: Value] = [:]
    for property in storage.entity.properties where property.isPersisted {
      values[property.name] =
        property.isRelationship
        ? .identifiers(storage.relatedIdentifiers(property)) : .attribute(try storage.column(property))
    }
    self.init(storage.snapshotIdentifier, storage.entity, values)
  }

  /// The same values with another identifier, and with other identifiers in relationships.
  public func copy(
    persistentIdentifier: PersistentIdentifier,
    remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]? = nil
  ) -> DefaultSnapshot {
    guard let remappedIdentifiers, !remappedIdentifiers.isEmpty else {
      return DefaultSnapshot(persistentIdentifier, entity, values)
    }
    let values = values.mapValues { value in
      guard case .identifiers(let identifiers) = value else { return value }
      return .identifiers(identifiers.map { remappedIdentifiers[$0] ?? $0 })
    }
    return DefaultSnapshot(persistentIdentifier, entity, values)
  }

  // MARK: Coding

  /// Encodes the identifier, and the values by the names of the properties.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    try container.encode(persistentIdentifier, forKey: .persistentIdentifier)
    for property in entity.properties {
      let key = DataStoreSnapshotCodingKey.modeledProperty(property.name)
      switch values[property.name] {
      case nil: continue
      case .identifiers(let identifiers) where property.isToMany: try container.encode(identifiers, forKey: key)
      case .identifiers(let identifiers): try container.encode(identifiers.first, forKey: key)
      case .attribute(.null) where property.isOptional: try container.encodeNil(forKey: key)
      case .attribute(let stored):
        guard let value = try property.codec?.decode(stored) as? any Encodable else {
          throw EncodingError.invalidValue(
            stored,
            EncodingError.Context(
              codingPath: encoder.codingPath + [key],
              debugDescription: "'\(entity.name).\(property.name)' has no value that can be encoded."))
        }
        try container.encode(value, forKey: key)
      }
    }
  }

  /// Decodes a snapshot. A property that is not there has its initial value.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DataStoreSnapshotCodingKey.self)
    let identifier = try container.decode(PersistentIdentifier.self, forKey: .persistentIdentifier)
    guard let entity = SnapshotClasses.entity(named: identifier.entityName) else {
      throw DecodingError.dataCorruptedError(
        forKey: .persistentIdentifier, in: container,
        debugDescription: "No schema of the process has a class '\(identifier.entityName)'.")
    }
    var values: [String: Value] = [:]
    for property in entity.properties where property.isPersisted {
      values[property.name] = try Self.value(property, container)
    }
    self.init(identifier, entity, values)
  }

  private static func value(
    _ property: ModelProperty, _ container: KeyedDecodingContainer<DataStoreSnapshotCodingKey>
  ) throws -> Value {
    let key = DataStoreSnapshotCodingKey.modeledProperty(property.name)
    let isNil = try !container.contains(key) || container.decodeNil(forKey: key)
    if property.isToMany {
      return .identifiers(isNil ? [] : try container.decode([PersistentIdentifier].self, forKey: key))
    }
    if property.isRelationship {
      return .identifiers(isNil ? [] : [try container.decode(PersistentIdentifier.self, forKey: key)])
    }
    func decode<V: Decodable>(_ type: V.Type) throws -> Any { try container.decode(type, forKey: key) }
    var value: Any?
    if !isNil {
      guard let type = property.type as? any Decodable.Type else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "'\(property.type)' cannot be decoded.")
      }
      value = try decode(type)
    } else if !container.contains(key) {
      value = property.defaultValue
    }
    if let value { return .attribute(try property.codec?.encode(value) ?? .null) }
    if property.isOptional { return .attribute(.null) }
    throw DecodingError.keyNotFound(
      key,
      DecodingError.Context(
        codingPath: container.codingPath,
        debugDescription: "'\(property.name)' has no value, and the declaration no initial one."))
  }
}

extension DefaultSnapshot {
  /// The values of a snapshot of any type, by its coding.
  init(_ snapshot: some DataStoreSnapshot) throws {
    if let known = snapshot as? DefaultSnapshot {
      self = known
      return
    }
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      self = try decoder.decode(DefaultSnapshot.self, from: encoder.encode(snapshot))
    } catch {
      throw SwiftDataError(
        .damagedStore,
        "A '\(type(of: snapshot))' cannot be read as an object of '\(snapshot.persistentIdentifier.entityName)': its coding "
          + "needs 'persistentIdentifier' and the properties by their names (\(error)).")
    }
  }

  /// The values as a row of a class.
  func row(_ entity: _ModelEntity) -> StoredRow {
    var isEncoded = false
    let values = entity.properties.map { property -> _ModelStorage.Value in
      switch self.values[property.name] {
      case .identifiers(let identifiers): return .ids(ObjectIDs(identifiers.map(\.key)))
      case .attribute(.null) where property.isOptional: return .none
      case .attribute(let stored):
        if let value = _ModelStorage.Value(stored, property.direct) { return value }
        isEncoded = true
        return .encoded(stored)
      case nil:
        if property.isRelationship { return .ids(.none) }
        isEncoded = true
        return .encoded(.null)
      }
    }
    return StoredRow(entity: entity, id: persistentIdentifier.key, values: values, isEncoded: isEncoded)
  }
}

extension ModelProperty {
  /// Whether snapshots have the property.
  var isPersisted: Bool { isColumn || isToMany }
}

extension _ModelStorage.Value {
  /// The value of a type with a case of its own; `nil` for others.
  fileprivate init?(_ stored: SQLValue, _ type: ValueCodec.DirectType?) {
    switch (type, stored) {
    case (.int, .integer(let value)): self = .int(Int(value))
    case (.bool, .integer(let value)): self = .bool(value != 0)
    case (.double, .real(let value)): self = .double(value)
    case (.string, .text(let value)): self = .string(value)
    case (.date, .real(let value)): self = .date(Date(timeIntervalSinceReferenceDate: value))
    default: return nil
    }
  }
}

extension _ModelStorage {
  /// The identifiers of the objects that a relationship leads to.
  fileprivate func relatedIdentifiers(_ property: ModelProperty) -> [PersistentIdentifier] {
    switch values[property.slot] {
    case .models(let models): return models.map(\._$storage.snapshotIdentifier)
    case .ids(let ids):
      guard let destination = property.destination else { return [] }
      return ids.map { id in
        if let known = context?.registered(ModelKey(destination, id)) { return known._$storage.snapshotIdentifier }
        let name = ForeignKeys.name(of: id)?.entity ?? destination.name
        return PersistentIdentifier(
          entityName: name, key: id, storeIdentifier: context?.store(of: destination).identifier)
      }
    default: return []
    }
  }
}
