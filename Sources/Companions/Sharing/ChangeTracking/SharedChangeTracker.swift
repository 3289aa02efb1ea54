package import Dependencies
import Foundation

/// Notices the changes of ``Shared`` values while an operation runs, so that a test can assert them afterwards.
///
/// Shared values are references: a copy of the state changes along, and the former value is lost. A tracker keeps the
/// value from before the first change of each reference. Within ``assert(_:)`` shared values read as they were before,
/// and writing changes only this expectation. Comparing a shared property with itself there compares the expected
/// value, on the left, with the actual one, on the right:
///
/// ```swift
/// let tracker = SharedChangeTracker()
/// tracker.track { store.send(.increment) }        // state.$count.withLock { $0 += 1 }
/// tracker.assert {
///   expected.$count.withLock { $0 = 1 }           // changes what is expected
///   XCTAssertEqual(expected, actual)              // expected 1 == actual 1
/// }
/// tracker.resetChanges()
/// ```
///
/// It exists for test stores; the semantics follow swift-sharing's type of the same name.
@_spi(SharedChangeTracking)
public struct SharedChangeTracker: Hashable, Sendable {
  private let changes = TrackedChanges()

  /// Creates a tracker that has not noticed anything.
  public init() {}

  /// Whether some shared value differs from what it was, or from what has been asserted since.
  public var hasChanges: Bool { changes.hasDifferences }

  /// Whether some shared value was written, or asserted, even if it was left as it was.
  public var hasWrites: Bool { !changes.isEmpty }

  /// Forgets what was noticed: from here on, "before" is now.
  public func resetChanges() {
    changes.removeAll()
  }

  /// Runs an operation and notices the changes it makes, and those that its tasks make later.
  ///
  /// - Parameter operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func track<R>(_ operation: () throws -> R) rethrows -> R {
    try SharedChangeTracking.$current.withValue(tracking, operation: operation)
  }

  /// Runs an asynchronous operation and notices the changes it makes.
  ///
  /// - Parameters:
  ///   - isolation: The actor to run on: the caller's.
  ///   - operation: What to run.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func track<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await SharedChangeTracking.$current.withValue(tracking, operation: operation)
  }

  /// Runs an operation in which shared values read, change and compare as an expectation.
  ///
  /// - Parameter operation: States the expectation and compares it.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func assert<R>(_ operation: () throws -> R) rethrows -> R {
    try SharedChangeTracking.$current.withValue(asserting, operation: operation)
  }

  /// Runs an asynchronous operation in which shared values read, change and compare as an expectation.
  ///
  /// - Parameters:
  ///   - isolation: The actor to run on: the caller's.
  ///   - operation: States the expectation and compares it.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func assert<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await SharedChangeTracking.$current.withValue(asserting, operation: operation)
  }

  private var tracking: SharedChangeTracking {
    let outer = SharedChangeTracking.current?.trackers ?? []
    return SharedChangeTracking(trackers: outer.contains { $0 === changes } ? outer : outer + [changes])
  }

  private var asserting: SharedChangeTracking {
    SharedChangeTracking(trackers: SharedChangeTracking.current?.trackers ?? [], asserting: changes)
  }

  /// A tracker equals itself alone.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.changes === rhs.changes }

  /// Hashes the tracker's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(changes)) }
}

/// The trackers of changes on the current task.
struct SharedChangeTracking: Sendable {
  @TaskLocal static var current: SharedChangeTracking?

  /// The trackers of changes.
  var trackers: [TrackedChanges] = []

  /// The tracker whose expectation is being stated.
  var asserting: TrackedChanges?
}

extension EscapedScopes.SharedChanges: EscapedScope {
  private struct Surroundings: EscapedSurroundings {
    let tracking = SharedChangeTracking.current

    func run<R>(_ operation: () throws -> R) rethrows -> R {
      try SharedChangeTracking.$current.withValue(tracking, operation: operation)
    }

    func run<R>(isolation: isolated (any Actor)?, _ operation: () async throws -> R) async rethrows -> R {
      try await SharedChangeTracking.$current.withValue(tracking, operation: operation)
    }
  }

  package static func current() -> any EscapedSurroundings { Surroundings() }
}
