import ConcurrencyExtras

/// Which dependencies the objects that `withDependencies` returned were made with.
///
/// Objects are not kept alive by it. Entries of objects that are gone are dropped whenever their number has doubled,
/// so that remembering costs constant time on average.
final class ModelDependencies: Sendable {
  static let shared = ModelDependencies()

  private struct Entry {
    weak var model: AnyObject?
    var values: DependencyValues
    /// How many had been remembered before.
    var serial: Int
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
    var serial = 0
  }

  private let state = Guarded(State())

  /// How many results have been remembered until now, or nil for a type whose values are never remembered.
  func mark<Result>(for type: Result.Type) -> Int? {
    type is AnyClass ? state.withLock { $0.serial } : nil
  }

  /// Remembers the dependencies of a result, if it is an object.
  ///
  /// An object that an inner scope has returned already keeps the dependencies of that scope. These are those of this
  /// scope, and the overrides of the inner one.
  ///
  /// - Parameters:
  ///   - values: The dependencies.
  ///   - result: What the scope has returned.
  ///   - mark: What ``mark(for:)`` was when the scope began.
  func remember<Result>(_ values: DependencyValues, of result: Result, since mark: Int?) {
    guard let mark else { return }
    let model = result as AnyObject
    let id = ObjectIdentifier(model)
    // Whatever goes away by this does so outside of the lock: it may have something to say here itself.
    let discarded: (Entry?, [ObjectIdentifier: Entry], [AnyObject]) = state.withLockUnchecked { state in
      if let inner = state.entries[id], inner.serial >= mark, inner.model === model { return (nil, [:], []) }
      let entry = Entry(model: model, values: values, serial: state.serial)
      state.serial += 1
      let replaced = state.entries.updateValue(entry, forKey: id)
      guard state.entries.count > state.limit else { return (replaced, [:], []) }
      let all = state.entries
      let alive = all.compactMap { id, entry in entry.model.map { (id, entry, $0) } }
      state.entries = Dictionary(uniqueKeysWithValues: alive.map { ($0.0, $0.1) })
      state.limit = max(64, state.entries.count * 2)
      return (replaced, all, alive.map(\.2))
    }
    withExtendedLifetime(discarded) {}
  }

  func dependencies(of model: AnyObject) -> DependencyValues? {
    let id = ObjectIdentifier(model)
    // An address may have been reused by a new object since; then the old one is gone.
    return state.withLockUnchecked {
      $0.entries[id].flatMap { $0.model === model ? $0.values : nil }
    }
  }
}
