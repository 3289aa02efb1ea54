import ComposableArchitecture
@_spi(Host) import IppoUI
import Testing

@Reducer
private struct Book {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var pages = 0
  }

  enum Action { case turn }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.pages += 1
      return .none
    }
  }
}

@Reducer
private struct Shelf {
  @ObservableState
  struct State: Equatable {
    var books: IdentifiedArrayOf<Book.State> = [Book.State(id: 1), Book.State(id: 2)]
    var path = StackState<Book.State>()
    @Presents var lent: Book.State?
  }

  enum Action {
    case books(IdentifiedActionOf<Book>)
    case lend(Int)
    case lent(PresentationAction<Book.Action>)
    case path(StackActionOf<Book>)
    case turnAround
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .books, .lent, .path: break
      case .lend(let id): state.lent = state.books[id: id]
      case .turnAround: state.books.reverse()
      }
      return .none
    }
    .forEach(\.books, action: \.books) { Book() }
    .forEach(\.path, action: \.path) { Book() }
    .ifLet(\.$lent, action: \.lent) { Book() }
  }
}

private struct BookView: View {
  let name: String
  let store: StoreOf<Book>
  @State private var isMarked = false

  var body: some View {
    Button("\(name) \(store.id): \(store.pages) \(isMarked)") {
      isMarked.toggle()
      store.send(.turn)
    }
  }
}

private struct ShelfView: View {
  @Bindable var store: StoreOf<Shelf>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Button("turn around") { store.send(.turnAround) }
        Button("lend") { store.send(.lend(2)) }
        NavigationLink("open", state: Book.State(id: 7, pages: 10))
        ForEach(store.scope(state: \.books, action: \.books)) { BookView(name: "row", store: $0) }
      }
    } destination: {
      BookView(name: "page", store: $0)
    }
    .sheet(item: $store.scope(state: \.lent, action: \.lent)) { BookView(name: "sheet", store: $0) }
  }
}

/// A store that all windows share.
@MainActor private let visits = Store(initialState: Book.State(id: 0)) { Book() }

private struct ReadingApp: App {
  var body: some Scene {
    WindowGroup {
      ShelfView(store: Store(initialState: Shelf.State()) { Shelf() })
      BookView(name: "visits", store: visits)
    }
  }
}

@MainActor
@Suite("Windows of apps in archives")
struct AppArchiveTests {
  private func window(_ host: AppHost, restoring archive: [UInt8]? = nil) throws -> ViewGraph {
    let graph = try #require(host.openWindow(frameSource: ManualFrameSource(), restoring: archive))
    graph.drain()
    return graph
  }

  private func nodes(_ graph: ViewGraph) -> [RenderNode] {
    graph.tree.root.map { graph.tree.subtree(of: $0).compactMap { graph.tree[$0] } } ?? []
  }

  private func texts(_ graph: ViewGraph, in id: RenderNodeID? = nil) -> [String] {
    guard let root = id ?? graph.tree.root else { return [] }
    return graph.tree.subtree(of: root).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  private func press(_ text: String, in graph: ViewGraph) throws {
    let button = nodes(graph).first { node in
      if case .button = node.element { texts(graph, in: node.id) == [text] } else { false }
    }
    try graph.send(.activate, to: #require(button).id)
  }

  @Test("Rows, pages and sheets of stores are there again, with the state of their views")
  func features() throws {
    let host = AppHost(ReadingApp(), frameSource: ManualFrameSource())
    host.makeSharedValues()
    let graph = try window(host)
    try press("row 2: 0 false", in: graph)
    try press("row 2: 1 true", in: graph)
    try press("row 1: 0 false", in: graph)
    try press("turn around", in: graph)
    try press("visits 0: 0 false", in: graph)
    try press("open", in: graph)
    try press("page 7: 10 false", in: graph)
    let archive = try #require(graph.archive())
    #expect(graph.archiveOmissions == [:])
    let before = visits.pages
    visits.send(.turn)
    let copy = try window(host, restoring: archive)
    // What all windows share is as it is now.
    #expect(visits.pages == before + 1)
    graph.drain()
    #expect(texts(copy) == texts(graph))
    #expect(nodes(copy).map(\.id) == nodes(graph).map(\.id))
    #expect(copy.archiveLosses == [:])
    for window in [graph, copy] {
      try press("page 7: 11 true", in: window)
      let page = try #require(nodes(window).last { if case .page = $0.element { true } else { false } })
      try window.send(.dismiss, to: page.id)
      try press("row 2: 2 false", in: window)
      try press("lend", in: window)
      try press("sheet 2: 3 false", in: window)
    }
    #expect(texts(copy) == texts(graph))
    let last = try #require(copy.archive())
    let second = try window(host, restoring: last)
    #expect(texts(second) == texts(copy))
    #expect(nodes(second).map(\.id) == nodes(copy).map(\.id))
    for window in [graph, copy, second] { window.close() }
    host.close()
  }
}
