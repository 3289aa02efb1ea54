import Foundation

/// The versions of a schema, and the steps between them (`SwiftData.SchemaMigrationPlan`).
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps, the oldest first.
  static var stages: [MigrationStage] { get }
}

/// A step from a version of a schema to the next one (`SwiftData.MigrationStage`).
public enum MigrationStage: Sendable {
  /// A step that needs no code: new properties with initial values, original names.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code before it, which sees the classes of the old version, and after it, which sees those of the new one.
  /// A context that its function has not saved is saved.
  @preconcurrency case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: (@Sendable (ModelContext) throws -> Void)?, didMigrate: (@Sendable (ModelContext) throws -> Void)?)

  var versions: (from: any VersionedSchema.Type, to: any VersionedSchema.Type) {
    switch self {
    case .lightweight(let from, let to), .custom(let from, let to, _, _): (from, to)
    }
  }
}

/// Carries out the steps of a plan.
struct MigrationPlan: Sendable {
  let type: any SchemaMigrationPlan.Type
}
