import Synchronization

/// The children of one operator that have running effects.
///
/// An operator of a feature that appears in several places, such as the rows of a list, has one set for all places. The
/// set decides whether to ask the store; the store knows the place.
@usableFromInline
final class ActiveChildren: Sendable {
  private let counts = Mutex<[NavigationID: Int]>([:])
  private let total = Atomic(0)
  /// Whether the operator has compared its state with the running effects of the store. An operator that a reducer
  /// creates anew for each action knows no child.
  private let hasCompared = Atomic(false)

  @usableFromInline
  init() {}

  /// Whether all children, known and unknown, are without running effects.
  @usableFromInline
  var isEmpty: Bool { hasCompared.load(ordering: .relaxed) && total.load(ordering: .relaxed) == 0 }

  /// Adds a child whose effects run from now on.
  func insert(_ id: NavigationID) {
    counts.withLock { $0[id, default: 0] += 1 }
    total.add(1, ordering: .relaxed)
  }

  /// Removes a child whose effects have ended.
  func remove(_ id: NavigationID) {
    counts.withLock {
      let count = ($0[id] ?? 0) - 1
      $0[id] = count > 0 ? count : nil
    }
    total.subtract(1, ordering: .relaxed)
  }

  /// Notes that the operator compares its state with the running effects of the store.
  @usableFromInline
  func compare() {
    hasCompared.store(true, ordering: .relaxed)
  }

  /// Whether a child other than the present one may have running effects.
  ///
  /// - Parameter present: The child that is in the state.
  @usableFromInline
  func mayHaveOthers(than present: NavigationID?) -> Bool {
    if isEmpty { return false }
    return !hasCompared.load(ordering: .relaxed) || counts.withLock { counts in counts.keys.contains { $0 != present } }
  }
}
