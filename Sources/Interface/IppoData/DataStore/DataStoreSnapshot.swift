/// The values of an object at one time, for a store (`SwiftData.DataStoreSnapshot`).
///
/// ``DefaultSnapshot`` has all properties. A snapshot of the app's own is decoded from ``BackingData`` for a save. Contexts read its
/// values by its coding: `persistentIdentifier` and the names of the properties, as ``DataStoreSnapshotCodingKey`` has them.
/// Relationships are identifiers there.
public protocol DataStoreSnapshot: Decodable, Encodable, Sendable {
  /// The object.
  var persistentIdentifier: PersistentIdentifier { get }

  /// The values of an object of a context.
  ///
  /// - Parameters:
  ///   - from: the object.
  ///   - relatedBackingDatas: the other objects of the save.
  init(from: any BackingData, relatedBackingDatas: inout [PersistentIdentifier: any BackingData])

  /// The same values with another identifier, and with other identifiers in relationships.
  func copy(
    persistentIdentifier: PersistentIdentifier, remappedIdentifiers: [PersistentIdentifier: PersistentIdentifier]?
  ) -> Self
}

/// The values that snapshots have (`SwiftData.DataStoreSnapshotValue`).
public typealias DataStoreSnapshotValue = Codable & Sendable

/// The keys in the coding of a snapshot (`SwiftData.DataStoreSnapshotCodingKey`).
public enum DataStoreSnapshotCodingKey: CodingKey, Sendable {
  /// The identifier of the object.
  case persistentIdentifier
  /// A property, by its name.
  case modeledProperty(String)

  /// The name of the property, or `persistentIdentifier`.
  public var stringValue: String {
    switch self {
    case .persistentIdentifier: "persistentIdentifier"
    case .modeledProperty(let name): name
    }
  }

  /// The key with a name.
  public init?(stringValue: String) {
    self = stringValue == "persistentIdentifier" ? .persistentIdentifier : .modeledProperty(stringValue)
  }

  /// No number.
  public var intValue: Int? { nil }

  /// No key has a number.
  public init?(intValue: Int) { nil }
}
