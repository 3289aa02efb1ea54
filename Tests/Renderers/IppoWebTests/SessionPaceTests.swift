import IppoRender
import IppoTesting
import IppoUI
import TestSignals
import Testing

@testable import IppoWeb

/// Apps that change spontaneously, faster than their pages are written.
@MainActor @Suite struct SessionPaceTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var taps = 0
  }

  private struct Screen: View {
    @ObservedObject var model: Model

    var body: some View {
      Text(verbatim: "count \(model.count)")
      Button("Tap") { model.taps += 1 }
      Text(verbatim: "taps \(model.taps)")
    }
  }

  private let model = Model()
  private let frames = ManualFrameSource()

  private func makeGraph() -> ViewGraph { ViewGraph(frameSource: frames) { Screen(model: model) } }

  private func texts(_ graph: ViewGraph) -> [String] {
    graph.tree.root.map { graph.tree.subtree(of: $0) }?.compactMap {
      if case .text(let text)? = graph.tree[$0]?.element { text.string } else { nil }
    } ?? []
  }

  @Test func `frames that are held are made as one, or with the next event`() throws {
    let graph = makeGraph()
    graph.drain()
    var made = 0
    graph.onFrame = { _ in made += 1 }
    graph.holdsFrames = true
    for number in 1...100 {
      model.count = number
      frames.runFrames()
    }
    #expect(made == 0)
    graph.holdsFrames = false
    #expect(made == 1)
    #expect(texts(graph).contains("count 100"))
    graph.holdsFrames = true
    model.count = 101
    frames.runFrames()
    #expect(made == 1)
    let button = try #require(
      graph.tree.root.map { graph.tree.subtree(of: $0) }?.first {
        if case .button? = graph.tree[$0]?.element { true } else { false }
      })
    try graph.send(.activate, to: button)
    #expect(made == 2)
    #expect(texts(graph).contains("count 101"))
    #expect(texts(graph).contains("taps 1"))
    graph.close()
  }

  @Test func `what waits for a session that is behind is bounded, and the last change is shown`() async throws {
    let graph = makeGraph()
    let messages = Mailbox<SessionWindow.Message>()
    let window = SessionWindow(source: graph, client: nil, messages: messages)
    _ = window.start()
    for number in 1...10_000 {
      model.count = number
      frames.runFrames()
    }
    #expect(messages.count <= 17)
    let pauses = Watched(0)
    let changes = Watched(0)
    messages.start { message in
      switch message {
      case .change: changes.change { $0 += 1 }
      case .paused:
        pauses.change { $0 += 1 }
        await window.resume()
      case .tree, .archive, .rest, .hibernation, .stirred: Issue.record("unexpected: \(message)")
      }
    }
    try await waitForEnd(of: "all messages to be taken") { await messages.drained() }
    #expect(texts(graph).contains("count 10000"))
    #expect(pauses.value == 1)
    #expect(changes.value == 17)
    model.count = 0
    frames.runFrames()
    try await changes.wait(for: "the next change") { $0 == 18 }
    window.close()
  }

  @Test func `a client is shown the last of many changes, and its own events in between`() async throws {
    let host = SessionHost(logger: quietLogger) { [model] _, archive in
      ViewGraph(restoring: archive) { Screen(model: model) }
    }
    let client = try await WireClient.connect(to: host)
    // A chain of tasks on the main actor, like an effect that sends actions to itself.
    let feeding = Task { [model] in
      for number in 1...2_000 {
        model.count = number
        await Task.yield()
      }
    }
    for _ in 1...10 { try await client.tap("Tap") }
    await feeding.value
    try await client.wait { $0.text.contains("count 2000") }
    #expect(await client.page.text.contains("taps 10"))
    await host.shutDown()
  }
}
