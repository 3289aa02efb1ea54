import IdentifiedCollections
import OpenCombine

/// The state that all stores of one root share: the receivers of notifications about changes.
@MainActor
final class StoreHost {
  /// The effects of the store that are running.
  let registry = CancellationRegistry()
  /// The running effects, to be cancelled with the store.
  nonisolated let effects = CancellationScope()
  /// Retains the current state of the root: actions change a copy as long as the returned object lives.
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

  private var parts = WeakList<WeakPart>()
  private var rows = WeakList<WeakPart>()
  private var departed: DepartedElements?
  /// The number of parts to check after each action.
  private static let partLimit = 256

  private struct WeakPart: WeakEntry {
    weak var part: (any DepartingPart)?

    var isGone: Bool { part == nil }
  }

  private struct WeakWatch: WeakEntry {
    weak var watch: ReplacementWatch?

    var isGone: Bool { watch == nil }
  }

  /// Whether no effect runs, and the reduction of actions notifies only observers.
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

  /// Adds a part of the state that may leave. The host notifies the part after actions have been reduced.
  func insert(_ part: some DepartingPart) {
    parts.append(WeakPart(part: part), limit: Self.partLimit)
  }

  /// Adds the rows of a collection. The host notifies the rows after actions have been reduced.
  func insert(rows part: some DepartingPart) {
    rows.append(WeakPart(part: part), limit: Self.partLimit)
  }

  /// Runs a reducer. If stores of rows exist, records the rows that leave meanwhile.
  func noteDepartures(_ reduce: () -> Void) {
    guard rows.hasEntries else { return reduce() }
    let departed = departed ?? DepartedElements()
    self.departed = departed
    departed.run(reduce)
  }

  /// The elements that the last actions removed from identified arrays.
  func departed<ID, Element>(of type: IdentifiedArray<ID, Element>.Type) -> [DepartedGroup<ID, Element>] {
    departed?.groups(of: type) ?? []
  }

  private func updateParts() {
    UnobservedReads.run {
      for entry in parts.entries { entry.part?.update() }
      for entry in rows.entries { entry.part?.update() }
    }
    departed = nil
  }

  /// Tells everyone that actions have been reduced.
  func notify() {
    revision += 1
    updateParts()
    for entry in watches.entries { entry.watch?.check() }
    if isFollowed { changes.send(()) }
  }
}

/// A part of the state that may leave while stores of the part are still in use.
@MainActor
protocol DepartingPart: AnyObject {
  /// Called when actions have been reduced.
  func update()
}
