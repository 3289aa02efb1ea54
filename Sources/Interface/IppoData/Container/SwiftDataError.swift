public import Foundation

/// An error of a container or of a context (`SwiftData.SwiftDataError`).
///
/// Errors of one kind are equal, whatever their explanations are.
public struct SwiftDataError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  enum Kind: String, Sendable {
    case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath, includePendingChangesWithBatchSize
    case loadIssueModelContainer, modelValidationFailure, missingModelContext, unknownSchema, backwardMigration
    case duplicateConfiguration, readOnly, uniqueViolation, locked, storeFull, damagedStore, deniedDeletion
    case historyTokenExpired
  }

  let kind: Kind
  /// The cause, and the way out of it.
  public let explanation: String

  init(_ kind: Kind, _ explanation: String) {
    self.kind = kind
    self.explanation = explanation
  }

  /// The error of a property whose type cannot be encoded.
  static func unpersistable(_ property: ModelProperty, _ entity: _ModelEntity) -> Self {
    Self(
      .loadIssueModelContainer,
      "'\(entity.name).\(property.name)' cannot be persisted: '\(property.type)' does not conform to 'Codable'.")
  }

  /// A predicate has an expression that cannot be evaluated.
  public static var unsupportedPredicate: Self { Self(.unsupportedPredicate, "A predicate cannot be evaluated.") }
  /// A sort descriptor names a property that cannot be compared.
  public static var unsupportedSortDescriptor: Self {
    Self(.unsupportedSortDescriptor, "A sort descriptor names a property that cannot be compared.")
  }
  /// A key path names no persistent property.
  public static var unsupportedKeyPath: Self { Self(.unsupportedKeyPath, "A key path names no persistent property.") }
  /// A fetch in batches cannot include pending changes.
  public static var includePendingChangesWithBatchSize: Self {
    Self(.includePendingChangesWithBatchSize, "A fetch in batches cannot include unsaved changes.")
  }
  /// The store of a container cannot be opened.
  public static var loadIssueModelContainer: Self {
    Self(.loadIssueModelContainer, "The store of a container cannot be opened.")
  }
  /// A property has no value that can be persisted.
  public static var modelValidationFailure: Self {
    Self(.modelValidationFailure, "A property has no value that can be persisted.")
  }
  /// An object is not registered with a context.
  public static var missingModelContext: Self {
    Self(.missingModelContext, "An object is not registered with a context.")
  }
  /// A class is not part of the schema of the container.
  public static var unknownSchema: Self { Self(.unknownSchema, "A class is not part of the schema of the container.") }
  /// The store was written with a newer schema.
  public static var backwardMigration: Self {
    Self(.backwardMigration, "The store was written with a newer schema.")
  }
  /// Two configurations name the same store.
  public static var duplicateConfiguration: Self {
    Self(.duplicateConfiguration, "Two configurations name the same store.")
  }
  /// The configuration does not allow saves. An error of Ippo.
  public static var readOnly: Self { Self(.readOnly, "The configuration does not allow saves.") }
  /// Another object has the values of a unique property. An error of Ippo.
  public static var uniqueViolation: Self {
    Self(.uniqueViolation, "Another object has the value of a unique property.")
  }
  /// Another process writes to the store for too long. An error of Ippo.
  public static var locked: Self { Self(.locked, "Another process writes to the store.") }
  /// The disk is full. An error of Ippo.
  public static var storeFull: Self { Self(.storeFull, "The disk of the store is full.") }
  /// The store has a value that its property cannot have. An error of Ippo.
  public static var damagedStore: Self { Self(.damagedStore, "The store has a value that no property can have.") }
  /// A relationship with the rule `deny` leads to other objects. An error of Ippo.
  public static var deniedDeletion: Self {
    Self(.deniedDeletion, "A relationship with the rule deny leads to other objects.")
  }

  /// Transactions after a token were deleted from the history.
  public static var historyTokenExpired: Self {
    Self(.historyTokenExpired, "Transactions after a token were deleted from the history.")
  }

  /// Returns whether both are of one kind.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// Returns whether an error is of a kind, for `catch SwiftDataError.locked`.
  public static func ~= (pattern: Self, error: any Error) -> Bool { error as? Self == pattern }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The kind and the explanation.
  public var description: String { "\(kind.rawValue): \(explanation)" }

  /// The explanation.
  public var errorDescription: String? { explanation }
}
