import ComposableArchitecture
import Foundation
import IppoTesting
import Testing

@testable import CaseStudiesExample

@MainActor
struct EchoChatTests {
  @Test func `connect, send, receive, disconnect`() async {
    let (events, eventsOfServer) = AsyncStream.makeStream(of: WebSocketClient.Event.self)
    let (messages, server) = AsyncStream.makeStream(of: Result<WebSocketClient.Message, any Error>.self)
    let store = TestStore(initialState: EchoChat.State()) {
      EchoChat()
    } withDependencies: {
      $0.continuousClock = TestClock()
      $0.uuid = .incrementing
      $0.webSocket.open = { _, _, _ in events }
      $0.webSocket.receive = { _ in messages }
      $0.webSocket.send = { _, message in server.yield(.success(message)) }
    }

    await store.send(.connectButtonTapped) {
      $0.connection = .connecting(UUID(0))
    }
    eventsOfServer.yield(.didOpen(protocol: nil))
    await store.receive(\.event.didOpen) {
      $0.connection = .connected(UUID(0))
    }
    await store.send(.draftChanged("Hello")) {
      $0.draft = "Hello"
    }
    await store.send(.sendButtonTapped) {
      $0.draft = ""
    }
    // The answer and the news that the message was sent come in either order.
    store.exhaustivity = .off
    await store.receive(\.received.success) {
      $0.received = ["Hello"]
    }
    await store.send(.connectButtonTapped) {
      $0.connection = .disconnected
    }
  }

  @Test func `a message without a connection is not sent`() async {
    let store = TestStore(initialState: EchoChat.State(draft: "Hello")) { EchoChat() }

    await store.send(.sendButtonTapped)
    await store.receive(\.sendResponse) {
      $0.alert = AlertState { TextState("The message was not sent. Connect and try again.") }
    }
  }

  @Test func `pings go out every ten seconds`() async {
    let clock = TestClock()
    let pings = LockIsolated(0)
    let (events, server) = AsyncStream.makeStream(of: WebSocketClient.Event.self)
    let store = TestStore(initialState: EchoChat.State()) {
      EchoChat()
    } withDependencies: {
      $0.continuousClock = clock
      $0.uuid = .incrementing
      $0.webSocket.open = { _, _, _ in events }
      $0.webSocket.receive = { _ in .never }
      $0.webSocket.sendPing = { _ in pings.withValue { $0 += 1 } }
    }
    store.exhaustivity = .off

    await store.send(.connectButtonTapped)
    server.yield(.didOpen(protocol: nil))
    await store.receive(\.event.didOpen)
    await clock.advance(by: .seconds(30))
    #expect(pings.value == 3)
    await store.send(.connectButtonTapped)
  }

  @Test func `the echo server echoes on screen, and hangs up`() async throws {
    let host = withDependencies {
      $0.continuousClock = TestClock()
      $0.uuid = .incrementing
      $0.webSocket = .liveValue
    } operation: {
      ViewHost { CaseStudy.webSocket.screen() }
    }

    try host.tap("Connect")
    await host.wait { $0.contains("Connected") }
    try host.type("Hello", into: "Say something")
    try host.tap("Send")
    await host.wait { $0.contains("Hello") }

    try host.type("bye", into: "Say something")
    try host.submit("Say something")
    await host.wait { !$0.all(.alertdialog).isEmpty }
    #expect(try host.find(.alertdialog).name == "Bye to you, too")
    try host.tap("OK")
    #expect(host.contains("Disconnected"))
  }
}
