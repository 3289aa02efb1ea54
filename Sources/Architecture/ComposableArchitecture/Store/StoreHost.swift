import OpenCombine

/// What all stores of one root share: who is told that the state may have changed.
@MainActor
final class StoreHost {
  /// The effects of the store that are running.
  let registry = CancellationRegistry()
  /// What runs, to be cancelled with the store.
  nonisolated let effects = CancellationScope()
  /// What keeps the state of the root as it is for who holds it: actions change a copy then.
  var holdState: () -> AnyObject? = { nil }
  /// How often the state has changed.
  private(set) var revision = 0

  init() {
    CancellationRegistries.shared.insert(registry)
  }

  /// Made when somebody wants to be told: most stores have no subscribers.
  private lazy var changes = ValueRelay<Void>(())
  private var isFollowed = false
  private var watches = WeakList<WeakWatch>()

  private struct WeakWatch: WeakEntry {
    weak var watch: ReplacementWatch?

    var isGone: Bool { watch == nil }
  }

  /// Whether no effect runs, and nobody is told when actions have been reduced.
  var isIdle: Bool { effects.isEmpty && registry.isEmpty && !isFollowed }

  /// Values whenever actions have been reduced, beginning with one at once.
  var didChange: AnyPublisher<Void, Never> {
    isFollowed = true
    return AnyPublisher(changes)
  }

  /// Watches a state for replacement after every action.
  func insert(_ watch: ReplacementWatch) {
    watches.append(WeakWatch(watch: watch))
  }

  /// Tells everyone that actions have been reduced.
  func notify() {
    revision += 1
    for entry in watches.entries { entry.watch?.check() }
    if isFollowed { changes.send(()) }
  }
}
