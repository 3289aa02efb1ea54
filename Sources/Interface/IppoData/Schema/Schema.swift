import Foundation

/// The classes that a store persists (`SwiftData.Schema`).
public final class Schema: Sendable, CustomDebugStringConvertible {
  /// The version of a schema. Without a ``VersionedSchema`` it is 1.0.0.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The numbers, the most significant first.
    public let major, minor, patch: Int

    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Orders versions number by number.
    public static func < (left: Self, right: Self) -> Bool {
      (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }

    /// The numbers with dots.
    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The version of the schema.
  public let version: Version
  let models: [_ModelEntity]
  /// The classes that others inherit from.
  let superclasses: Set<ObjectIdentifier>

  /// A schema of classes, and of the classes that their relationships lead to.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    models = _ModelEntity.reachable(from: types.map { $0._$entity })
    superclasses = Set(models.compactMap { $0.superclass.map(ObjectIdentifier.init) })
    SnapshotClasses.note(models)
  }

  /// A schema of classes, and of the classes that their relationships lead to.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// A schema of the classes of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The classes, by name.
  public var entities: [Entity] { models.map(Entity.init) }

  /// The classes, by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The class of a type.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    models.first { $0 === T._$entity }.map(Entity.init)
  }

  /// The name of a class in identifiers.
  public static func entityName<T: PersistentModel>(for type: T.Type) -> String { T._$entity.name }

  func contains(_ entity: _ModelEntity) -> Bool { models.contains { $0 === entity } }

  /// The class with a name.
  func model(named name: String) -> _ModelEntity? { models.first { $0.name == name } }

  /// The names of the classes.
  public var debugDescription: String {
    "Schema(\(version): \(models.map(\.name).joined(separator: ", ")))"
  }
}

extension Schema: Hashable {
  /// Returns whether both have the same classes and the same version.
  public static func == (left: Schema, right: Schema) -> Bool {
    left.version == right.version && left.identities == right.identities
  }

  /// Hashes the version and the classes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(identities)
  }

  private var identities: Set<ObjectIdentifier> { Set(models.map { ObjectIdentifier($0) }) }
}

extension Schema {
  /// A class in a schema.
  public struct Entity: Hashable, Sendable {
    let model: _ModelEntity

    init(_ model: _ModelEntity) { self.model = model }

    /// The name of the class.
    public var name: String { model.name }
    /// The properties with values.
    public var attributesByName: [String: Attribute] {
      Dictionary(model.properties.compactMap { property in property.attribute.map { (property.name, $0) } }) {
        first, _ in
        first
      }
    }
    /// The properties that lead to other classes.
    public var relationshipsByName: [String: Relationship] {
      Dictionary(
        model.properties.compactMap { property in property.relationship.map { (property.name, $0) } }
      ) { first, _ in first }
    }

    /// Returns whether both are the same class.
    public static func == (left: Self, right: Self) -> Bool { left.model === right.model }

    /// Hashes the class.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(model)) }
  }

  /// The kinds of indices.
  public enum Index<T: PersistentModel> {
    /// A group of properties with an index.
    public enum Types<Model: PersistentModel> {
      /// An index for comparisons and order.
      case binary([PartialKeyPath<Model>])
      /// An index for ranges; a B-tree here.
      case rtree([PartialKeyPath<Model>])
    }
  }
}

/// A schema with a number (`SwiftData.VersionedSchema`).
public protocol VersionedSchema: SendableMetatype {
  /// The classes of the version.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}
