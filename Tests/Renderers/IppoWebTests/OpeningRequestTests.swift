import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

/// Rows that are scrolled when they appear, and may go right after that.
private struct Rows: View {
  let stays: Bool
  @State private var isShown = true

  var body: some View {
    if isShown {
      ScrollViewReader { proxy in
        ScrollView { ForEach(0..<20) { Text("\($0)").id($0) } }
          .onAppear {
            proxy.scrollTo(8)
            isShown = stays
          }
      }
    }
    Text("shown \(isShown)")
  }
}

/// Opens an address in the first turn, and another one in a later turn.
private struct Opener: View {
  @Environment(\.openURL) private var openURL

  var body: some View {
    Text(verbatim: "Hello")
      .onAppear { openURL(URL(string: "https://first.example")!) }
      .task { openURL(URL(string: "https://second.example")!) }
  }
}

/// Requests of a window to its page before there is a client.
@Suite(.timeLimit(.minutes(5))) struct OpeningRequestTests {
  /// How many frames mount, and how many scroll, of those that come before the answer to an event that nothing takes.
  private func frames(whereRowsStay stays: Bool) async throws -> (mounting: Int, scrolling: Int) {
    let client = try await WireClient.connect(
      to: SessionHost(logger: quietLogger) { _ in ViewGraph { Rows(stays: stays) } })
    await #expect(throws: WireError.self) { try await client.send(.activate, to: RenderNodeID(1)) }
    #expect(await client.page.text.contains("shown \(stays)"))
    let frames = await client.frames
    return (frames.count { $0.hasPrefix("[\"mount\"") }, frames.count { $0.contains("[\"v\",") })
  }

  @Test func `what was scrolled before there was a page is scrolled once there is one`() async throws {
    #expect(try await frames(whereRowsStay: true) == (1, 1))
  }

  @Test func `what has gone meanwhile is not scrolled, and the page stays as it is`() async throws {
    #expect(try await frames(whereRowsStay: false) == (1, 0))
  }

  @Test func `what was asked before there was a page is asked once there is one`() async throws {
    let client = try await WireClient.connect(
      to: SessionHost(logger: quietLogger) { _ in ViewGraph { Opener() } })
    await #expect(throws: WireError.self) { try await client.send(.activate, to: RenderNodeID(1)) }
    let frames = await client.frames.joined()
    #expect(frames.split(separator: "https://first.example").count == 2)
  }

  @Test func `a window that was put away before its client came asks once it is back`() async throws {
    let clock = ManualClock()
    var limits = WebLimits()
    limits.restWithoutSocket = .seconds(5)
    let host = SessionHost(limits: limits, logger: quietLogger, now: clock.now) { _, archive in
      ViewGraph(restoring: archive) { Opener() }
    }
    let visitor = WebVisitor.new()
    let page = try await host.openPage(visitor: visitor)
    for _ in 0..<2 {
      await host.sweep()
      clock.advance(.seconds(5))
    }
    await host.sweep()
    try await host.settle()
    #expect(await host.count(.resting) == 1)
    let client = try await WireClient.connect(to: host, visitor: visitor, token: page.token)
    await #expect(throws: WireError.self) { try await client.send(.activate, to: RenderNodeID(1)) }
    let frames = await client.frames.joined()
    for name in ["first", "second"] { #expect(frames.split(separator: "https://\(name).example").count == 2) }
  }

  /// The page may be written before the later turn, or after that.
  @Test func `a client that comes with a page is asked once, whenever the page was written`() async throws {
    let host = SessionHost(logger: quietLogger) { _ in ViewGraph { Opener() } }
    for _ in 0..<10 {
      let visitor = WebVisitor.new()
      let page = try await host.openPage(visitor: visitor)
      let connection = await host.connect(visitor)
      let (messages, outgoing) = AsyncThrowingStream<String, any Error>.makeStream()
      let serving = Task { await host.serve(connection, messages: messages) }
      outgoing.yield(
        ClientMessage.hello(version: ClientMessage.version, token: page.token, revision: page.revision, sent: 0).json)
      var received: [String] = []
      var isAsked = false
      for await item in connection.outgoing() {
        guard case .text(let text) = item else { break }
        connection.written(text.utf8.count)
        received.append(text)
        let all = received.joined()
        if text == ServerMessage.pong.json { break }
        // What follows the answer to this comes later than all that the client was greeted with.
        if !isAsked, all.contains("first.example"), all.contains("second.example") {
          isAsked = true
          outgoing.yield(ClientMessage.ping.json)
        }
      }
      #expect(received.first?.hasPrefix("[\"welcome\"") == true)
      for name in ["first", "second"] {
        #expect(received.joined().split(separator: "https://\(name).example").count == 2)
      }
      outgoing.finish()
      await serving.value
    }
  }
}
