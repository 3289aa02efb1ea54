import Foundation
import IssueReporting

/// All registries of the process: those of stores, and the one of work that runs outside of any store.
///
/// Code that no store runs has nothing but an id to tell what it wants to cancel. May be used from any thread.
final class CancellationRegistries: @unchecked Sendable {  // its lock guards it
  /// The registries of the process.
  static let shared = CancellationRegistries()

  private struct Entry {
    weak var registry: CancellationRegistry?
    let test: TestContext?
  }

  /// Work that runs outside of any store.
  let outsideStores = CancellationRegistry()

  private let lock = NSLock()
  private var stores: [Entry] = []
  /// How many entries there may be until those of stores that are gone are looked for: a server has a store for every visitor, and
  /// to make one is not to look at all others.
  private var limit = 32

  /// How many entries are kept, of stores that are there and that are gone.
  var count: Int { lock.withLock { stores.count } }

  /// Makes the registry of a store known.
  func insert(_ registry: CancellationRegistry) {
    let test = TestContext.current
    lock.withLock {
      if stores.count >= limit {
        stores.removeAll { $0.registry == nil }
        limit = max(32, 2 * stores.count)
      }
      stores.append(Entry(registry: registry, test: test))
    }
  }

  /// The registry of work outside of stores, and those of the stores that the running test has made.
  var current: [CancellationRegistry] {
    let test = TestContext.current
    return lock.withLock { [outsideStores] + stores.filter { $0.test == test }.compactMap(\.registry) }
  }

  /// Cancels what is registered under an id.
  func cancel(id: AnyHashable) {
    for registry in current { registry.cancel(id: id, path: NavigationIDPath()) }
  }
}
