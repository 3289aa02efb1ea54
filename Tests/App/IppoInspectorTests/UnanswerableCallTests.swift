import ComposableArchitecture
import Foundation
import IppoRecorder
import IppoTesting
import SwiftUI
import Testing

@testable import IppoInspector

/// A value with a function, which no recording can keep.
struct Voice: Sendable {
  let volume: Int
  let sing: @Sendable () -> Void
}

@DependencyClient
struct ChoirClient: Sendable {
  var voice: @Sendable (_ volume: Int) -> Voice = { _ in fatalError("A test gives the voice.") }
  var name: @Sendable () -> String = { "The choir" }
}

extension ChoirClient: DependencyKey {
  static let liveValue = ChoirClient()
  static let testValue = ChoirClient()
}

/// A reducer that calls an endpoint without a known value.
@Reducer
private struct Concert {
  @ObservableState
  struct State: Equatable {
    var volume = 0
    var title = ""
  }

  enum Action {
    case louderTapped
    case singTapped
    case titleTapped
  }

  @Dependency(ChoirClient.self) private var choir

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .louderTapped: state.volume += 1
      case .singTapped: state.volume = choir.voice(volume: state.volume + 1).volume
      case .titleTapped: state.title = choir.name()
      }
      return .none
    }
  }
}

private struct ConcertView: View {
  let store: StoreOf<Concert>

  var body: some View {
    Text("Volume \(store.volume)")
    Text(store.title)
    Button("Louder") { store.send(.louderTapped) }
    Button("Sing") { store.send(.singTapped) }
    Button("Title") { store.send(.titleTapped) }
  }
}

@MainActor
struct UnanswerableCallTests {
  private let inspector: Inspector
  private let session: InspectedSession

  private static let reason = """
    Actions cannot be left out: the actions after them may call ChoirClient.voice, which neither throws nor waits. The \
    recording has no readable answer to each call, and no other value is known. Give the endpoint a default value, such \
    as '= { … }'.
    """

  init() {
    inspector = Inspector(program: "Choir", now: { Date(timeIntervalSince1970: 0) })
    session = inspector.begin()
  }

  /// The window of a concert, after taps on its buttons.
  private func host(after names: String...) throws -> ViewHost {
    let host = session.recorder.run {
      let store = Store(initialState: Concert.State()) {
        Concert()
      } withDependencies: {
        $0[ChoirClient.self] = ChoirClient(voice: { Voice(volume: $0 * 10) {} }, name: { "Evening" })
      }
      return ViewHost { InspectedContent(session, content: ConcertView(store: store)) }
    }
    session.observe(host.graph)
    for name in names { try host.tap(name) }
    return host
  }

  private func action(_ title: String) throws -> Int {
    try #require(session.snapshot().rows.first { $0.title == title }).id
  }

  @Test func `an action is not left out where a call may have no value`() throws {
    let host = try host(after: "Louder", "Sing")
    defer { host.close() }
    #expect(host.contains("Volume 20"))
    #expect(session.skip(try action(".louderTapped"), true) == Self.reason)
    #expect(session.snapshot().skipped.isEmpty)
    #expect(session.isAtPresent)
    #expect(host.contains("Volume 20"))
    try host.tap("Louder")
    #expect(host.contains("Volume 21"))
  }

  @Test func `an action is left out where no reducer runs again`() throws {
    let host = try host(after: "Sing", "Louder")
    defer { host.close() }
    #expect(host.contains("Volume 11"))
    #expect(session.skip(try action(".louderTapped"), true) == nil)
    #expect(host.contains("Volume 10"))
    #expect(session.skip(try action(".singTapped"), true) == nil)
    #expect(host.contains("Volume 0"))
    // The reducer would run without the song before it.
    #expect(session.skip(try action(".louderTapped"), false) == Self.reason)
    #expect(host.contains("Volume 0"))
  }

  @Test func `an action is left out after the app goes on from before the call`() throws {
    let host = try host(after: "Louder", "Title", "Sing")
    defer { host.close() }
    #expect(session.skip(try action(".louderTapped"), true) == Self.reason)
    session.show(try action(".titleTapped"))
    session.goOn()
    #expect(host.contains("Volume 1"))
    #expect(session.skip(try action(".louderTapped"), true) == nil)
    #expect(host.contains("Volume 0"))
    #expect(host.contains("Evening"))
  }

  @Test func `an action is left out where all calls have a value`() throws {
    let host = try host(after: "Louder", "Louder", "Title")
    defer { host.close() }
    #expect(session.skip(try action(".louderTapped"), true) == nil)
    #expect(host.contains("Volume 1"))
    #expect(host.contains("Evening"))
  }

  @Test func `the page says why an action is not left out`() async throws {
    let host = try host(after: "Louder", "Sing")
    defer { host.close() }
    var state = SessionFeature.State(id: session.id)
    state.snapshot = session.snapshot()
    let store = TestStore(initialState: state) {
      SessionFeature()
    } withDependencies: {
      $0.inspector = .live(inspector)
    }
    store.exhaustivity = .off
    await store.send(.skipTapped(try action(".louderTapped")))
    await store.receive(\.failed)
    #expect(store.state.notice == Self.reason)
    #expect(store.state.snapshot.shown == nil)
    #expect(store.state.snapshot.skipped.isEmpty)
    #expect(!store.state.isWaiting)
  }
}
