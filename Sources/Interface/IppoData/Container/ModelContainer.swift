import Foundation
internal import IssueReporting

/// The objects of an app's classes, in one or more stores (`SwiftData.ModelContainer`).
///
/// ```swift
/// let container = try ModelContainer(
///   for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
/// ```
///
/// All windows and sessions of an app share a container and its main context. A change in one of them reaches the others in
/// the same turn.
public final class ModelContainer: Sendable {
  let core: ContainerCore
  @MainActor private var main: ModelContext?
  /// The plan of the migrations.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?

  init(_ core: ContainerCore) {
    self.core = core
    migrationPlan = nil
  }

  /// Opens the stores of a schema, and brings them up to it.
  /// - Throws: ``SwiftDataError``. The stores stay as they were.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    for configuration in configurations {
      guard let other = configuration.schema?.models.first(where: { !givenSchema.contains($0) }) else { continue }
      throw SwiftDataError(
        .unknownSchema, "\(configuration) has the class '\(other.name)', which is not part of the container's schema.")
    }
    core = try ContainerCore.open(givenSchema, configurations, migrationPlan.map { MigrationPlan(type: $0) })
    self.migrationPlan = migrationPlan
  }

  /// Opens stores of any kind for a schema: those of the framework, and those of the app.
  /// - Throws: ``SwiftDataError``, and the error of a store.
  @_disfavoredOverload
  public init(for givenSchema: Schema, configurations: [any DataStoreConfiguration]) throws {
    for configuration in configurations {
      guard let other = configuration.schema?.models.first(where: { !givenSchema.contains($0) }) else { continue }
      throw SwiftDataError(
        .unknownSchema,
        "The configuration '\(configuration.name)' has the class '\(other.name)', which is not part of the container's "
          + "schema.")
    }
    let configurations = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    core = try ContainerCore.open(givenSchema, configurations, nil)
    migrationPlan = nil
  }

  /// Opens stores of any kind for classes, and for the classes that their relationships lead to.
  @_disfavoredOverload
  public convenience init(
    for forTypes: any PersistentModel.Type..., configurations: any DataStoreConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), configurations: configurations)
  }

  /// Opens the stores of a schema, and brings them up to it.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of classes, and of the classes that their relationships lead to.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The classes.
  public var schema: Schema { core.schema }

  /// The stores of the framework. Stores of the app have configurations of other types.
  public var configurations: Set<ModelConfiguration> { Set(core.configurations) }

  /// The context of the main actor, which views use. It saves its changes by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(mainOf: self)
    main = context
    return context
  }

  /// Deletes all objects.
  public func deleteAllData() {
    do {
      try erase()
    } catch {
      reportIssue("The objects of a container could not be deleted: \(error)")
    }
  }

  /// Deletes all objects.
  public func erase() throws {
    let context = ModelContext(self)
    for entity in schema.models { try context.deleteAll(entity) }
    try context.save()
    for store in core.snapshotStores { try store.erase() }
  }
}

extension ModelContainer: Equatable {
  /// Returns whether both are the same container.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }
}

extension ModelContext {
  fileprivate func deleteAll(_ entity: _ModelEntity) throws {
    func delete<T: PersistentModel>(_ type: T.Type) throws { try self.delete(model: type) }
    try delete(entity.type)
  }
}
