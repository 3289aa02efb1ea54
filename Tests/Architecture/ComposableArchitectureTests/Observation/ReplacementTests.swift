import ComposableArchitecture
import Testing

@ObservableState
private struct Child: Equatable {
  var count = 0
  mutating func replace(with other: Self) { self = other }
  mutating func reset() { self = Self() }
  func copy() -> Self { self }
}

@ObservableState
private struct Row: Equatable, Identifiable {
  let id: Int
  var count = 0
}

@ObservableState
private struct Parent: Equatable {
  var children: IdentifiedArrayOf<Row> = []
  var child = Child()
  @Presents var optional: Child?
  var sibling = Child()
  var path = StackState<Child>()
  var numbers = [1]
  mutating func swap() {
    let copy = child
    child = sibling
    sibling = copy
  }
}

private struct Opaque {}

@ObservableState
private enum Shape: Equatable {
  case corner(Size)
  case edge(Size)
  case number(Int)
  case opaque(Opaque)

  @ObservableState
  enum Size { case large, small }

  static func == (lhs: Self, rhs: Self) -> Bool { true }
}

@Reducer
private struct Family {
  @ObservableState
  struct State {
    var child = Child()
    var other = 0
  }
  enum Action { case child(Never), change, replace, touch }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .change: state.child.count += 1
      case .replace: state.child = Child()
      case .touch: state.other += 1
      }
      return .none
    }
  }
}

@Reducer
private struct Album {
  @ObservableState
  struct State {
    var page = Page.State()
    var saved = Page.State()
  }
  enum Action { case change, page(Page.Action), save, undo }
  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    Reduce { state, action in
      switch action {
      case .change: state.page.count += 1
      case .page: break
      case .save: state.saved = state.page
      case .undo: state.page = state.saved
      }
      return .none
    }
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State { var count = 0 }
    enum Action { case change, put(State) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .change: state.count += 1
        case .put(let saved): state = saved
        }
        return .none
      }
    }
  }
}

/// Whether who reads something of a state is told of a change of it.
private func isTold<Value>(
  of read: (Parent) -> Value, in parent: inout Parent, _ change: (inout Parent) -> Void
) -> Bool {
  let isTold = LockIsolated(false)
  withPerceptionTracking {
    _ = read(parent)
  } onChange: {
    isTold.setValue(true)
  }
  change(&parent)
  return isTold.value
}

/// Which of several things that were read have changed.
@MainActor
private func changes(
  _ parent: Parent, _ readers: KeyValuePairs<String, (Store<Parent, Void>) -> Void>,
  _ change: @escaping (inout Parent) -> Void
) -> [String] {
  let store = Store<Parent, Void>(initialState: parent) {
    Reduce { state, _ in
      change(&state)
      return .none
    }
  }
  let changed = LockIsolated<[String]>([])
  for (name, read) in readers {
    withPerceptionTracking {
      read(store)
    } onChange: {
      changed.withValue { $0.append(name) }
    }
  }
  store.send(())
  return changed.value.sorted()
}

@MainActor
@Suite
struct ReplacementTests {
  @Test func `A child that is reset tells those who read its fields`() {
    let parent = Parent(child: Child(count: 42))
    #expect(changes(parent, ["count": { _ = $0.child.count }]) { $0.child.reset() } == ["count"])
    #expect(changes(parent, ["count": { _ = $0.child.count }]) { $0.child.replace(with: Child()) } == ["count"])
    #expect(changes(parent, ["child": { _ = $0.child }]) { $0.child.replace(with: Child()) } == ["child"])
    #expect(changes(parent, ["child": { _ = $0.child }]) { $0.child.count = 7 } == [])
    #expect(changes(parent, ["child": { _ = $0.child }]) { $0.child = $0.child } == [])
  }

  @Test func `A state that is replaced as a whole tells everyone`() {
    let parent = Parent(child: Child(count: 42))
    let readers: KeyValuePairs<String, (Store<Parent, Void>) -> Void> = [
      "child": { _ = $0.child }, "count": { _ = $0.child.count }, "sibling": { _ = $0.sibling },
    ]
    #expect(changes(parent, readers) { $0 = Parent() } == ["child", "count", "sibling"])
  }

  @Test func `Children that are swapped tell everyone`() {
    let parent = Parent(child: Child(count: 1), sibling: Child(count: -1))
    let readers: KeyValuePairs<String, (Store<Parent, Void>) -> Void> = [
      "child": { _ = $0.child }, "childCount": { _ = $0.child.count },
      "sibling": { _ = $0.sibling }, "siblingCount": { _ = $0.sibling.count },
    ]
    #expect(changes(parent, readers) { $0.swap() } == ["child", "childCount", "sibling", "siblingCount"])
  }

  @Test func `A changed copy that is put back is another child`() {
    let changed = changes(Parent(), ["count": { _ = $0.child.count }]) {
      var copy = $0.child.copy()
      copy.count = 42
      $0.child.replace(with: copy)
    }
    #expect(changed == ["count"])
  }

  @Test func `A copy that was changed before is another child`() {
    var copy = Child()
    var parent = Parent(child: copy)
    copy.count = 42
    #expect(isTold(of: { $0.child.count }, in: &parent) { $0.child.replace(with: copy) })
    #expect(parent.child.count == 42)

    parent = Parent(child: copy.copy(), sibling: copy)
    parent.sibling.count = 1
    #expect(isTold(of: { $0.child.count }, in: &parent) { $0.child.replace(with: $0.sibling.copy()) })
  }

