internal import IppoRender

/// The stores of a program that replays a recording, and the recorded stores that they stand for.
///
/// A store stands for a recorded one from its first action on. If their states have the same type, it is the store of the
/// recorded action in this place. A store without a recorded one, such as a store of the app where a server has recorded one of
/// its windows, is not compared.
@MainActor
final class ReplayStores {
  private struct Root {
    weak var store: (any RecordedRoot)?
    let initial: Any
  }

  private let recorded: [RecordedStore]
  /// The recorded stores of the recorded actions.
  private let actions: [Int]
  /// The types of the states by the numbers of the stores. A number belongs to one store for good.
  private var types: [String] = []
  private var roots: [Int: Root] = [:]
  /// The recorded stores by the numbers of the stores.
  private var places: [Int: Int] = [:]
  /// The number of actions that are compared.
  private var count = 0

  init(_ body: RecordedBody) {
    recorded = body.stores
    actions = body.entries.compactMap { if case .action(let action) = $0 { action.store } else { nil } }
  }

  /// The number of a new store.
  func add(_ store: RecordedStore) -> Int {
    types.append(store.stateType)
    return types.count - 1
  }

  /// Notes the state that a new store begins with.
  func follow(_ root: any RecordedRoot, as number: Int) {
    roots[number] = Root(store: root, initial: root.presentState)
  }

  /// The recorded store that a store with another action stands for; `nil` for an action that is not compared.
  func place(ofNextActionOf number: Int) -> Int? {
    guard let place = places[number] ?? newPlace(of: types[number]) else { return nil }
    places[number] = place
    count += 1
    return place
  }

  private func newPlace(of type: String) -> Int? {
    let free = recorded.indices.filter { recorded[$0].stateType == type && !places.values.contains($0) }
    if count < actions.count, free.contains(actions[count]) { return actions[count] }
    return free.first
  }

  /// Begins with another window. Stores that outlive windows, such as those in a `static let`, return to the state that they
  /// have begun with, and their effects are cancelled.
  func begin() {
    roots = roots.filter { $0.value.store != nil }
    (places, count) = ([:], 0)
    for root in roots.values {
      root.store?.pause()
      root.store?.resume(keepingEffectsOf: 0)()
      root.store?.show(root.initial)
    }
  }
}
