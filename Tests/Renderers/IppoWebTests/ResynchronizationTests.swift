import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

/// A counter whose frames do not fit the tree when it is asked for it.
@MainActor
private final class BrokenSource: RenderSource {
  private var builder = TreeBuilder()
  private let counter: RenderNodeID
  private var count = 0
  var onFrame: (@MainActor (RenderFrame) -> Void)?
  var tree: RenderTree { builder.tree }

  init() {
    let window = builder.make(.window)
    counter = builder.make(.text("0"))
    let button = builder.make(.button(RenderButton()), RenderAttributes(), [counter])
    builder.record(.insert(button, into: window, at: 0))
    _ = builder.commit()
  }

  /// A counter. A long press also removes a node that never existed, and the next frame is correct again. A refresh
  /// rebuilds the window.
  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) {
    if event == .dismiss { throw .notAccepted(id, event) }
    count += 1
    builder.record(.update(counter, element: .text("\(count)"), attributes: nil))
    var frame = builder.commit()
    if event == .longPress { frame.entries.insert(.init(.remove(RenderNodeID(99))), at: 0) }
    if event == .refresh, let root = tree.root {
      let ids = tree.subtree(of: root)
      let creations = ids.map { RenderOp.create(tree[$0]!) }
      let insertions = ids.flatMap { parent in
        tree.children(of: parent).enumerated().map { RenderOp.insert($1, into: parent, at: $0) }
      }
      frame.entries = ([.remove(root)] + creations + insertions).map { .init($0) }
    }
    onFrame?(frame)
  }

  func drain() {}
  func adapt(to client: ClientEnvironment) {}
  func close() {}
}

@Suite struct ResynchronizationTests {
  private func makeHost() -> SessionHost { SessionHost(logger: quietLogger) { _ in BrokenSource() } }

  @Test func `a frame that does not fit makes the page anew, and the session goes on`() async throws {
    let client = try await WireClient.connect(to: makeHost())
    let button = RenderNodeID(3)
    try await client.send(.activate, to: button)
    #expect(await client.page.text == "1")
    try await client.send(.longPress, to: button)
    #expect(await client.page.text == "2")
    #expect(await client.frames.last?.hasPrefix("[\"mount\"") == true)
    try await client.send(.activate, to: button)
    #expect(await client.page.text == "3")
    // A patch again.
    #expect(await client.frames.last?.hasPrefix("[\"mount\"") == false)
  }

  @Test func `a window that is made anew comes whole, and the session goes on`() async throws {
    let client = try await WireClient.connect(to: makeHost())
    let button = RenderNodeID(3)
    try await client.send(.refresh, to: button)
    #expect(await client.page.text == "1")
    #expect(await client.frames.last?.hasPrefix("[\"mount\"") == true)
    try await client.send(.activate, to: button)
    #expect(await client.page.text == "2")
    #expect(await client.frames.last?.hasPrefix("[\"mount\"") == false)
  }

  @Test func `every event is acknowledged once, also while the page is made anew`() async throws {
    let client = try await WireClient.connect(to: makeHost())
    for number in 1...20 {
      try await client.send(number.isMultiple(of: 3) ? .longPress : .activate, to: RenderNodeID(3))
      #expect(await client.page.text == "\(number)")
    }
    await #expect(throws: WireError.self) { try await client.send(.dismiss, to: RenderNodeID(3)) }
  }

  @Test func `a client that was away gets the new page`() async throws {
    let host = makeHost()
    let client = try await WireClient.connect(to: host)
    try await client.send(.activate, to: RenderNodeID(3))
    await client.drop()
    try await client.send(.longPress, to: RenderNodeID(3))
    try await client.resume()
    try await client.wait { $0.text == "2" }
    #expect(await host.sessionCount == 1)
  }
}
