import ConcurrencyExtras
import IssueReporting

/// All registries of the process: those of stores, and the one of work that runs outside of any store.
///
/// Code outside of all stores has only an id to name the effects that it cancels. May be used from any thread.
final class CancellationRegistries: Sendable {
  /// The registries of the process.
  static let shared = CancellationRegistries()

  private struct Entry: WeakEntry {
    weak var registry: CancellationRegistry?
    let test: TestContext?

    var isGone: Bool { registry == nil }
  }

  /// Work that runs outside of any store.
  let outsideStores = CancellationRegistry()

  private let stores = Guarded(WeakList<Entry>())

  /// How many entries are kept, of stores that are there and that are gone.
  var count: Int { stores.withLock { $0.entries.count } }

  /// Makes the registry of a store known.
  func insert(_ registry: CancellationRegistry) {
    let test = TestContext.current
    stores.withLock { $0.append(Entry(registry: registry, test: test)) }
  }

  /// The registry of work outside of stores, and those of the stores that the running test has made.
  var current: [CancellationRegistry] {
    let test = TestContext.current
    return [outsideStores] + stores.withLock { $0.entries.filter { $0.test == test }.compactMap(\.registry) }
  }

  /// Cancels what is registered under an id.
  func cancel(id: AnyHashable) {
    for registry in current { registry.cancel(id: id, path: NavigationIDPath()) }
  }
}
