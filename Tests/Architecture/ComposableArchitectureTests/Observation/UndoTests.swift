import ComposableArchitecture
import OrderedCollections
import Testing

/// A feature with children of all kinds, whose earlier states can be put back.
@Reducer
private struct Album {
  @ObservableState
  struct State {
    var page = Page.State()
    var cover: Page.State?
    @Presents var sheet: Page.State?
    @Presents var destination: Destination.State?
    var pages: IdentifiedArrayOf<Page.State> = [Page.State(id: 1), Page.State(id: 2)]
    var list = [Page.State(id: 1), Page.State(id: 2)]
    var path = StackState<Page.State>()
  }

  enum Action {
    case change((inout State) -> Void)
    case cover(Page.Action)
    case destination(PresentationAction<Destination.Action>)
    case page(Page.Action)
    case pages(IdentifiedActionOf<Page>)
    case path(StackActionOf<Page>)
    case sheet(PresentationAction<Page.Action>)
  }

  @Reducer
  enum Destination {
    case page(Page)
    case other(Page)
  }

  @Reducer
  struct Page {
    @ObservableState
    struct State: Identifiable {
      var id = 0
      var count = 0
    }
    enum Action { case increment }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.page, action: \.page) { Page() }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
    .ifLet(\.cover, action: \.cover) { Page() }
    .ifLet(\.$sheet, action: \.sheet) { Page() }
    .ifLet(\.$destination, action: \.destination)
    .forEach(\.pages, action: \.pages) { Page() }
    .forEach(\.path, action: \.path) { Page() }
  }

  static var opened: State {
    var state = State(cover: Page.State(), sheet: Page.State(), destination: .page(Page.State()))
    state.path.append(Page.State())
    return state
  }
}

/// A feature of the time before observable state, with rows of today.
@Reducer
private struct Binder {
  struct State { var pages: IdentifiedArrayOf<Album.Page.State> = [Album.Page.State(id: 1)] }
  enum Action {
    case pages(IdentifiedActionOf<Album.Page>)
    case put(Album.Page.State)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .put(let page) = action { state.pages[id: page.id] = page }
      return .none
    }
    .forEach(\.pages, action: \.pages) { Album.Page() }
  }
}

@MainActor
private final class Glance<Value> {
  private let read: () -> Value
  private(set) var value: Value
  private(set) var tells = 0

  init(_ read: @escaping () -> Value) {
    self.read = read
    value = read()
    track()
  }

  private func track() {
    withPerceptionTracking {
      value = read()
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.tells += 1 }
    }
  }

  /// Reads again if there is something to read, like a view that is told.
  func update() {
    if tells == 0 { return }
    tells = 0
    track()
  }
}

/// What is shown of a child is what it is, after a copy that was made before is put back.
@MainActor
@Suite
struct UndoTests {
  private let store = Store(initialState: Album.opened) { Album() }

  private func top(_ state: Album.State) -> StackElementID { state.path.ids[0] }

  /// Saves a part of the state, changes it, and puts back what was saved.
  private func expectUndo<Saved>(
    _ read: @escaping () -> Int?, save: @escaping (Album.State) -> Saved, by change: Album.Action,
    undo: @escaping (inout Album.State, Saved) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let saved = store.withState(save)
    let glance = Glance(read)
    #expect(glance.value == 0, sourceLocation: sourceLocation)
    store.send(change)
    glance.update()
    #expect(glance.value == 1, sourceLocation: sourceLocation)
    store.send(.change { undo(&$0, saved) })
    glance.update()
    #expect(glance.value == 0, sourceLocation: sourceLocation)
  }

  /// Whether a reader of something else is told of a change of a child.
  private func isTold(of read: @escaping () -> some Any, by change: Album.Action) -> Bool {
    let glance = Glance { _ = read() }
    store.send(change)
    return glance.tells > 0
  }

