import IppoTesting
import Testing

@testable import IppoWeb

/// RFC 6455, 5: what a client may send, and with which code the server closes when it sends anything else.
@Suite struct FrameProtocolTests {
  private static let hello = RawFrame.text("[\"hello\",2,null,0]")
  private static let upgrade = Array(
    ("GET /_ippo/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
      + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").utf8)

  /// Opens a socket, sends frames, and returns those of the server.
  private func play(_ port: Int, _ frames: [RawFrame]) async throws -> [(opcode: UInt8, payload: [UInt8])] {
    let answer = try await RawSocket.exchange(port: port, [Self.upgrade, frames.flatMap(\.bytes)])
    let end = try #require(answer.firstRange(of: Array("\r\n\r\n".utf8)))
    return RawFrame.frames(Array(answer[end.upperBound...]))
  }

  /// The code the server closes with after these frames.
  private func closeCode(_ port: Int, _ frames: [RawFrame]) async throws -> UInt16? {
    code(try await play(port, frames))
  }

  private func code(_ frames: [(opcode: UInt8, payload: [UInt8])]) -> UInt16? {
    guard let last = frames.last, last.opcode == 8, last.payload.count >= 2 else { return nil }
    return UInt16(last.payload[0]) << 8 | UInt16(last.payload[1])
  }

  static let refused: [(String, [RawFrame], UInt16)] = [
    ("unmasked text", [RawFrame(first: 0x81, payload: Array("[]".utf8), isMasked: false)], 1002),
    ("an unmasked ping", [RawFrame(first: 0x89, isMasked: false)], 1002),
    ("an unmasked close", [RawFrame(first: 0x88, isMasked: false)], 1002),
    ("RSV1", [RawFrame(first: 0xC1, payload: [0x5B, 0x5D])], 1002),
    ("RSV2", [RawFrame(first: 0xA1, payload: [0x5B, 0x5D])], 1002),
    ("RSV3", [RawFrame(first: 0x91, payload: [0x5B, 0x5D])], 1002),
    ("RSV1 on a ping", [RawFrame(first: 0xC9)], 1002),
    ("a fragmented ping", [RawFrame(first: 0x09)], 1002),
    ("a fragmented close", [RawFrame(first: 0x08)], 1002),
    ("a ping of 126 bytes", [RawFrame(first: 0x89, payload: [UInt8](repeating: 1, count: 126))], 1002),
    ("a close of 126 bytes", [RawFrame.closing(1000, [UInt8](repeating: 0x41, count: 124))], 1002),
    ("a continuation of nothing", [RawFrame(first: 0x80, payload: [0x5B])], 1002),
    ("a new message within another", [.text("[", fin: false), .text("]")], 1002),
    ("a binary message within a text", [.text("[", fin: false), RawFrame(first: 0x82)], 1002),
    ("a close with half a code", [RawFrame(first: 0x88, payload: [3])], 1002),
    ("a close whose reason is not UTF-8", [.closing(1000, [0xFF, 0xFE])], 1007),
    ("text that is not UTF-8", [hello, RawFrame(first: 0x81, payload: [0xC0, 0xAF])], 1007),
    ("text that ends within a character", [hello, RawFrame(first: 0x81, payload: [0xE2, 0x82])], 1007),
    ("a surrogate in UTF-8", [hello, RawFrame(first: 0x81, payload: [0xED, 0xA0, 0x80])], 1007),
    ("a frame of 2^63 bytes", [RawFrame(first: 0x81, length: Int.max)], 1009),
    ("a frame above the limit", [RawFrame(first: 0x81, length: 600_000)], 1009),
    (
      "fragments above the limit",
      Array(repeating: .text(String(repeating: " ", count: 200_000), fin: false), count: 1)
        + Array(repeating: RawFrame(first: 0, payload: [UInt8](repeating: 0x20, count: 200_000)), count: 2), 1009
    ),
    (
      "one piece too many",
      [.text("[", fin: false)] + Array(repeating: RawFrame(first: 0), count: FrameGuard.pieces), 1009
    ),
    ("binary", [hello, RawFrame(first: 0x82, payload: [1])], 1003),
  ]

  @Test(arguments: refused)
  func `a frame that is not permitted closes the socket`(_ name: String, _ frames: [RawFrame], _ expected: UInt16)
    async throws
  {
    try await withServer { server, port in
      #expect(try await closeCode(port, frames) == expected, "\(name)")
      let other = try await WireClient.connect(host: "127.0.0.1", port: port)
      try await other.tap("Increment")
      #expect(await other.contains("Count: 1"))
    }
  }

  @Test(arguments: [3, 4, 5, 6, 7, 11, 12, 13, 14, 15] as [UInt8])
  func `reserved opcodes close the socket`(_ opcode: UInt8) async throws {
    for payload: [UInt8] in [[], [1, 2]] {
      let code = try await withServer { _, port in
        try await closeCode(port, [RawFrame(first: 0x80 | opcode, payload: payload)])
      }
      #expect(code == 1002)
    }
  }

  @Test(arguments: [0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535] as [UInt16])
  func `codes that no endpoint sends are answered with 1002`(_ sent: UInt16) async throws {
    let code = try await withServer { _, port in try await closeCode(port, [.closing(sent)]) }
    #expect(code == 1002)
  }

  @Test(arguments: [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 4999] as [UInt16])
  func `a client that closes is answered with its code`(_ sent: UInt16) async throws {
    let code = try await withServer { _, port in
      try await closeCode(port, [.closing(sent, Array("Bye ✓".utf8))])
    }
    #expect(code == sent)
  }

  @Test func `a close without a code is answered`() async throws {
    let code = try await withServer { _, port in try await closeCode(port, [RawFrame(first: 0x88)]) }
    #expect(code == 1000)
  }

  @Test func `a message in pieces, with pings between them, is one message`() async throws {
    try await withServer { _, port in
      let ping = RawFrame(first: 0x89, payload: [UInt8](repeating: 7, count: 125))
      let frames = try await play(
        port,
        [
          .text("[\"hel", fin: false), ping, RawFrame(first: 0, payload: Array("lo\",2,".utf8)), RawFrame(first: 0),
          RawFrame(first: 0x8A, payload: [1]), RawFrame(first: 0x80, payload: Array("null,0]".utf8)), .closing(1000),
        ])
      #expect(frames.first?.opcode == 10)
      #expect(frames.first?.payload == ping.payload)
      #expect(frames.contains { $0.opcode == 1 && String(decoding: $0.payload, as: UTF8.self).hasPrefix("[\"mount\"") })
      #expect(code(frames) == 1000)
    }
  }

  @Test func `nothing is read after a close frame`() async throws {
    try await withServer { _, port in
      let frames = try await play(port, [Self.hello, .closing(1000), .text("GARBAGE"), RawFrame(first: 0xFF)])
      #expect(code(frames) == 1000)
      #expect(frames.filter { $0.opcode == 8 }.count == 1)
    }
  }
}
