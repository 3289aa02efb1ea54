import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@Suite struct WireClientTests {
  @Test func `a click changes the page within one frame of at most 64 bytes`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    #expect(await client.contains(.text, "Count: 0"))
    let before = await client.frames.count
    try await client.tap("Increment")
    #expect(await client.contains("Count: 1"))
    let frames = await Array(client.frames.dropFirst(before))
    #expect(frames.count == 1)
    #expect(frames[0].utf8.count <= 64)
  }

  @Test func `every page has a session of its own`() async throws {
    let server = makeServer()
    let first = try await WireClient.connect(to: server)
    let second = try await WireClient.connect(to: server)
    try await first.tap("Increment")
    #expect(await first.contains("Count: 1"))
    #expect(await second.contains("Count: 0"))
    #expect(await server.host.sessionCount == 2)
  }

  @Test func `cutting the connection loses nothing and repeats nothing`() async throws {
    let server = makeServer()
    let client = try await WireClient.connect(to: server)
    try await client.tap("Increment")
    await client.drop()
    // Done while nobody listens; sent when the client is back.
    try await client.tap("Increment")
    try await client.tap("Increment")
    #expect(await client.contains("Count: 1"))
    try await client.resume()
    try await client.wait { $0.text.contains("Count: 3") }
    try await client.tap("Increment")
    #expect(await client.contains("Count: 4"))
    #expect(await server.host.sessionCount == 1)
  }

  @Test func `an event that was handled before the connection was lost is not handled again`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    let button = try await client.find(.button, "Increment")
    try await client.tap("Increment")
    // The client did not hear of it, as far as the server can tell.
    try await client.send(raw: ClientMessage.event(sequence: 1, node: button.id, .activate).json)
    try await client.tap("Increment")
    #expect(await client.contains("Count: 2"))
  }

  @Test func `a missing event ends the connection`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    let button = try await client.find(.button, "Increment")
    try await client.send(raw: ClientMessage.event(sequence: 7, node: button.id, .activate).json)
    #expect(try await client.closed() == CloseCode.malformed.rawValue)
  }

  @Test func `another connection takes a session over`() async throws {
    try await withServer { server, port in
      let first = try await WireClient.connect(host: "127.0.0.1", port: port)
      try await first.tap("Increment")
      let token = try #require(await first.sessionToken)
      let second = try await WireClient.connect(
        host: "127.0.0.1", port: port, token: token, cookie: await first.cookie)
      #expect(try await first.closed() == CloseCode.replaced.rawValue)
      #expect(await second.contains("Count: 1"))
      try await second.tap("Increment")
      #expect(await second.contains("Count: 2"))
    }
  }

  @Test func `what the app makes of typed text comes back, what it takes over does not`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    try await client.type("ada", into: "Name")
    #expect(await client.contains("Hello, ADA"))
    #expect(try await client.find(.textbox, "Name").value == "ADA")
    let before = await client.frames.count
    try await client.type("ADA B", into: "Name")
    let frames = await client.frames.dropFirst(before).joined()
    #expect(!frames.contains("value"))
    #expect(await client.contains("Hello, ADA B"))
  }

  @Test func `switches are switched`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    try await client.set("Sound", on: true)
    #expect(await client.contains("Loud"))
  }

  @Test func `a wait in vain ends, with what was waited for and the page`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    let error = await #expect(throws: WireError.self) {
      try await client.wait(within: .milliseconds(1)) { $0.text.contains("nothing like it") }
    }
    let text = try #require(error.map { "\($0)" })
    #expect(text.hasPrefix("The client has waited for a page as the test says for 0.001 seconds.\n\n"))
    #expect(text.contains("Count: 0"))
    // Other clients continue.
    try await client.tap("Increment")
    try await client.wait { $0.text.contains("Count: 1") }
  }

  @MainActor @Test func `so does one of a host without a server, which reports it`() async throws {
    let host = ViewHost { PlayView() }
    await withKnownIssue {
      await host.wait(within: .milliseconds(1)) { $0.contains("nothing like it") }
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.hasPrefix("Nothing that the test waits for has come to the screen within 0.001 seconds.")
        && text.contains("Count: 0")
    }
    try host.tap("Increment")
    await host.wait { $0.contains("Count: 1") }
  }

  @Test func `events for what is disabled, hidden or unknown are refused, and the session goes on`() async throws {
    let client = try await WireClient.connect(to: makeServer())
    let locked = try await client.find(.button, "Locked")
    #expect(!locked.isEnabled)
    await #expect(throws: WireError.refused(code: "disabled", "Node \(locked.id) is disabled.")) {
      try await client.tap("Locked")
    }
    #expect(await !client.contains("Concealed"))
    await #expect(throws: WireError.refused(code: "unknown-node", "There is no node #9999.")) {
      try await client.send(.activate, to: RenderNodeID(9999))
    }
    let text = try await client.find(.text, "Count: 0")
    await #expect(throws: WireError.self) { try await client.send(.setText("x"), to: text.id) }
    try await client.tap("Increment")
    #expect(await client.contains("Count: 1"))
  }

  @Test func `a client that comes back after the session has ended gets a new page`() async throws {
    var limits = WebLimits()
    limits.resumptionTimeout = .zero
    var configuration = WebServerConfiguration()
    configuration.limits = limits
    let server = makeServer(configuration)
    let client = try await WireClient.connect(to: server)
    try await client.tap("Increment")
    await client.drop()
    await server.host.sweep()
    #expect(await server.host.sessionCount == 0)
    try await client.resume()
    #expect(await client.contains("Count: 0"))
    try await client.tap("Increment")
    #expect(await client.contains("Count: 1"))
  }

  @Test func `a client that was away for too many changes gets the whole page of its session`() async throws {
    var configuration = WebServerConfiguration()
    configuration.limits.replayBytes = 0
    let server = makeServer(configuration)
    let client = try await WireClient.connect(to: server)
    try await client.tap("Increment")
    await client.drop()
    try await client.tap("Increment")
    try await client.resume()
    try await client.wait { $0.text.contains("Count: 2") }
    #expect(await server.host.sessionCount == 1)
  }

  @Test func `a field that is taken away and comes back shows the text it came with`() async throws {
    let host = SessionHost(logger: quietLogger) { _, _ in ComingAndGoing() }
    let client = try await WireClient.connect(to: host)
    let field = ComingAndGoing.field
    try await client.edit(field, to: "typed")
    try await client.send(.activate, to: ComingAndGoing.button)
    try await client.send(.activate, to: ComingAndGoing.button)
    #expect(await client.text(of: field) == "another")
    try await client.edit(field, to: "another one")
    #expect(await client.text(of: field) == "another one")
  }

  @Test func `the row of a link holds fields and buttons that are used by themselves`() async throws {
    struct Shelf: View {
      @State private var title = ""
      @State private var likes = 0
      var body: some View {
        NavigationStack {
          List {
            NavigationLink {
              Text("Within: \(title)").navigationTitle("Book")
            } label: {
              Text("Book")
              TextField("Title", text: $title)
              Button("Like \(likes)") { likes += 1 }
            }
          }
          .navigationTitle("Shelf")
        }
      }
    }
    let server = makeServer { ViewGraph { Shelf() } }
    let client = try await WireClient.connect(to: server)

    try await client.type("Emma", into: "Title")
    try await client.tap("Like 0")
    #expect(await client.contains(.button, "Like 1"))
    #expect(await client.contains(.heading, "Shelf"))

    let link = try await client.find(.link)
    try await client.send(.activate, to: link.id)
    #expect(await client.contains("Within: Emma"))
  }
}

