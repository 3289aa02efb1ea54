public import IdentifiedCollections

/// The stores of the elements of a collection, each made when it is asked for and kept while its element is there.
///
/// The functions that make rows are inlined into the modules of features, where the compiler knows their types. A
/// thousand rows then cost no look-up of types at run time.
@MainActor
@usableFromInline
final class RowStores<ID: Hashable & Sendable, ElementState, ElementAction> {
  @usableFromInline var stores: [ID: Store<ElementState, ElementAction>] = [:]
  /// Makes the store of an element, which is thought to be at a position.
  @usableFromInline let make: (ID, Int) -> Store<ElementState, ElementAction>?
  /// Makes the store of a removed element from the last value of the element.
  private let makeDeparted: (ID, ElementState) -> Store<ElementState, ElementAction>
  /// The ids, in the order of the collection.
  @usableFromInline let ids: () -> ContiguousArray<ID>
  /// The position of an element.
  @usableFromInline let position: (ID) -> Int?
  /// The structure of the collection.
  private let structure: () -> UInt64
  private let host: StoreHost
  /// The structure of the collection at the last search for removed elements.
  private var lastStructure: UInt64
  /// The departures since the creation of collections of stores that are still in use, the latest first.
  private var departures: [WeakDepartures] = []

  private struct WeakDepartures {
    weak var departures: RowDepartures<ID, ElementState, ElementAction>?
  }

  @inlinable
  convenience init<State, Action>(
    base: Core<State, Action>,
    path: StatePath<State, IdentifiedArray<ID, ElementState>>,
    embed: @escaping (ID, ElementAction) -> Action
  ) {
    let isUnobserved = isUnobserved(ElementState.self, in: State.self)
    let sendToBase: @MainActor (ID, ElementAction) -> EffectBatch? = { base.send(embed($0, $1)) }
    let makeRow: @MainActor (ID, UnsafeMutablePointer<ElementState>) -> Store<ElementState, ElementAction> = {
      Store(
        core: RowCore(
          base: base, path: path, id: $0, cached: $1, watchesReplacement: isUnobserved, sendToBase: sendToBase
        )
      )
    }
    self.init(
      base: base, path: path,
      ids: { base.read { path.read($0) { $0.pointee.idList } } },
      position: { id in base.read { path.read($0) { $0.pointee.index(id: id) } } },
      make: { id, position in
        base.read { path.read($0) { copied(id, at: position, of: $0) } }.map { makeRow(id, $0) }
      },
      makeRow: makeRow
    )
  }

  @usableFromInline
  init<State, Action>(
    base: Core<State, Action>, path: StatePath<State, IdentifiedArray<ID, ElementState>>,
    ids: @escaping () -> ContiguousArray<ID>, position: @escaping (ID) -> Int?,
    make: @escaping (ID, Int) -> Store<ElementState, ElementAction>?,
    makeRow: @escaping @MainActor (ID, UnsafeMutablePointer<ElementState>) -> Store<ElementState, ElementAction>
  ) {
    self.ids = ids
    self.position = position
    self.make = make
    makeDeparted = { id, element in
      let copy = UnsafeMutablePointer<ElementState>.allocate(capacity: 1)
      copy.initialize(to: element)
      return makeRow(id, copy)
    }
    structure = { base.peek { path.read($0) { $0.pointee._structuralRevision } } }
    host = base.host
    lastStructure = UnobservedReads.run(structure)
    host.insert(rows: self)
  }

  /// The store of an element, or nil if there is no such element.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - position: Where the element is, if nothing has changed.
  @inlinable
  func store(_ id: ID, at position: Int = 0) -> Store<ElementState, ElementAction>? {
    if let store = stores[id] { return store.core.isInvalid ? nil : store }
    let store = make(id, position)
    if let store { stores[id] = store }
    return store
  }

  /// The store of an element; for a removed element, a store of its last value.
  func store(_ id: ID, last: ElementState) -> Store<ElementState, ElementAction> {
    store(id) ?? stores[id] ?? makeDeparted(id, last)
  }

