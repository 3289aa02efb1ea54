import InMemoryTracing
import IppoRender
import IppoSessions
import IppoTesting
import Testing
import Tracing

@testable import IppoWeb

/// What a tracer is told of events.
@Suite struct EventTraceTests {
  private let tracer = InMemoryTracer()
  private let button = RenderNodeID(3)
  private let field = RenderNodeID(5)

  private func connect(to store: FaultyStore? = nil) async throws -> (host: SessionHost, client: WireClient) {
    let host = SessionHost(logger: quietLogger) { _, archive in ArchivedSource(archive) }
    if let store {
      await host.keepSessions(in: store, sealedBy: ArchiveSeal(secret: [UInt8](repeating: 1, count: 32)))
    }
    return (host, try await WireClient.connect(to: host))
  }

  private func spans(_ name: String) -> [FinishedInMemorySpan] {
    tracer.finishedSpans.filter { $0.operationName == name }
  }

  /// Name, value and kind of all that a tracer was told beside names and times.
  private var told: String {
    tracer.finishedSpans.map { span in
      var attributes: [String] = []
      span.attributes.forEach { attributes.append("\($0)=\($1)") }
      return "\(span.operationName) \(attributes) \(span.events.map(\.name)) \(span.errors.map(\.error))"
    }.joined(separator: "\n")
  }

  @Test func `an event is a trace of its own, with its turn and what is sent`() async throws {
    try await withTracer(tracer) {
      let client = try await connect().client
      try await client.send(.activate, to: button)
      let event = try #require(spans("ippo.event").first)
      #expect(event.parentSpanID == nil)
      #expect(event.kind == .server)
      #expect(event.attributes["ippo.event.kind"]?.toSpanAttribute() == "activate")
      #expect(event.attributes["ippo.event.outcome"]?.toSpanAttribute() == "handled")
      for name in ["ippo.turn", "ippo.send"] {
        let span = try #require(spans(name).first)
        #expect(span.parentSpanID == event.spanID)
        #expect(span.traceID == event.traceID)
      }
      #expect(spans("ippo.send").first?.attributes["ippo.send.patches"]?.toSpanAttribute() == 1)
      #expect(spans("ippo.commit").isEmpty)
      #expect(tracer.activeSpans.isEmpty)
    }
  }

  @Test func `an event that the window does not take is a trace as well`() async throws {
    try await withTracer(tracer) {
      let client = try await connect().client
      await #expect(throws: WireError.self) { try await client.send(.dismiss, to: button) }
      #expect(spans("ippo.event").first?.attributes["ippo.event.outcome"]?.toSpanAttribute() == "refused")
      #expect(tracer.activeSpans.isEmpty)
    }
  }

  @Test func `a commit belongs to the latest event in it, and names the others`() async throws {
    try await withTracer(tracer) {
      let store = FaultyStore()
      let client = try await connect(to: store).client
      try await store.wait { $0.commits == 1 }
      store.hold()
      try await client.send(.activate, to: button)
      try await store.wait { $0.held == 1 }
      for _ in 0..<3 { try await client.send(.activate, to: button) }
      store.release()
      try await client.kept()
      let events = spans("ippo.event")
      let commits = spans("ippo.commit")
      #expect(commits.map(\.parentSpanID) == [nil, events[0].spanID, events[3].spanID])
      #expect(commits.map(\.links.count) == [0, 0, 2])
      #expect(
        commits.last?.links.map { $0.context.inMemorySpanContext?.spanID } == [events[1].spanID, events[2].spanID])
      #expect(commits.allSatisfy { $0.kind == .client && $0.status == nil })
      #expect(commits.last?.attributes["ippo.commit.bytes"]?.toSpanAttribute() == 2)
    }
  }

  @Test func `a commit that fails says so, and the next one has its events`() async throws {
    try await withTracer(tracer) {
      let store = FaultyStore()
      let client = try await connect(to: store).client
      try await store.wait { $0.commits == 1 }
      store.isFailing = true
      try await client.send(.activate, to: button)
      try await store.wait { $0.failures > 0 }
      store.isFailing = false
      try await client.kept()
      let event = try #require(spans("ippo.event").first)
      let commits = spans("ippo.commit").dropFirst()
      #expect(commits.count >= 2)
      #expect(commits.first?.status?.code == .error)
      #expect(commits.last?.status == nil)
      #expect(commits.allSatisfy { $0.parentSpanID == event.spanID })
    }
  }

  @Test func `nothing is told of who it was or what was typed`() async throws {
    try await withTracer(tracer) {
      let client = try await connect(to: FaultyStore()).client
      try await client.send(.setText("a secret"), to: field)
      try await client.send(.activate, to: button)
      try await client.kept()
      let token = try #require(await client.sessionToken)
      #expect(spans("ippo.event").count == 2)
      #expect(!told.contains("secret"))
      for part in token.split(separator: ".") { #expect(!told.contains(part)) }
    }
  }

  @Test func `what a turn begins belongs to the trace of its event`() async throws {
    try await withTracer(tracer) {
      let source = await TracingSource(tracer)
      let client = try await WireClient.connect(
        to: SessionHost(logger: quietLogger) { _ in source })
      try await client.send(.activate, to: button)
      let turn = try #require(spans("ippo.turn").first)
      #expect(spans("work of the app").first?.parentSpanID == turn.spanID)
      #expect(spans("work of the app").first?.traceID == spans("ippo.event").first?.traceID)
    }
  }

  @Test @MainActor func `events that newer ones replace, and those that nobody handles, end`() throws {
    try withTracer(tracer) {
      let traces = try #require(EventTraces.ofInstalledTracer())
      for number in 1...4 { traces.received(number, .setText("\(number)")) }
      traces.turn(3) {}
      traces.send(3, .handled, isKept: false) { 1 }
      traces.end()
      let outcomes = spans("ippo.event").map { $0.attributes["ippo.event.outcome"]?.toSpanAttribute() }
      #expect(outcomes.count { $0 == "superseded" } == 2)
      #expect(outcomes.count { $0 == "handled" } == 1)
      #expect(outcomes.last == "dropped")
      #expect(tracer.activeSpans.isEmpty)
      // An event that is handled when its session is over changes nothing any more.
      var handled = 0
      traces.turn(4) { handled += 1 }
      traces.send(4, .handled, isKept: true) {
        handled += 1; return 0
      }
      #expect(handled == 2)
      #expect(spans("ippo.event").count == 4)
      #expect(traces.beginCommit(bytes: 0).isOfNoEvent)
    }
  }

  @Test func `without a tracer there is nothing to tell`() {
    #expect(EventTraces.ofInstalledTracer() == nil)
  }

  @Test func `every event has a kind of its own, by which the wire knows it`() {
    let events: [RenderEvent] = [.activate, .setText("text"), .custom(name: "name", detail: "detail"), .paste("text")]
    #expect(events.map(\.kind) == ["activate", "setText", "custom", "paste"])
  }
}

/// An app with a span of its own.
@MainActor
private final class TracingSource: RenderSource {
  private let source = ArchivedSource()
  private let tracer: InMemoryTracer

  init(_ tracer: InMemoryTracer) { self.tracer = tracer }

  var onFrame: (@MainActor (RenderFrame) -> Void)? {
    get { source.onFrame }
    set { source.onFrame = newValue }
  }
  var tree: RenderTree { source.tree }

  func send(_ event: RenderEvent, to id: RenderNodeID) throws(RenderEventError) {
    tracer.startAnySpan("work of the app").end()
    try source.send(event, to: id)
  }

  func drain() {}
  func adapt(to client: ClientEnvironment) {}
  func close() {}
}
