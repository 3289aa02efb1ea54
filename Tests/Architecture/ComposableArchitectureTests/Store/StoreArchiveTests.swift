import ComposableArchitecture
import IppoUI
import TestSignals
import Testing

/// What the views were told, and which stores there are.
@MainActor
private final class Log {
  var entries: [String] = []
  var stores: [String: StoreOf<Tally>] = [:]
}

private struct TallyView: View {
  let name: String
  let store: StoreOf<Tally>
  let log: Log

  var body: some View {
    log.entries.append("\(name) \(store.count)")
    log.stores[name] = store
    return VStack {
      Text(verbatim: "\(name) \(store.count) \(store.name)")
      PartView(store: store.scope(state: \.part, action: \.part))
    }
    .onChange(of: store.count) { log.entries.append("\(name) changed") }
  }
}

private struct PartView: View {
  @State var store: StoreOf<Part>

  var body: some View { Text(verbatim: "\(store.isOn)") }
}

/// A model that holds a store, as an app has it that does not hand stores to views.
@MainActor @Observable
private final class Holder {
  let store = Store(initialState: Tally.State()) { Tally() }
}

private struct KeptStore: View {
  @State private var store = Store(initialState: Tally.State(name: "state")) { Tally() }
  let log: Log

  var body: some View { TallyView(name: "state", store: store, log: log) }
}

private struct ModelStore: View {
  @State private var holder = Holder()
  let log: Log

  var body: some View { TallyView(name: "model", store: holder.store, log: log) }
}

private struct DefaultStore: View {
  let store = Store(initialState: Tally.State(name: "default")) { Tally() }
  let log: Log

  var body: some View { TallyView(name: "default", store: store, log: log) }
}

@MainActor
@Suite("Stores in archives of windows")
struct StoreArchiveTests {
  private static let names = ["root", "second", "state", "model", "default"]

  private struct Root: View {
    let store: StoreOf<Tally>
    let other: StoreOf<Tally>
    let shared: StoreOf<Tally>
    let log: Log

    var body: some View {
      TallyView(name: "root", store: store, log: log)
      TallyView(name: "second", store: other, log: log)
      KeptStore(log: log)
      ModelStore(log: log)
      DefaultStore(log: log)
      TallyView(name: "shared", store: shared, log: log)
    }
  }

  private func window(_ log: Log, shared: StoreOf<Tally>, restoring archive: [UInt8]? = nil) -> ViewGraph {
    let graph = ViewGraph(frameSource: ManualFrameSource(), restoring: archive) {
      Root(
        store: Store(initialState: Tally.State(name: "root")) { Tally() },
        other: Store(initialState: Tally.State(name: "second")) { Tally() }, shared: shared, log: log)
    }
    graph.drain()
    return graph
  }

  private func texts(_ graph: ViewGraph) -> [String] {
    guard let root = graph.tree.root else { return [] }
    return graph.tree.subtree(of: root).compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    }
  }

  @Test("Stores are what they were, wherever the window has made and kept them")
  func places() throws {
    let log = Log()
    let shared = Store(initialState: Tally.State(name: "shared")) { Tally() }
    let graph = window(log, shared: shared)
    for (index, name) in Self.names.enumerated() {
      for _ in 0...index { log.stores[name]!.send(.add) }
      if index % 2 == 0 { log.stores[name]!.send(.part(.toggle)) }
    }
    shared.send(.add)
    graph.drain()
    let archive = try #require(graph.archive())
    let rebuiltLog = Log()
    let fresh = Store(initialState: Tally.State(name: "shared")) { Tally() }
    let copy = window(rebuiltLog, shared: fresh, restoring: archive)
    #expect(
      texts(copy) == [
        "root 1 root", "true", "second 2 second", "false", "state 3 state", "true", "model 4 ", "false",
        "default 5 default", "true", "shared 0 shared", "false",
      ])
    #expect(texts(graph).dropLast(2) == texts(copy).dropLast(2))
    // No body has seen another state.
    #expect(rebuiltLog.entries == ["root 1", "second 2", "state 3", "model 4", "default 5", "shared 0"])
    for name in Self.names {
      rebuiltLog.stores[name]!.send(.add)
      rebuiltLog.stores[name]!.send(.part(.toggle))
    }
    copy.drain()
    #expect(texts(copy).prefix(4) == ["root 2 root", "false", "second 3 second", "true"])
    #expect(rebuiltLog.entries.contains("default changed"))
    graph.close()
    copy.close()
  }

  @Test("A window that was rebuilt can be rebuilt again")
  func twice() throws {
    let log = Log()
    let shared = Store(initialState: Tally.State()) { Tally() }
    let graph = window(log, shared: shared)
    log.stores["root"]!.send(.add)
    log.stores["state"]!.send(.rename("renamed"))
    graph.drain()
    var archive = try #require(graph.archive())
    for _ in 0..<2 {
      let next = Log()
      let copy = window(next, shared: shared, restoring: archive)
      #expect(next.stores["root"]?.count == 1)
      #expect(next.stores["state"]?.name == "renamed")
      next.stores["default"]!.send(.add)
      copy.drain()
      archive = try #require(copy.archive())
      copy.close()
    }
    let last = Log()
    let copy = window(last, shared: shared, restoring: archive)
    #expect(last.stores["default"]?.count == 2)
    copy.close()
    graph.close()
  }

  @Test("Stores go on while views are put away, with their effects, wherever they were made")
  func rest() async throws {
    let log = Log()
    let shared = Store(initialState: Tally.State()) { Tally() }
    let (values, sender) = AsyncStream<Int>.makeStream()
    let graph = window(log, shared: shared)
    log.stores["root"]!.send(.follow(values))
    log.stores["default"]!.send(.add)
    log.stores["state"]!.send(.part(.toggle))
    graph.drain()
    let before = texts(graph)
    log.entries = []
    let stirs = Watched(0)
    graph.onStir = { stirs.value += 1 }
    #expect(graph.rest())
    #expect(stirs.value == 0)
    #expect(texts(graph) == before)
    #expect(log.entries == ["root 0", "second 0", "state 0", "model 0", "default 1", "shared 0"])

    #expect(graph.rest())
    sender.yield(1)
    let root = log.stores["root"]!
    try await stirs.wait(for: "the effect to change what the window shows") { $0 == 1 }
    #expect(root.count == 1)
    log.entries = []
    #expect(texts(graph).first == "root 1 root")
    #expect(log.entries.contains("root changed"))
    for name in Self.names + ["shared"] { log.stores[name]!.send(.add) }
    graph.drain()
    #expect(texts(graph).first == "root 2 root")
    #expect(texts(graph)[8] == "default 2 default")
    sender.finish()
    graph.close()
  }
}