  /// Records departures from now on, for a collection of stores.
  @usableFromInline
  func currentDepartures() -> RowDepartures<ID, ElementState, ElementAction> {
    update()
    if let current = departures.first?.departures, current.structure == lastStructure { return current }
    let new = RowDepartures(structure: lastStructure, rows: self)
    departures.removeAll { $0.departures == nil }
    departures.insert(WeakDepartures(departures: new), at: 0)
    return new
  }

  /// The store of an element of a collection of stores that may be outdated.
  ///
  /// - Parameters:
  ///   - id: The id of the element.
  ///   - position: The position of the element, if the collection has not changed.
  ///   - departures: The elements that have left since the collection was made.
  @usableFromInline
  func store(
    _ id: ID, at position: Int, _ departures: RowDepartures<ID, ElementState, ElementAction>
  ) -> Store<ElementState, ElementAction> {
    if let store = store(id, at: position) ?? departures.stores[id] ?? stores[id] { return store }
    guard let element = departures.element(id) else { return Store(core: AbsentCore()) }
    let store = makeDeparted(id, element)
    departures.stores[id] = store
    return store
  }
}

extension RowStores: DepartingPart {
  /// Releases the stores of removed elements. The stores keep the last value.
  func update() {
    let structure = UnobservedReads.run(structure)
    guard structure != lastStructure else { return }
    lastStructure = structure
    let groups = host.departed(of: IdentifiedArray<ID, ElementState>.self)
    departures.removeAll { $0.departures == nil }
    for entry in departures { entry.departures?.groups += groups }
    if stores.isEmpty { return }
    let gone = UnobservedReads.run { stores.keys.filter { position($0) == nil } }
    for id in gone {
      guard let store = stores.removeValue(forKey: id) else { continue }
      if let last = groups.lazy.compactMap({ $0.element(id) }).first { store.core.keep(last) }
      for entry in departures { entry.departures?.stores[id] = store }
    }
  }
}

/// Elements that have left a collection since stores were scoped from it. An outdated collection of stores still
/// contains them.
@MainActor
@usableFromInline
final class RowDepartures<ID: Hashable & Sendable, State, Action> {
  /// The structure of the collection at the time the stores were scoped.
  let structure: UInt64
  private let rows: RowStores<ID, State, Action>
  fileprivate var stores: [ID: Store<State, Action>] = [:]
  fileprivate var groups: [DepartedGroup<ID, State>] = []

  init(structure: UInt64, rows: RowStores<ID, State, Action>) {
    self.structure = structure
    self.rows = rows
  }

  /// The last value of an element that has left.
  fileprivate func element(_ id: ID) -> State? { groups.lazy.compactMap { $0.element(id) }.first }

  /// The store of an element.
  @usableFromInline
  func store(_ id: ID, at position: Int) -> Store<State, Action> { rows.store(id, at: position, self) }
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

  override func peek<R>(_ body: (UnsafePointer<State>) -> R) -> R {
    base.peek { base in
      path.read(base) { rows in
        guard let index = rows.pointee.index(id: id) else { return body(cached) }
        return rows.pointee.elements.withUnsafeBufferPointer { body($0.baseAddress! + index) }
      }
    }
  }

  override func keep(_ last: State) { cached.pointee = last }

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
/// Holds the ids and not the elements: a view that keeps the collection lets the store change the state in place.
public struct _StoreCollection<ID: Hashable & Sendable, State, Action>: RandomAccessCollection {
  @usableFromInline let ids: ContiguousArray<ID>
  @usableFromInline let rows: RowStores<ID, State, Action>
  @usableFromInline let departures: RowDepartures<ID, State, Action>

  @MainActor
  @inlinable
  init(_ rows: RowStores<ID, State, Action>) {
    self.rows = rows
    ids = rows.ids()
    departures = rows.currentDepartures()
  }

  /// The position of the first element.
  @inlinable
  public var startIndex: Int { 0 }
  /// The position after the last element.
  @inlinable
  public var endIndex: Int { ids.count }

  /// The store of the element at a position. An element that is gone has a store of its last value.
  @inlinable
  public subscript(position: Int) -> Store<State, Action> {
    MainActor.assumeIsolated { [ids, departures] in departures.store(ids[position], at: position) }
  }
}
