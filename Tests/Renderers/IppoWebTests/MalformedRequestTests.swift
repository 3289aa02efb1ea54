import Foundation
import IppoTesting
import RandomRenderTrees
import Testing

@testable import IppoWeb

/// Everything that is no request, at every point of a connection. A server in a debug build ends with an assertion when two
/// handlers answer one fault.
@Suite struct MalformedRequestTests {
  private static let health = "GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
  private static let upgrade =
    "GET /_ippo/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"

  private static let garbage = [
    "GARBAGE \0\r\n\r\n", "\0\0\0\0\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{fc}\u{3}\u{3}\r\n\r\n",
    "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/3.0\r\n\r\n", "GET / HTTP/1.1 \r\nHost: localhost\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", " GET / HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "GET / HTTP/1.1\r\n: x\r\nHost: localhost\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: local\0host\r\n\r\n", "GET /\u{1} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "NOTHING / HTTP/1.1\r\nHost: localhost\r\n\r\n", "get / HTTP/1.1\r\nHost: localhost\r\n\r\n",
  ]

  @Test(arguments: garbage)
  func `garbage is answered once, as the first request and after others`(_ garbage: String) async throws {
    try await withServer { _, port in
      let alone = RawSocket.statuses(try await RawSocket.exchange(port: port, garbage))
      #expect(alone.count == 1 && alone.allSatisfy { $0 >= 400 }, "\(alone)")
      let second = RawSocket.statuses(try await RawSocket.exchange(port: port, Self.health, garbage))
      #expect(second == [200] + alone)
      let pipelined = try await RawSocket.exchange(port: port, Self.health + Self.health + garbage + Self.health)
      #expect(RawSocket.statuses(pipelined) == [200, 200] + alone)
      #expect(try await HTTPProbe.get(port: port, "/_ippo/health").status == 200)
    }
  }

