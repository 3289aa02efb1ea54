import ConcurrencyExtras
import Foundation
import IssueReporting
import Synchronization

/// The default values that have been used, so that each is made once.
///
/// In a test process every test has a partition of its own. Values that one test made, prepared or counted (think of
/// incrementing UUIDs) are invisible for later and concurrent tests.
final class DependencyCache: Sendable {
  private let shared = DependencyCachePartition()

  private let ofTests = Guarded<[TestIdentity: DependencyCachePartition]>([:])

  /// The partition for the running test, or the shared one outside of tests.
  func partition() -> DependencyCachePartition {
    guard isTesting, let test = TestIdentity.current else { return shared }
    let (partition, discarded) = ofTests.withLock {
      ofTests -> (DependencyCachePartition, [TestIdentity: DependencyCachePartition]) in
      if let partition = ofTests[test] { return (partition, [:]) }
      let partition = DependencyCachePartition()
      // XCTest runs one test after the other: what the last one used is not asked for any more. Tests of Swift Testing run
      // at the same time, and do not say when they are over.
      let discarded = test.isOnlyTestRunning ? ofTests : [:]
      if test.isOnlyTestRunning { ofTests = [:] }
      ofTests[test] = partition
      return (partition, discarded)
    }
    withExtendedLifetime(discarded) {}  // What goes away with it may ask for dependencies: not under the lock.
    return partition
  }

  /// Sets the default value of a key before its first use, or reports an issue if it comes too late.
  func prepare<Key: TestDependencyKey>(
    _ key: Key.Type,
    as value: Key.Value,
    in context: DependencyContext,
    by preparation: DependencyMutation.Preparation,
    access: DependencyAccess
  ) {
    let isPrepared = partition().prepare(
      key, as: value, in: context, by: preparation, function: access.function)
    guard !isPrepared else { return }
    reportIssue(
      DependencyDiagnostics.alreadyPrepared(key: key, access: access),
      fileID: access.location?.fileID ?? #fileID,
      filePath: access.location?.filePath ?? #filePath,
      line: access.location?.line ?? #line,
      column: access.location?.column ?? #column
    )
  }
}

/// The default values that have been used in one test, or in the run of an app.
final class DependencyCachePartition: Sendable {
  /// Read without the lock, written under it.
  private let values = DependencyTable()

  /// Recursive, because computing one default value may read other dependencies.
  private let lock = NSRecursiveLock()

  /// The preparation of each prepared entry.
  private let preparations = Guarded<[DependencyTable.Entry: DependencyMutation.Preparation]>([:])

  /// The context that was prepared, or nil.
  private let preparedContext = Atomic<UInt8>(DependencyContext.none)

  /// The context of what is not overridden: the process's until another one is prepared. Takes no lock.
  var context: DependencyContext {
    get { DependencyContext(code: preparedContext.load(ordering: .acquiring)) ?? .ofProcess }
    set { preparedContext.store(newValue.code, ordering: .releasing) }
  }

  /// The value of a key, if it has been made. Takes no lock.
  func box(of key: ObjectIdentifier, in context: DependencyContext) -> DependencyBox? {
    values[DependencyTable.Entry(key, context)]
  }

  /// The name of the property that has asked for a value of a type.
  func property(of type: Any.Type) -> String? { lock.withLock { values.property(of: type) } }

  /// Makes the value of a key and keeps it.
  func makeValue<Key: TestDependencyKey>(
    of key: Key.Type,
    in context: DependencyContext,
    access: DependencyAccess
  ) -> Key.Value {
    lock.withLock {
      let entry = DependencyTable.Entry(ObjectIdentifier(key), context)
      if let box = values[entry] { return box.value(of: key) }  // Made while this thread waited.
      let value = DependencyAccess.$current.withValue(access) {
        guard let location = access.location else {
          return key.defaultValue(in: context, access: access)
        }
        return withIssueContext(
          fileID: location.fileID,
          filePath: location.filePath,
          line: location.line,
          column: location.column
        ) {
          key.defaultValue(in: context, access: access)
        }
      }
      // A value that was only read to be overridden does not count as used: a later read has to report that it is
      // missing.
      if DependencyMutation.current == nil {
        values.insert(TypedDependencyBox(key, value, access.function), for: entry)
      }
      return value
    }
  }

  /// Sets the value of a key that has not been used yet.
  ///
  /// - Returns: Whether it was set: `false` if it has been used, or set by another preparation.
  func prepare<Key: TestDependencyKey>(
    _ key: Key.Type,
    as value: Key.Value,
    in context: DependencyContext,
    by preparation: DependencyMutation.Preparation,
    function: StaticString
  ) -> Bool {
    let entry = DependencyTable.Entry(ObjectIdentifier(key), context)
    return lock.withLock {
      // A preview is rebuilt in the process of the last one, and prepares again.
      guard values[entry] == nil || preparations.withLockUnchecked({ $0[entry] }) === preparation || context == .preview
      else { return false }
      values.insert(TypedDependencyBox(key, value, function), for: entry)
      preparations.withLockUnchecked { $0[entry] = preparation }
      return true
    }
  }
}

extension TestDependencyKey {
  /// The value a key has in a context by itself.
  fileprivate static func defaultValue(in context: DependencyContext, access: DependencyAccess) -> Value {
    switch context {
    case .preview: return previewValue
    case .test: return testValue
    case .live:
      if let key = self as? any DependencyKey.Type, let value = key.liveValue as? Value { return value }
      if DependencyMutation.current == nil {
        reportIssue(DependencyDiagnostics.missingLiveValue(key: Self.self, access: access))
      }
      return testValue
    }
  }
}

/// A context as a number.
extension DependencyContext {
  fileprivate static let none: UInt8 = 0

  fileprivate var code: UInt8 {
    switch self {
    case .live: 1
    case .preview: 2
    case .test: 3
    }
  }

  fileprivate init?(code: UInt8) {
    switch code {
    case Self.live.code: self = .live
    case Self.preview.code: self = .preview
    case Self.test.code: self = .test
    default: return nil
    }
  }
}