  @Test func `A row`() throws {
    let row = try #require(store.scope(state: \.pages, action: \.pages).first)
    let changes: [Album.Action] = [
      .pages(.element(id: 1, action: .increment)), .change { $0.pages[id: 1]?.count += 1 },
      .change { $0.pages[0].count += 1 },
    ]
    for change in changes {
      expectUndo({ row.count }, save: { $0.pages[0] }, by: change) { $0.pages[id: 1] = $1 }
      expectUndo({ row.count }, save: { $0.pages[0] }, by: change) { $0.pages[0] = $1 }
      expectUndo({ row.count }, save: { $0.pages[0] }, by: change) { $0.pages[id: 1]? = $1 }
      expectUndo({ row.count }, save: \.pages, by: change) { $0.pages = $1 }
    }
    #expect(!isTold(of: { store.pages }, by: .pages(.element(id: 1, action: .increment))))
    #expect(!isTold(of: { row.id }, by: .pages(.element(id: 1, action: .increment))))
  }

  @Test func `An element of a stack`() {
    let id = store.withState(top)
    guard let element = store.scope(state: \.path[id: id], action: \.path[id: id]) else {
      Issue.record("There is no child.")
      return
    }
    let changes: [Album.Action] = [
      .path(.element(id: id, action: .increment)), .change { $0.path[id: id]?.count += 1 },
    ]
    for change in changes {
      expectUndo({ element.count }, save: { $0.path[0] }, by: change) { $0.path[id: id] = $1 }
      expectUndo({ element.count }, save: \.path, by: change) { $0.path = $1 }
    }
    #expect(!isTold(of: { store.path }, by: .path(.element(id: id, action: .increment))))
  }

  @Test func `An optional child`() {
    guard let child = store.scope(state: \.cover, action: \.cover) else {
      Issue.record("There is no child.")
      return
    }
    for change in [Album.Action.cover(.increment), .change { $0.cover?.count += 1 }] {
      expectUndo({ child.count }, save: \.cover, by: change) { $0.cover = $1 }
      expectUndo({ child.count }, save: { $0.cover! }, by: change) { $0.cover? = $1 }
    }
    #expect(!isTold(of: { store.cover }, by: .cover(.increment)))
  }

  @Test func `A presented child`() {
    guard let child = store.scope(state: \.sheet, action: \.sheet.presented) else {
      Issue.record("There is no child.")
      return
    }
    for change in [Album.Action.sheet(.presented(.increment)), .change { $0.sheet?.count += 1 }] {
      expectUndo({ child.count }, save: \.sheet, by: change) { $0.sheet = $1 }
      expectUndo({ child.count }, save: \.$sheet, by: change) { $0.$sheet = $1 }
    }
    #expect(!isTold(of: { store.sheet }, by: .sheet(.presented(.increment))))
  }

  @Test func `A child in a case`() {
    guard let child = store.scope(state: \.destination?.page, action: \.destination.page) else {
      Issue.record("There is no child.")
      return
    }
    for change in [
      Album.Action.destination(.presented(.page(.increment))),
      .change { $0.destination?.modify(\.page) { $0.count += 1 } },
    ] {
      expectUndo({ child.count }, save: \.destination, by: change) { $0.destination = $1 }
    }
    #expect(!isTold(of: { store.destination }, by: .destination(.presented(.page(.increment)))))
  }

  @Test func `An element of an array`() {
    expectUndo({ store.list[0].count }, save: \.list, by: .change { $0.list[0].count += 1 }) { $0.list = $1 }
    expectUndo({ store.list[0].count }, save: { $0.list[0] }, by: .change { $0.list[0].count += 1 }) { $0.list[0] = $1 }
    #expect(!isTold(of: { store.list }, by: .change { $0.list[0].count += 1 }))
  }

  @Test func `A child that is always there`() {
    let child = store.scope(state: \.page, action: \.page)
    for change in [Album.Action.page(.increment), .change { $0.page.count += 1 }] {
      expectUndo({ child.count }, save: \.page, by: change) { $0.page = $1 }
    }
    #expect(!isTold(of: { store.page }, by: .page(.increment)))
  }

  @Test func `A row whose parent is not observable`() {
    let store = Store(initialState: Binder.State()) { Binder() }
    let row = store.scope(state: \.pages[id: 1]!, action: \.pages[id: 1])
    let saved = store.withState { $0.pages[0] }
    let (count, id) = (Glance { row.count }, Glance { row.id })
    store.send(.pages(.element(id: 1, action: .increment)))
    count.update()
    #expect(count.value == 1)
    #expect(id.tells == 0)
    store.send(.put(saved))
    count.update()
    #expect(count.value == 0)
  }
}
