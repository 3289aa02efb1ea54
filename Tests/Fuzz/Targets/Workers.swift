import IppoServers
import IppoWeb

extension FuzzTarget {
  /// The first bytes of a connection, in which the supervisor looks for the visitor.
  static let connectionHeads: FuzzTarget = {
    let head = ConnectionHead(secret: HeadGrammar.secret)
    return FuzzTarget(
      name: "connection-heads", seeds: HeadGrammar.heads.map { Array($0.utf8) },
      tokens: HeadGrammar.tokens.map { Array($0.utf8) }
    ) { input in
      let found = head.finding(in: input)
      if case .visitor(let visitor) = found {
        try check(visitor == HeadGrammar.visitor, "The cookie of \(visitor) was accepted, and nobody has signed it")
        // The last letter of the signature has two bits that belong to no byte.
        let place = input.firstRange(of: Array(HeadGrammar.cookie.utf8.dropLast()))
        try check(place != nil, "A visitor was found in a head without the cookie")
      }
      // A connection is looked at again whenever more bytes have arrived. The first finding stands.
      var first = ConnectionHead.Finding.incomplete
      for count in stride(from: 0, through: input.count, by: max(1, input.count / 16)) where first == .incomplete {
        first = head.finding(in: input[..<count])
      }
      try check(first == .incomplete || first == found, "\(first) was found in a part of the head, and \(found) in all")
    }
  }()

  /// Messages of a worker to its supervisor and back: framing, requests and answers, the memory, and metrics.
  static let supervisorMessages = FuzzTarget(
    name: "supervisor-messages", seeds: SupervisorGrammar.seeds, tokens: SupervisorGrammar.tokens
  ) { input in
    let messages = SupervisorGrammar.messages(in: input, pieces: input.count)
    try check(
      messages == SupervisorGrammar.messages(in: input, pieces: 7), "The messages depend on how the bytes arrive")
    var memory = SupervisorMemory(sessionLimit: SupervisorGrammar.limit, valueLimit: SupervisorGrammar.limit)
    var metrics = WorkerMetrics()
    for message in messages {
      if let request = try? SupervisorRequest(message) {
        try check(request.frame.dropFirst(4) == message, "\(request) is not written as it was read")
        if case .report(let process, let text) = request {
          metrics.report(String(decoding: text, as: UTF8.self), of: process)
        }
        if let (answer, notice) = memory.answer(request) {
          for answer in [answer, notice].compactMap({ $0 }) { try SupervisorGrammar.repeatAnswer(answer) }
        }
        try check(
          memory.sessionBytes >= 0 && (memory.sessionBytes <= SupervisorGrammar.limit || memory.sessionCount == 1),
          "\(memory.sessionCount) sessions of \(memory.sessionBytes) bytes are kept")
        try check(0...SupervisorGrammar.limit ~= memory.valueBytes, "Values of \(memory.valueBytes) bytes are kept")
      }
      if let answer = try? SupervisorAnswer(message) { try SupervisorGrammar.repeatAnswer(answer) }
    }
    metrics.end(4)
    _ = metrics.text
  }
}

/// Heads of requests with and without a visitor, and the words they are made of.
private enum HeadGrammar {
  static let secret = [UInt8](repeating: 7, count: 32)
  static let visitor = "AAAAAAAAAAAAAAAAAAAAAA"
  /// The value of the visitor's cookie: the id, and HMAC-SHA256 with a key that HKDF derives from the secret.
  static let cookie = "\(visitor).ff0U6B4xDtw9wnIyMGIWrdWEybMgmyG8MdZOBbyOnBc"

  static let heads = [
    "GET / HTTP/1.1\r\nHost: a\r\nCookie: ippo-visitor=\(cookie)\r\n\r\n",
    "GET / HTTP/1.1\ncookie:other=1; __Host-ippo-visitor-8080=\(cookie) ; b=2\nHost: a\n\n",
    "GET / HTTP/1.1\r\nCookie: ippo-visitor=a.b; ippo-visitor-1=\(cookie)\r\nX: y\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n\r\nCookie: ippo-visitor=\(cookie)\r\n\r\n", "GET / HTTP/1.1\r\n", "\u{16}\u{3}\u{1}",
    "",
  ]

