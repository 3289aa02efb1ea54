import FuzzSupport
import IppoTesting
import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoWeb

@Suite(.timeLimit(.minutes(30))) struct HostileEventTests {
  /// The addresses of nodes in a page: the second fields of its markup.
  private func nodes(_ client: inout HostileClient) async -> [Int] {
    HostileClient.nodes(in: await client.flush().frames.first ?? "")
  }

  @Test func `no event of any node ends the server, whatever its numbers`() async throws {
    var random = SeededGenerator(seed: 11)
    for tab in 0..<4 {
      var client = await HostileClient { ViewGraph { ControlsPage() } }
      let tabs = try #require(await nodes(&client).dropFirst().first)
      client.send("\"select\",\(tab)", to: tabs)
      let targets = await nodes(&client)
      #expect(targets.count > 5)
      var count = 0
      for (number, node) in (targets + [0, -1, .max]).enumerated() {
        // Each kind of event, one argument at a limit; and some with all of them there.
        for _ in 0..<10 {
          if client.send(HostileEvents.all.randomElement(using: &random)!, to: node) { count += 1 }
          if client.send(HostileEvents.random(using: &random), to: node) { count += 1 }
        }
        guard number % 4 == 3 else { continue }
        let answer = await client.flush()
        #expect(answer.closing == nil)
        #expect(answer.frames.first?.hasPrefix("[\"mount\"") == true)
      }
      #expect(await client.flush().closing == nil)
      #expect(count > 100)
      await client.close()
    }
  }

  @Test(arguments: [
    #""step",-9223372036854775808"#, #""step",0"#, #""select",-1"#, #""move",-9223372036854775808"#,
    #""setValue",1e309"#, #""tap",0,1,1"#, #""tap",11,1,1"#, #""tap",1,1e9,1"#, #""drag","changed",0,0,1e308,0"#,
    #""pinch","changed",-1,0,0,0"#, #""pinch","changed",1,1e300,0,0"#, #""resize",-1,10"#, #""resize",1e9,10"#,
    #""place",0,0,-1,1"#, #""place",-1e308,0,1,1"#, #""hover",1e300,0"#, #""drop",-1,"",0,0"#, #""scroll",0,1e300,0"#,
    #""scroll",0,0,-7"#, #""measure",-2,null"#, #""measure",null,null,[-1,null,null,1,1]"#,
    #""measure",null,null,[0,null,null,-1,1]"#, #""measure",null,null,[0,null,null,null,1]"#,
    #""edit",-1,0,0"#, #""edit",0,-1,0"#, #""edit",0,0,-1"#, #""edit",0,0,0,-1,0,"a""#, #""edit",0,0,0,0,-1,"a""#,
    #""edit",0,0,0"# + String(repeating: #",0,0,"""#, count: 1001),
    #""edit",0,0,0"# + (0...1000).map { #",\#($0),0,"a""# }.joined(),
    #""edit",0,9,9,3,2,"a",4,0,"b""#, #""edit",0,9,9,3,0"#, #""edit",0,9,9,3,9007199254740992,"a""#,
    #""measure",null,null,[0,null,null,1,1,1]"#, #""key","\#(String(repeating: "k", count: 65))","down","""#,
  ])
  func `numbers out of bounds are not read`(_ event: String) {
    #expect(throws: MalformedMessage.self) { try ClientMessage(json: "[1,2,\(event)]") }
  }

  @Test func `an edit of as many changes as are allowed is read`() throws {
    let changes = (0..<1000).map { #",\#($0),0,"a""# }.joined()
    _ = try ClientMessage(json: #"[1,2,"edit",0,0,0\#(changes)]"#)
  }

  @Test(arguments: [
    "[0,1,\"activate\"]", "[1,0,\"activate\"]", "[1,-1,\"activate\"]", "[9007199254740992,1,\"activate\"]",
    "[1,9007199254740992,\"activate\"]", "[\"ack\",-1]", "[\"ack\",9223372036854775807]", "[\"hello\",2,null,-1]",
    "[\"env\",{\"width\":-1}]", "[\"env\",{\"width\":100001}]", "[\"env\",{\"height\":1e308}]",
  ])
  func `numbers no client counts to are not read`(_ message: String) {
    #expect(throws: MalformedMessage.self) { try ClientMessage(json: message) }
  }

  @Test(arguments: [
    "[1,1,\"step\",-9223372036854775808]", "[\"ping\"]", "[\"env\",{}]",
    "[\"hello\",2,\"\(String(repeating: "t", count: 20_000))\",0]",
  ])
  func `nothing but a hello is read from a socket that has not said hello`(_ message: String) async {
    #expect(throws: MalformedMessage.self) { try ClientMessage(hello: message) }
    let host = makeServer().host
    let connection = await host.connect(.new())
    let messages = AsyncThrowingStream<String, any Error> {
      $0.yield(message)
      $0.finish()
    }
    await host.serve(connection, messages: messages)
    var items: [WireConnection.Outgoing] = []
    for await item in connection.outgoing() { items.append(item) }
    guard case .close(CloseCode.malformed.rawValue, let reason) = items.first else {
      Issue.record("\(items)")
      return
    }
    #expect(reason.contains("hello"))
    #expect(await host.sessionCount == 0)
  }

  @MainActor @Test func `a graph does not take numbers out of bounds from anybody`() throws {
    let host = ViewHost { ControlsPage() }
    let root = try #require(host.graph.tree.root)
    for event in [
      RenderEvent.step(.min), .move(to: -1), .select(.min), .setValue(.infinity), .resize(width: .infinity, height: 0),
      .tap(count: .max, location: .init(x: 0, y: 0)), .hover(.init(x: -.infinity, y: 0)),
      .measure(RenderMeasurement(width: nil, height: nil, questions: [], sizes: [(1, 1)])),
    ] {
      #expect(throws: RenderEventError.notAccepted(root, event)) { try host.graph.send(event, to: root) }
    }
  }

  @Test func `halves of surrogate pairs become the replacement character`() throws {
    func text(_ json: String) throws -> String? {
      guard case .event(_, _, .setText(let text)) = try ClientMessage(json: "[1,2,\"setText\",\"\(json)\"]") else {
        return nil
      }
      return text
    }
    #expect(try text(#"a\ud800b"#) == "a\u{FFFD}b")
    #expect(try text(#"\uDC00\uD83D"#) == "\u{FFFD}\u{FFFD}")
    #expect(try text(#"\ud83d\ud83d\ude00"#) == "\u{FFFD}😀")
    #expect(try text(#"\ud83d\ude00"#) == "😀")
    // A backslash, and letters after it.
    #expect(try text(#"\\ud800"#) == #"\ud800"#)
    #expect(try text(#"\\\ud800\""#) == "\\\u{FFFD}\"")
    #expect(throws: MalformedMessage.self) { try text(#"\ud8"#) }
    #expect(throws: MalformedMessage.self) { try text(#"\"#) }
  }
}
