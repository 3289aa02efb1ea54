public import IdentifiedCollections

/// The stores of the elements of a collection, each made when it is asked for and kept while its element is there.
///
/// What makes rows is inlined into the modules of features, where the compiler knows their types: a thousand rows then
/// cost no look-up of types at run time.
@MainActor
@usableFromInline
final class RowStores<ID: Hashable & Sendable, ElementState, ElementAction> {
  @usableFromInline var stores: [ID: Store<ElementState, ElementAction>] = [:]
  /// How many stores there may be until those of elements that are gone are looked for.
  @usableFromInline var limit = 32
  /// Makes the store of an element, which is thought to be at a position.
  @usableFromInline let make: (ID, Int) -> Store<ElementState, ElementAction>?
  /// The ids, in the order of the collection.
  @usableFromInline let ids: () -> ContiguousArray<ID>
  /// The position of an element.
  @usableFromInline let position: (ID) -> Int?

  @inlinable
  init<State, Action>(
    base: Core<State, Action>,
    path: StatePath<State, IdentifiedArray<ID, ElementState>>,
    embed: @escaping (ID, ElementAction) -> Action
  ) {
    let isUnobserved = isUnobserved(ElementState.self, in: State.self)
    let sendToBase: @MainActor (ID, ElementAction) -> EffectBatch? = { base.send(embed($0, $1)) }
    ids = { base.read { path.read($0) { $0.pointee.idList } } }
    position = { id in base.read { path.read($0) { $0.pointee.index(id: id) } } }
    make = { id, position in
      guard let element = base.read({ path.read($0) { copied(id, at: position, of: $0) } }) else { return nil }
      return Store(
        core: RowCore(
          base: base, path: path, id: id, cached: element, watchesReplacement: isUnobserved, sendToBase: sendToBase
        )
      )
    }
  }

  /// The store of an element, or nil if there is no such element.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - position: Where the element is, if nothing has changed.
  @inlinable
  func store(_ id: ID, at position: Int = 0) -> Store<ElementState, ElementAction>? {
    if let store = stores[id] {
      if !store.core.isInvalid { return store }
      stores[id] = nil
      return nil
    }
    let store = make(id, position)
    if let store {
      if stores.count >= limit { prune() }
      stores[id] = store
    }
    return store
  }

  /// Forgets the stores of elements that are gone, and looks for them again when there are twice as many stores.
  @usableFromInline
  func prune() {
    stores = stores.filter { !$0.value.core.isInvalid }
    limit = max(32, 2 * stores.count)
  }
}

/// Copies an element of a collection to an address of its own.
@inlinable
func copied<ID: Hashable, Element>(
  _ id: ID, at position: Int, of rows: UnsafePointer<IdentifiedArray<ID, Element>>
) -> UnsafeMutablePointer<Element>? {
  guard let position = rows.pointee.index(id: id, near: position) else { return nil }
  let copy = UnsafeMutablePointer<Element>.allocate(capacity: 1)
  rows.pointee.elements.withUnsafeBufferPointer { copy.initialize(from: $0.baseAddress! + position, count: 1) }
  return copy
}

/// An element of a collection. The last value is kept for views that are still leaving the screen.
@usableFromInline
final class RowCore<Base, BaseAction, ID: Hashable & Sendable, State, Action>: Core<State, Action> {
  private let base: Core<Base, BaseAction>
  private let path: StatePath<Base, IdentifiedArray<ID, State>>
  private let id: ID
  private let sendToBase: @MainActor (ID, Action) -> EffectBatch?
  private nonisolated(unsafe) let cached: UnsafeMutablePointer<State>  // used on the main actor alone
  private var cachedRevision = -1

  /// - Parameters:
  ///   - base: The core of the collection's owner.
  ///   - path: The way to the collection.
  ///   - id: The id of the element.
  ///   - cached: The element, at an address that is given to the core.
  ///   - watchesReplacement: Whether no field tells of the replacement of the element.
  ///   - sendToBase: Embeds an action and sends it to the base.
  @usableFromInline
  init(
    base: Core<Base, BaseAction>, path: StatePath<Base, IdentifiedArray<ID, State>>, id: ID,
    cached: UnsafeMutablePointer<State>, watchesReplacement: Bool,
    sendToBase: @escaping @MainActor (ID, Action) -> EffectBatch?
  ) {
    self.base = base
    self.path = path
    self.id = id
    self.cached = cached
    self.sendToBase = sendToBase
    super.init(host: base.host, watchesReplacement: watchesReplacement)
  }

  deinit {
    cached.deinitialize(count: 1)
    cached.deallocate()
  }

  override func read<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    replacement?.access()
    // The field of the collection is read every time, so that who tracks observation depends on it.
    base.read { base in
      path.read(base) { rows in
        guard cachedRevision != host.revision, let index = rows.pointee.index(id: id) else { return }
        rows.pointee.elements.withUnsafeBufferPointer { cached.update(from: $0.baseAddress! + index, count: 1) }
        cachedRevision = host.revision
      }
    }
    return body(cached)
  }

  override func readHeld<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    let copy = read { Boxed(copying: $0) }
    return withExtendedLifetime(copy) { body(copy.pointer) }
  }

  override func send(_ action: Action) -> EffectBatch? {
    if BindingLocal.isActive, isInvalid { return nil }
    return sendToBase(id, action)
  }

  override var isInvalid: Bool {
    base.isInvalid || base.read { path.read($0) { $0.pointee.index(id: id) == nil } }
  }

  override var isScopedByPaths: Bool { base.isScopedByPaths }
}

/// The stores of the elements of a collection, to be given to `ForEach`.
///
/// Holds the ids and not the elements: a view that keeps the collection does not keep the state from being changed in
/// place.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  @usableFromInline let ids: ContiguousArray<ID>
  @usableFromInline let rows: RowStores<ID, State, Action>

  @MainActor
  @inlinable
  init(_ rows: RowStores<ID, State, Action>) {
    self.rows = rows
    ids = rows.ids()
  }

  /// The position of the first element.
  @inlinable
  public var startIndex: Int { 0 }
  /// The position after the last element.
  @inlinable
  public var endIndex: Int { ids.count }

  /// The store of the element at a position.
  @inlinable
  public subscript(position: Int) -> Store<State, Action> {
    MainActor.assumeIsolated { [ids, rows] in
      guard let store = rows.store(ids[position], at: position) else {
        fatalError("The collection has no element with the id \(ids[position]) any more.")
      }
      return store
    }
  }
}
