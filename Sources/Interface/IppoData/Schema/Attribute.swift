import Foundation

extension Schema {
  /// The persistence of a property with a value.
  public struct Attribute: Sendable {
    /// Options of `@Attribute`.
    public struct Option: Hashable, Sendable {
      enum Kind: Hashable {
        case unique, externalStorage, ephemeral, spotlight, encrypted, preservesValue, codable, transformable(String)
      }

      let kind: Kind

      /// The values differ between all objects of the class. An inserted object with the value of another updates that one.
      public static var unique: Self { Self(kind: .unique) }
      /// Large data may be kept beside the row. SQLite keeps it in the row; the option has no effect.
      public static var externalStorage: Self { Self(kind: .externalStorage) }
      /// The property is followed, and not persisted.
      public static var ephemeral: Self { Self(kind: .ephemeral) }
      /// Offers the value to the search of the system. Has no effect.
      public static var spotlight: Self { Self(kind: .spotlight) }
      /// Asks for encryption. A property with it cannot be persisted; opening the container says so.
      public static var allowsCloudEncryption: Self { Self(kind: .encrypted) }
      /// Keeps the value of deleted objects in the history, as ``HistoryTombstone``.
      public static var preserveValueOnDeletion: Self { Self(kind: .preservesValue) }
      /// Persists the value as its type encodes it, in JSON. Conditions and orders that read it are evaluated in memory.
      public static var codable: Self { Self(kind: .codable) }
      /// Asks for a transformer of Foundation for Objective-C, which only Apple's systems have. Opening the container says so.
      public static func transformable(by name: String) -> Self { Self(kind: .transformable(name)) }
    }

    /// The options.
    public let options: [Option]
    /// The name of the property in earlier versions of the app.
    public let originalName: String?
    /// A text that changes when the meaning of values changes. Has no effect.
    public let hashModifier: String?

    /// Options as in `@Attribute`.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }

    /// Whether the values differ between all objects.
    public var isUnique: Bool { options.contains(.unique) }
    /// Whether the value is persisted as its type encodes it.
    public var isCodable: Bool { options.contains(.codable) }
    var isEphemeral: Bool { options.contains(.ephemeral) }
  }

  /// The connection of a property to other models.
  public struct Relationship: @unchecked Sendable {  // nothing in it changes
    /// Options of `@Relationship`.
    public struct Option: Hashable, Sendable {
      /// Only one object may lead to another. Has no effect.
      public static var unique: Self { Self() }
    }

    /// The effect of deleting an object on the objects that it leads to.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// The others stay as they are, and may lead to an object that is gone.
      case noAction
      /// The others lead to no object.
      case nullify
      /// The others are deleted as well.
      case cascade
      /// The deletion fails while there are others.
      case deny
    }

    /// The options.
    public let options: [Option]
    /// The effect of a deletion.
    public let deleteRule: DeleteRule
    /// The least number of objects; 0 for any.
    public let minimumModelCount: Int?
    /// The greatest number of objects; 0 for any.
    public let maximumModelCount: Int?
    /// The name of the property in earlier versions of the app.
    public let originalName: String?
    /// The property of the other class that leads back.
    public let inverseKeyPath: AnyKeyPath?

    /// Options as in `@Relationship`.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
      inverseKeyPath = inverse
    }
  }
}

/// The name of ``Schema/Attribute`` in code that ``Model()`` makes.
public typealias _SchemaAttribute = Schema.Attribute
/// The name of ``Schema/Relationship`` in code that ``Model()`` makes.
public typealias _SchemaRelationship = Schema.Relationship
/// The name of ``Schema/PropertyMetadata`` in code that ``Model()`` makes.
public typealias _SchemaProperty = Schema.PropertyMetadata
