import FuzzSupport
import IppoUI
import IppoWeb

extension FuzzTarget {
  /// What a client sends to a session: lines of frames, through the session to the graph, and back as patches.
  static let wireSessions: FuzzTarget = {
    let sessions = WireSessions()
    return FuzzTarget(
      name: "wire-sessions",
      seeds: WireGrammar.messages.dropFirst(2).map { Array($0.utf8) }
        + HostileEvents.all.enumerated().map { Array("[1,\($0 % 120 + 1),\($1)]".utf8) },
      tokens: WireGrammar.tokens.map { Array($0.utf8) }
    ) { input in
      try await sessions.feed(String(decoding: input, as: UTF8.self))
    }
  }()
}

/// One session after the other, each for a number of inputs: what one input leaves behind, the next ones find.
private actor WireSessions {
  private var client: HostileClient?
  private var count = 0

  func feed(_ text: String) async throws {
    count += 1
    if count.isMultiple(of: 2000) {
      await client?.close()
      client = nil
    }
    var client: HostileClient
    if let current = self.client {
      client = current
    } else {
      client = await HostileClient { ViewGraph { ControlsPage() } }
      let tab = count / 2000 % 4
      client.send("\"select\",\(tab)", to: 2)
    }
    for line in text.split(separator: "\n") { client.send(line: String(line)) }
    // A page is sent with every flush, so not every input gets one.
    if count.isMultiple(of: 20) {
      let closing = await client.flush().closing
      try check(closing == nil, "the session was closed: \(closing ?? "")")
    }
    self.client = client
  }
}
