import ComposableArchitecture
@_spi(Host) import IppoUI
import TestSignals
import Testing

/// What the views were told, and which stores there are, weakly.
@MainActor
private final class Log {
  private struct Weak { weak var store: StoreOf<Tally>? }

  var entries: [String] = []
  private var stores: [String: Weak] = [:]

  subscript(name: String) -> StoreOf<Tally>? {
    get { stores[name]?.store }
    set { stores[name] = Weak(store: newValue) }
  }
}

private struct TallyView: View {
  let name: String
  let store: StoreOf<Tally>
  let log: Log

  var body: some View {
    log[name] = store
    return VStack {
      Text(verbatim: "\(name) \(store.count) \(store.name)")
      PartView(store: store.scope(state: \.part, action: \.part))
    }
    .onChange(of: store.count) { log.entries.append("\(name) changed") }
  }
}

private struct PartView: View {
  let store: StoreOf<Part>

  var body: some View { Text(verbatim: "\(store.isOn)") }
}

private struct KeptStore: View {
  let name: String
  let log: Log
  @State private var store = Store(initialState: Tally.State()) { Tally() }

  var body: some View { TallyView(name: name, store: store, log: log) }
}

private struct MadeStore: View {
  let name: String
  let log: Log
  let store = Store(initialState: Tally.State()) { Tally() }

  var body: some View { TallyView(name: name, store: store, log: log) }
}

private struct OwnDependencies: View {
  let log: Log
  let store = Store(initialState: Tally.State()) {
    Tally()
  } withDependencies: {
    $0.uuid = .incrementing
  }

  var body: some View { TallyView(name: "own", store: store, log: log) }
}

@MainActor
@Suite("Stores of windows that hibernate")
struct StoreHibernationTests {
  private struct Root: View {
    let shared: StoreOf<Tally>
    let log: Log

    var body: some View {
      KeptStore(name: "kept", log: log)
      KeptStore(name: "running", log: log)
      MadeStore(name: "made", log: log)
      OwnDependencies(log: log)
      TallyView(name: "shared", store: shared, log: log)
    }
  }

  private static let names = ["kept", "running", "made", "own", "shared"]

  private func window(_ log: Log, shared: StoreOf<Tally>) -> ViewGraph {
    let graph = ViewGraph(frameSource: ManualFrameSource()) { Root(shared: shared, log: log) }
    graph.drain()
    return graph
  }

  private func texts(_ graph: ViewGraph) -> [String] {
    guard let root = graph.tree.root else { return [] }
    return graph.tree.subtree(of: root).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  @Test("Stores in which nothing goes on are written down, and come back with their state; the others go on")
  func stores() async throws {
    let log = Log()
    let shared = Store(initialState: Tally.State()) { Tally() }
    let (values, sender) = AsyncStream<Int>.makeStream()
    let graph = window(log, shared: shared)
    // In a function of its own: an asynchronous one holds what it has used for longer.
    func act() {
      for name in Self.names { log[name]?.send(.rename("\(name)!")) }
      log["running"]?.send(.follow(values))
      log["made"]?.send(.add)
      log["kept"]?.send(.part(.toggle))
      graph.drain()
    }
    act()
    let before = texts(graph)
    #expect(before.prefix(2) == ["kept 0 kept!", "true"])
    log.entries = []
    let stirs = Watched(0)
    graph.onStir = { stirs.value += 1 }
    #expect(graph.hibernate())
    #expect(stirs.value == 0)
    #expect(log["kept"] == nil)
    #expect(log["made"] == nil)
    #expect(log["running"] != nil)
    #expect(log["own"] != nil)
    #expect(texts(graph) == before)
    #expect(log.entries == [])

    #expect(graph.hibernate())
    shared.send(.add)
    #expect(stirs.value == 1)
    #expect(texts(graph).contains("shared 1 shared!"))
    #expect(log.entries == ["shared changed"])

    #expect(graph.hibernate())
    sender.yield(1)
    try await stirs.wait(for: "the effect to change what the window shows") { $0 == 2 }
    #expect(log["running"]?.count == 1)
    #expect(texts(graph).contains("running 1 running!"))
    #expect(log.entries.last == "running changed")

    for name in Self.names { log[name]?.send(.add) }
    log["kept"]?.send(.part(.toggle))
    graph.drain()
    #expect(
      texts(graph) == [
        "kept 1 kept!", "false", "running 2 running!", "false", "made 2 made!", "false", "own 1 own!", "false",
        "shared 2 shared!", "false",
      ])
    sender.finish()
    graph.close()
  }

  @Test("A store that somebody holds stays the same, and so does one of which somebody holds a part")
  func held() throws {
    let log = Log()
    let shared = Store(initialState: Tally.State()) { Tally() }
    let graph = window(log, shared: shared)
    let kept = try #require(log["kept"])
    var part = try #require(log["made"]).scope(state: \.part, action: \.part) as StoreOf<Part>?
    var stirs = 0
    graph.onStir = { stirs += 1 }
    #expect(graph.hibernate())
    #expect(log["kept"] === kept)
    kept.send(.add)
    #expect(stirs == 1)
    #expect(texts(graph).first == "kept 1 ")
    #expect(graph.hibernate())
    part?.send(.toggle)
    #expect(stirs == 2)
    #expect(texts(graph)[4...5] == ["made 0 ", "true"])
    part = nil
    #expect(graph.hibernate())
    #expect(log["made"] == nil)
    #expect(texts(graph)[4...5] == ["made 0 ", "true"])
    graph.close()
  }

  @Reducer
  fileprivate struct Sharing {
    @ObservableState
    struct State: Equatable {
      @Shared(.inMemory("StoreHibernationTests")) var count = 0
      var own = 0
    }

    enum Action { case add }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.own += 1
        state.$count.withLock { $0 += 1 }
        return .none
      }
    }
  }

  private struct SharingView: View {
    let out: (StoreOf<Sharing>) -> Void
    let store = Store(initialState: Sharing.State()) { Sharing() }

    var body: some View {
      let _ = out(store)
      Text(verbatim: "\(store.count) \(store.own)")
    }
  }

  @Test("A shared value that changes elsewhere is followed, and is not lost")
  func sharedValues() {
    withDependencies {
      $0.defaultInMemoryStorage = InMemoryStorage()
    } operation: {
      var stores: [StoreOf<Sharing>] = []
      let graphs = (0..<2).map { _ in
        ViewGraph(frameSource: ManualFrameSource()) { SharingView { stores.append($0) } }
      }
      for graph in graphs { graph.drain() }
      stores[0].send(.add)
      let sender = stores[1]
      stores = []
      var stirs = 0
      graphs[0].onStir = { stirs += 1 }
      for graph in graphs { graph.drain() }
      #expect(graphs[0].hibernate())
      #expect(stirs == 0)
      sender.send(.add)
      #expect(stirs == 1)
      #expect(texts(graphs[0]) == ["2 1"])
      graphs[1].drain()
      #expect(texts(graphs[1]) == ["2 1"])
      for graph in graphs { #expect(graph.hibernate()) }
      #expect(texts(graphs[0]) == ["2 1"])
      for graph in graphs { graph.close() }
    }
  }
}