  static let tokens =
    [
      "\r\n", "\n", "\r", "\r\n\r\n", "\0", ":", ";", "=", ".", "..", " ", "\t", "Cookie:", "cOOKIE: ", "ippo-visitor",
      "ippo-visitor=", cookie, "\(cookie)A", "\(visitor).", "=\(cookie);", "\u{FEFF}", "\u{212A}", "Cookie :",
    ] + Mutator.limits
}

/// Messages between workers and their supervisor, and the pieces they are made of.
private enum SupervisorGrammar {
  /// Bytes of all sessions and of all values, few enough to be reached.
  static let limit = 1000
  private static let stamp = SupervisorStamp(writer: 1, number: 2)
  private static let record = SupervisorRecord(number: 3, bytes: [1, 2], expiry: 4.5, tokens: [6, .max])

  static let seeds: [[UInt8]] = [
    requests.flatMap(\.frame), answers.flatMap(\.frame),
    (0..<9).flatMap { id -> [UInt8] in
      SupervisorRequest.create(id: [id], archive: Array(repeating: id, count: 100), expiry: 9, stamp: stamp).frame
    },
    (0..<9).flatMap { key -> [UInt8] in
      SupervisorRequest.swap(key: [key], expected: 0, token: 1, bytes: Array(repeating: key, count: 100)).frame
    },
    [],
  ]

  private static let requests: [SupervisorRequest] = [
    .hello(version: 1), .create(id: [1], archive: [2, 3], expiry: 4, stamp: stamp), .read(id: [1], now: -1),
    .claim(id: [1], now: 3, stamp: stamp), .commit(id: [1], epoch: 2, archive: [9], stamp: stamp),
    .swap(key: [1], expected: 0, token: 5, bytes: [3]), .swap(key: [1], expected: 1, token: 6, bytes: []),
    .swap(key: [1], expected: .max, token: 6, bytes: [4]), .fetch(key: [1]), .sweep(before: .infinity),
    .remove(id: [1], epoch: 2), .follow, .metrics,
    .report(process: 4, text: Array("# TYPE a counter\na{b=\"c\"} 1\n# TYPE d gauge\nd 2.5\n".utf8)),
    .report(process: 5, text: Array("# TYPE w histogram\nw_bucket{le=\"+Inf\"} 1\nw_sum 2\nw_count 1\n".utf8)),
  ]

  private static let answers: [SupervisorAnswer] = [
    .done, .record(nil), .record(record), .count(1, of: 2), .kept(version: 3), .conflict(record), .text([1]), .exists,
    .moved, .refused("Why"), .notice(key: [1], version: 2),
  ]

  /// Lengths, numbers at the limits, numbers that are none, and lines of metrics.
  static let tokens: [[UInt8]] =
    [0, 1, 8, Int.max, Int.min, -1, 1 << 32].map { number in withUnsafeBytes(of: number.bigEndian) { Array($0) } }
    + [Double.nan, .infinity, -0.0].map { number in withUnsafeBytes(of: number.bitPattern.bigEndian) { Array($0) } }
    + [[0, 0, 0, 1], [0, 0, 0, 0], [16, 0, 4, 0], [16, 0, 4, 1], [255, 255, 255, 255]]
    + ["# TYPE a counter\n", "a{b=\"}\"} 1e999\n", "a NaN\n", "a -Inf\n", "{", "\"\\", "\n"].map { Array($0.utf8) }
    + requests.map { Array($0.frame) }

  /// The whole messages at the beginning of bytes that arrive in pieces, up to the first that is too long.
  static func messages(in bytes: [UInt8], pieces: Int) -> [ArraySlice<UInt8>] {
    var frames = SupervisorFrames()
    var messages: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    repeat {
      rest.prefix(pieces).withUnsafeBytes { frames.append($0) }
      rest = rest.dropFirst(pieces)
      do throws(ServerFailure) {
        while let message = try frames.next() { messages.append(message) }
      } catch {
        return messages
      }
    } while !rest.isEmpty
    return messages
  }

  /// Reads an answer as a worker does.
  static func repeatAnswer(_ answer: SupervisorAnswer) throws {
    let again = try SupervisorAnswer(answer.frame.dropFirst(4))
    try check(again.frame == answer.frame, "\(answer) is read as \(again)")
  }
}