  @Test(
    arguments: [
      ("GET /_ippo/health HTTP/1.1\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: a b\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: user@localhost\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost:99999\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost:\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\nOrigin: http://a\r\nOrigin: http://b\r\n\r\n", 400),
      ("GET http://localhost/_ippo/health HTTP/1.1\r\nHost: evil.example\r\n\r\n", 400),
      ("GET http://evil.example/_ippo/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
      ("GET ftp://localhost/_ippo/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
      ("GET _ippo/health HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
      ("GET * HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\nX-Folded: a\r\n b\r\n\r\n", 400),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\n Content-Length: 5\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 3\r\n\r\nabc", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -3\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3, 3\r\n\r\nabc", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999999\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n", 400),
      (
        "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        400
      ),
      ("POST / HTTP/1.0\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n", nil),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\nabc", 405),
      ("CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\nanything", 405),
      ("OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405),
      ("TRACE / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\nUpgrade: h2c\r\nConnection: Upgrade\r\n\r\nPRI", 200),
      ("GET http://localhost/_ippo/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 200),
      ("GET /_ippo/health HTTP/1.0\r\nHost: localhost\r\n\r\n", 200),
      ("GET /_ippo/health HTTP/1.0\r\n\r\n", 403),
      ("GET /_ippo/health HTTP/1.1\r\nHost: localhost.\r\nConnection: close\r\n\r\n", 200),
      ("GET /\(String(repeating: "a", count: 200_000)) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", nil),
      ("GET / HTTP/1.1\r\nHost: localhost\r\nX: \(String(repeating: "a", count: 100_000))\r\n\r\n", 431),
      ("GET / HTTP/1.1\r\nHost: localhost\r\n\(String(repeating: "X: a\r\n", count: 1_000))\r\n", 431),
    ] as [(String, Int?)])
  func `a request that can be read in two ways, or in none, is refused and ends the connection`(
    _ request: String, _ status: Int?
  ) async throws {
    try await withServer { _, port in
      // Whatever is smuggled behind it is not answered.
      let answer = try await RawSocket.exchange(port: port, request + Self.health)
      let statuses = RawSocket.statuses(answer)
      #expect(statuses.count == 1)
      if let status { #expect(statuses == [status]) } else { #expect(statuses.allSatisfy { $0 >= 400 }) }
      #expect(answer.lowercased().contains("connection: close"))
      #expect(try await HTTPProbe.get(port: port, "/_ippo/health").status == 200)
    }
  }

  @Test func `a client that has said all it wants to say is answered`() async throws {
    try await withServer { _, port in
      let answer = try await RawSocket.exchange(port: port, Self.health, halfCloses: true)
      #expect(RawSocket.statuses(answer) == [200])
      let twice = try await RawSocket.exchange(port: port, Self.health + Self.health, halfCloses: true)
      #expect(RawSocket.statuses(twice) == [200, 200])
    }
  }

  @Test(arguments: ["", "G", "GET / HT", "GET / HTTP/1.1\r\nHost: lo", "GET / HTTP/1.1\r\nHost: localhost\r\n"])
  func `a request that breaks off is no request`(_ start: String) async throws {
    try await withServer { server, port in
      let answer = RawSocket.statuses(try await RawSocket.exchange(port: port, start, halfCloses: true))
      #expect(answer.isEmpty || answer == [400])
      let second = RawSocket.statuses(
        try await RawSocket.exchange(port: port, Self.health + start, halfCloses: true))
      #expect(second == [200] || second == [200, 400])
      #expect(await server.host.sessionCount == 0)
    }
  }

  @Test func `a handshake that is none is refused, once`() async throws {
    let changes = [
      ("Version: 13", "Version: 12"), ("Sec-WebSocket-Version: 13\r\n", ""), ("dGhlIHNhbXBsZSBub25jZQ==", "short"),
      ("dGhlIHNhbXBsZSBub25jZQ==", "dGhlIHNhbXBsZSBub25jZ\0=="), ("GET", "POST"), ("HTTP/1.1", "HTTP/1.0"),
      ("\r\n\r\n", "\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"),
      ("\r\n\r\n", "\r\nOrigin: https://evil.example\r\n\r\n"), ("\r\n\r\n", "\r\nOrigin: null\r\n\r\n"),
      ("Host: localhost", "Host: evil.example"), ("/_ippo/live", "/_ippo/elsewhere"),
    ]
    try await withServer { server, port in
      for (old, new) in changes {
        for after in ["", "GARBAGE \0\r\n\r\n", Self.health] {
          let request = Self.upgrade.replacing(old, with: new) + after
          let statuses = RawSocket.statuses(try await RawSocket.exchange(port: port, request))
          #expect(statuses.count == 1 && statuses.allSatisfy { $0 >= 400 }, "\(new): \(statuses)")
        }
      }
      // A socket is opened by the first request of a connection.
      let later = try await RawSocket.exchange(port: port, Self.health + Self.upgrade)
      #expect(RawSocket.statuses(later) == [200, 426])
      #expect(await server.host.socketCount == 0)
    }
  }

  @Test func `whatever follows the handshake, the server lives`() async throws {
    try await withServer { _, port in
      for after in [
        Self.health, "GARBAGE \0", String(repeating: "\0", count: 300), String(repeating: "A", count: 70_000),
      ] {
        let answer = try await RawSocket.exchange(port: port, Self.upgrade + after, halfCloses: true)
        #expect(RawSocket.statuses(answer) == [101])
      }
      #expect(try await HTTPProbe.get(port: port, "/_ippo/health").status == 200)
    }
  }

  @Test func `a thousand requests with bytes changed at random do not end the server`() async throws {
    var generator = SeededGenerator(seed: 9112)
    let seeds = [Self.health, Self.upgrade, Self.health + Self.upgrade, "POST / HTTP/1.1\r\nHost: localhost\r\n\r\n"]
    let inputs = (0..<1000).map { _ in
      var bytes = Array(seeds.randomElement(using: &generator)!.utf8)
      for _ in 0..<Int.random(in: 1...8, using: &generator) {
        let index = bytes.indices.randomElement(using: &generator)!
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: bytes[index] = .random(in: 0...255, using: &generator)
        case 1: bytes.insert(.random(in: 0...255, using: &generator), at: index)
        case 2: if bytes.count > 1 { bytes.remove(at: index) }
        default: bytes.insert(contentsOf: bytes[index...].prefix(20), at: index)
        }
      }
      return bytes
    }
    try await withServer { _, port in
      for start in stride(from: 0, to: inputs.count, by: 50) {
        await withTaskGroup(of: Void.self) { group in
          for input in inputs[start..<(start + 50)] {
            group.addTask { _ = try? await RawSocket.exchange(port: port, [input], halfCloses: true) }
          }
        }
      }
      let health = try await HTTPProbe.get(port: port, "/_ippo/health")
      #expect(health.status == 200)
    }
  }
}
