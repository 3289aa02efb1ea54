import IdentifiedCollections
import OrderedCollections

/// The stores of the elements of a collection, each made when it is asked for and kept while its element is there.
@MainActor
final class RowStores<ID: Hashable & Sendable, ElementState, ElementAction> {
  private var stores: [ID: Store<ElementState, ElementAction>] = [:]
  private let make: (ID) -> Store<ElementState, ElementAction>?
  /// The ids, in the order of the collection.
  let ids: () -> OrderedSet<ID>

  init<State, Action>(
    base: Core<State, Action>,
    path: StatePath<State, IdentifiedArray<ID, ElementState>>,
    embed: @escaping (ID, ElementAction) -> Action
  ) {
    ids = { base.read { path.read($0) { $0.pointee.ids } } }
    make = { id in
      guard let element = base.read({ path.read($0) { $0.pointee[id: id] } }) else { return nil }
      return Store(core: RowCore(base: base, path: path, id: id, cached: element) { embed(id, $0) })
    }
  }

  /// The store of an element, or nil if there is no such element.
  func store(_ id: ID) -> Store<ElementState, ElementAction>? {
    if let store = stores[id] {
      if !store.core.isInvalid { return store }
      stores[id] = nil
      return nil
    }
    let store = make(id)
    if let store {
      if stores.count > 16 { prune() }
      stores[id] = store
    }
    return store
  }

  /// Forgets the stores of elements that are gone, once they are more than those that are there.
  private func prune() {
    let ids = ids()
    if stores.count > 2 * ids.count { stores = stores.filter { ids.contains($0.key) } }
  }
}

/// An element of a collection. The last value is kept for views that are still leaving the screen.
final class RowCore<Base, BaseAction, ID: Hashable & Sendable, State, Action>: Core<State, Action> {
  private let base: Core<Base, BaseAction>
  private let path: StatePath<Base, IdentifiedArray<ID, State>>
  private let id: ID
  private let embed: (Action) -> BaseAction
  private let cached: Boxed<State>
  private var cachedRevision = -1

  init(
    base: Core<Base, BaseAction>, path: StatePath<Base, IdentifiedArray<ID, State>>, id: ID, cached: State,
    embed: @escaping (Action) -> BaseAction
  ) {
    self.base = base
    self.path = path
    self.id = id
    self.cached = Boxed { cached }
    self.embed = embed
    super.init(host: base.host, watchesReplacement: isUnobserved(State.self, in: Base.self))
  }

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    replacement?.access()
    // The field of the collection is read every time, so that who tracks observation depends on it.
    base.read { base in
      path.read(base) { rows in
        guard cachedRevision != host.revision, let index = rows.pointee.index(id: id) else { return }
        rows.pointee.elements.withUnsafeBufferPointer {
          cached.pointer.update(from: $0.baseAddress! + index, count: 1)
        }
        cachedRevision = host.revision
      }
    }
    return body(cached.pointer)
  }

  override func send(_ action: Action) -> EffectBatch? {
    if BindingLocal.isActive, isInvalid { return nil }
    return base.send(embed(action))
  }

  override var isInvalid: Bool {
    base.isInvalid || base.read { path.read($0) { $0.pointee.index(id: id) == nil } }
  }
}

/// The stores of the elements of a collection, to be given to `ForEach`.
///
/// Holds the ids and not the elements: a view that keeps the collection does not keep the state from being changed in
/// place.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  private let ids: OrderedSet<ID>
  private let rows: RowStores<ID, State, Action>

  @MainActor
  init(_ rows: RowStores<ID, State, Action>) {
    self.rows = rows
    ids = rows.ids()
  }

  /// The position of the first element.
  public var startIndex: Int { ids.startIndex }
  /// The position after the last element.
  public var endIndex: Int { ids.endIndex }

  /// The store of the element at a position.
  public subscript(position: Int) -> Store<State, Action> {
    MainActor.assumeIsolated { [ids, rows] in
      guard let store = rows.store(ids[position]) else {
        fatalError("The collection has no element with the id \(ids[position]) any more.")
      }
      return UncheckedBox(store)
    }.value
  }
}
