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
  public let migrationPlan: (any (SchemaMigrationPlan & SendableMetatype).Type)?

  init(_ core: ContainerCore) {
    self.core = core
    migrationPlan = nil
  }

  /// Opens the stores of a schema, and brings them up to it.
  /// - Throws: ``SwiftDataError``. The stores stay as they were.
  public init(
    for givenSchema: Schema, migrationPlan: (any (SchemaMigrationPlan & SendableMetatype).Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    for configuration in configurations {
      guard let other = configuration.schema?.models.first(where: { !givenSchema.contains($0) }) else { continue }
      throw SwiftDataError(
        .unknownSchema, "\(configuration) has the class '\(other.name)', which is not part of the container's schema.")
    }
    core = try ContainerCore.open(givenSchema, configurations, migrationPlan.map(MigrationPlan.init))
    self.migrationPlan = migrationPlan
  }

  /// Opens the stores of a schema, and brings them up to it.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any (SchemaMigrationPlan & SendableMetatype).Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of classes, and of the classes that their relationships lead to.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any (SchemaMigrationPlan & SendableMetatype).Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// The classes.
  public var schema: Schema { core.schema }

  /// The stores.
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
