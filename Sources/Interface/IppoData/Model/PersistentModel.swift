import Foundation
public import Observation

/// A class whose objects a ``ModelContext`` persists (`SwiftData.PersistentModel`). ``Model()`` makes the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
  /// The persistent properties, in the order of declaration.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }

  /// The key paths of the identifier. Made by ``Model()``.
  static var _$identifiers: [AnyKeyPath] { get }

  /// The groups of properties with an index. Made by `#Index`.
  static var _$indices: [[AnyKeyPath]] { get }

  /// The groups of properties whose values are unique together. Made by `#Unique`.
  static var _$uniqueConstraints: [[AnyKeyPath]] { get }

  /// The description of the class, made once.
  static var _$entity: _ModelEntity { get }

  /// The values that the initialisers of classes with a superclass have given to their properties.
  var _$initialValues: [_ModelStorage.Initial] { get }
  /// The values of the object.
  var _$storage: _ModelStorage { get set }

  /// Makes an object with values that are there already.
  init(_$storage storage: _ModelStorage)
}

extension PersistentModel {
  /// No indices.
  public static var _$indices: [[AnyKeyPath]] { [] }

  /// The values of a class without a superclass: an empty array.
  public var _$initialValues: [_ModelStorage.Initial] { [] }
  /// No constraints.
  public static var _$uniqueConstraints: [[AnyKeyPath]] { [] }

  /// The identifier of the object in its store. It is permanent from the beginning; in SwiftData it is temporary until the
  /// first save.
  public var persistentModelID: PersistentIdentifier {
    _$storage.resolve(self)
    return _$storage.identifier
  }

  /// The identity of the object for lists, where the class declares no `id` of its own.
  public var id: PersistentIdentifier { persistentModelID }

  /// The context that the object is registered with; `nil` before ``ModelContext/insert(_:)``.
  public var modelContext: ModelContext? { _$storage.context }

  /// Whether the object has changes that no save has persisted yet.
  public var hasChanges: Bool { _$storage.hasChanges }

  /// Whether the object was deleted, by its context or by another one.
  public var isDeleted: Bool { _$storage.state == .deleted }

  /// Returns whether both are the same object of the same store.
  public static func == (left: Self, right: Self) -> Bool { left._$storage.key == right._$storage.key }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(_$storage.key) }
}

/// A type of a property that leads to many objects: arrays of models, and optional arrays.
public protocol RelationshipCollection {
  /// The class of the objects.
  associatedtype PersistentElement: PersistentModel
}

extension Array: RelationshipCollection where Element: PersistentModel {
  /// The class of the objects.
  public typealias PersistentElement = Element
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  /// The class of the objects.
  public typealias PersistentElement = Wrapped.PersistentElement
}