  @Test func `A copy is told of when it changes, and not when it is put back`() {
    var parent = Parent()
    #expect(
      isTold(of: { $0.child.count }, in: &parent) {
        var copy = $0.child
        copy.count = 42
        $0.child = copy
      }
    )
    #expect(!isTold(of: { $0.child }, in: &parent) { $0.child = $0.child.copy() })
  }

  @Test func `A change that is undone is told of, whoever made it`() {
    let store = Store(initialState: Album.State()) { Album() }
    var tells = 0
    func track() {
      withPerceptionTracking {
        _ = store.page.count
      } onChange: {
        MainActor.assumeIsolated { tells += 1 }
      }
    }
    for change in [Album.Action.change, .page(.change)] {
      store.send(.save)
      store.send(change)
      track()
      store.send(.undo)
      #expect(store.page.count == 0)
    }
    #expect(tells == 2)
    track()
    store.send(.save)
    store.send(.page(.change))
    #expect(tells == 3)
  }

  @Test func `A whole state that is undone is told of`() {
    let store = Store(initialState: Album.Page.State()) { Album.Page() }
    var tells = 0
    func track() {
      withPerceptionTracking {
        _ = store.count
      } onChange: {
        MainActor.assumeIsolated { tells += 1 }
      }
    }
    track()
    let saved = store.withState { $0 }
    store.send(.change)
    #expect(tells == 1)
    track()
    store.send(.put(saved))
    #expect(tells == 2)
    #expect(store.count == 0)
  }

  @Test func `Rows that come and go tell those who read the rows, and rows that change do not`() {
    let parent = Parent(children: [Row(id: 1), Row(id: 2)])
    let readers: KeyValuePairs<String, (Store<Parent, Void>) -> Void> = [
      "rows": { _ = $0.children }, "first": { _ = $0.children[0].count }, "ids": { _ = $0.children.ids },
    ]
    #expect(changes(parent, readers) { $0.children.append(Row(id: 3)) } == ["first", "ids", "rows"])
    #expect(changes(parent, readers) { $0.children.removeLast() } == ["first", "ids", "rows"])
    #expect(changes(parent, readers) { $0.children[0].count += 1 } == ["first"])
    #expect(changes(parent, readers) { $0.children[1].count += 1 } == [])
    #expect(changes(parent, readers) { $0.children.swapAt(0, 1) } == ["first", "ids", "rows"])
  }

  @Test func `A presented child tells when it comes, goes or is another`() {
    let readers: KeyValuePairs<String, (Store<Parent, Void>) -> Void> = [
      "child": { _ = $0.optional }, "count": { _ = $0.optional?.count },
    ]
    #expect(changes(Parent(), readers) { $0.optional = Child() } == ["child", "count"])
    let parent = Parent(optional: Child(count: 1))
    #expect(changes(parent, readers) { $0.optional = nil } == ["child", "count"])
    #expect(changes(parent, readers) { $0.optional?.count += 1 } == ["count"])
    #expect(changes(parent, readers) { $0.optional = Child(count: 1) } == ["child", "count"])
  }

  @Test func `A stack tells when elements come and go`() {
    var parent = Parent()
    parent.path.append(Child())
    let readers: KeyValuePairs<String, (Store<Parent, Void>) -> Void> = [
      "path": { _ = $0.path }, "count": { _ = $0.path.first?.count },
    ]
    #expect(changes(parent, readers) { $0.path.append(Child()) } == ["count", "path"])
    #expect(changes(parent, readers) { $0.path.removeLast() } == ["count", "path"])
    #expect(changes(parent, readers) { $0.path[id: $0.path.ids.first!]?.count += 1 } == ["count"])
  }

  @Test func `An enum tells when its case, a case within, or a plain payload changes`() {
    func isTold(from old: Shape, to new: Shape) -> Bool {
      let store = Store<Shape, Void>(initialState: old) {
        Reduce { state, _ in
          state = new
          return .none
        }
      }
      let told = LockIsolated(false)
      withPerceptionTracking {
        _ = store.state
      } onChange: {
        told.setValue(true)
      }
      store.send(())
      return told.value
    }
    #expect(isTold(from: .corner(.large), to: .corner(.small)))
    #expect(isTold(from: .corner(.large), to: .edge(.large)))
    #expect(isTold(from: .number(0), to: .number(1)))
    #expect(isTold(from: .number(0), to: .edge(.large)))
    #expect(isTold(from: .opaque(Opaque()), to: .opaque(Opaque())))
    #expect(!isTold(from: .number(1), to: .number(1)))
    #expect(!isTold(from: .corner(.small), to: .corner(.small)))
  }

  @Test func `An array of plain values tells when it has changed`() {
    let readers: KeyValuePairs<String, (Store<Parent, Void>) -> Void> = ["numbers": { _ = $0.numbers }]
    #expect(changes(Parent(), readers) { $0.numbers.append(2) } == ["numbers"])
    #expect(changes(Parent(), readers) { $0.numbers[0] += 1 } == ["numbers"])
    #expect(changes(Parent(), readers) { $0.numbers = [1] } == [])
  }

  @Test func `A scoped store tells who reads its state, like the field of the parent`() {
    let store = Store(initialState: Family.State()) { Family() }
    let child = store.scope(\.child, action: \.child)
    let count = LockIsolated(0)
    func track() {
      withPerceptionTracking {
        _ = child.count
      } onChange: {
        count.withValue { $0 += 1 }
      }
    }
    track()
    store.send(.touch)
    #expect(count.value == 0)
    store.send(.change)
    #expect(count.value == 1)
    track()
    store.send(.replace)
    #expect(count.value == 2)
  }
}