/// A field that the button takes away and brings back with another text.
@MainActor
private final class ComingAndGoing: RenderSource {
  nonisolated static let column = RenderNodeID(2)
  nonisolated static let button = RenderNodeID(3)
  nonisolated static let field = RenderNodeID(4)

  private var builder = TreeBuilder()
  private var isThere = true
  var onFrame: (@MainActor (RenderFrame) -> Void)?
  var tree: RenderTree { builder.tree }

  init() {
    let window = builder.make(.window)
    let column = builder.make(.stack(RenderStack(axis: .vertical)))
    let button = builder.make(.button(RenderButton()))
    let field = builder.make(.field(RenderField(text: "")))
    builder.record(.insert(column, into: window, at: 0))
    builder.record(.insert(button, into: column, at: 0))
    builder.record(.insert(field, into: column, at: 1))
    _ = builder.commit()
  }

  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) {
    // What is typed is taken as it is.
    guard event == .activate else { return }
    if isThere {
      builder.record(.remove(Self.field))
    } else {
      var another = RenderField(text: "another")
      another.revision = 3
      builder.record(.create(RenderNode(id: Self.field, element: .field(another))))
      builder.record(.insert(Self.field, into: Self.column, at: 1))
    }
    isThere.toggle()
    onFrame?(builder.commit())
  }

  func drain() {}
  func adapt(to client: ClientEnvironment) {}
  func close() {}
}
