import Foundation

/// Persists the stored variables of a class (`SwiftData.Model`).
///
/// ```swift
/// @Model
/// final class Trip {
///   var name: String
///   @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///
///   init(name: String) { self.name = name }
/// }
/// ```
///
/// A class may inherit from another one with `@Model`. A request for the superclass finds the objects of both, and a container
/// of the superclass names the subclasses as well: `ModelContainer(for: Trip.self, BusinessTrip.self)`.
///
/// Properties are numbers, texts, dates, data, URLs, UUIDs, enumerations and other `Codable` values, optionals and arrays of
/// these, and other models. Views that read a property follow it.
@attached(
  member, conformances: PersistentModel, names: named(_$entity), named(_$storage), named(_$identifiers),
  named(_$indices), named(_$uniqueConstraints), named(_$described), named(_$offset), named(_$own),
  named(_$initialValues), named(_$properties), named(schemaMetadata), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "IppoMacros", type: "ModelMacro")

/// Describes how a property is persisted (`SwiftData.Attribute`).
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "IppoMacros", type: "ModelPropertyMarkerMacro")

/// Describes a property that leads to other models (`SwiftData.Relationship`).
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "IppoMacros", type: "ModelPropertyMarkerMacro")

/// Keeps a property out of the store (`SwiftData.Transient`).
@attached(peer)
public macro Transient() = #externalMacro(module: "IppoMacros", type: "ModelPropertyMarkerMacro")

/// Adds indices to the store, one for each group of properties (`SwiftData.Index`).
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "IppoMacros", type: "ModelSchemaMacro")

/// Adds indices of a kind to the store. SQLite has B-trees for all of them.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "IppoMacros", type: "ModelSchemaMacro")

/// Makes the values of each group of properties unique together (`SwiftData.Unique`). An inserted object with the values of
/// another one updates that one.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "IppoMacros", type: "ModelSchemaMacro")

/// Made by ``Model()`` for each property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ slot: Int) = #externalMacro(module: "IppoMacros", type: "PersistedPropertyMacro")

/// Made by ``Model()`` for each property of a class that names a superclass or a protocol.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty(_ slot: Int, of model: String) =
  #externalMacro(module: "IppoMacros", type: "PersistedPropertyMacro")

/// Gives an actor a model context of its own (`SwiftData.ModelActor`).
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor(disableGenerateInit: Bool = false) =
  #externalMacro(module: "IppoMacros", type: "ModelActorMacro")
