import Foundation
import IppoUI
import IppoWeb
import Logging

extension FuzzTarget {
  /// Bytes of a client, at a server that listens on loopback: whatever comes, every connection ends and the server lives.
  static let httpRequests = FuzzTarget(
    name: "http-requests",
    seeds: HTTPGrammar.requests.map { Array($0.utf8) },
    tokens: HTTPGrammar.tokens.map { Array($0.utf8) } + HTTPGrammar.frames
  ) { input in
    let port = try await FuzzedServer.shared.port()
    let answer = try ClientSocket(port: port).exchange(input)
    let text = String(decoding: answer, as: UTF8.self)
    try check(answer.isEmpty || text.hasPrefix("HTTP/1.1 "), "An answer begins with \(text.prefix(40))")
  }
}

/// Requests that are served, and the words they are made of.
enum HTTPGrammar {
  static let health = "GET /_ippo/health HTTP/1.1\r\nHost: localhost\r\n\r\n"
  static let upgrade =
    "GET /_ippo/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"

  static let requests = [
    health, upgrade, health + health, health + upgrade, "HEAD / HTTP/1.1\r\nHost: localhost:8080\r\n\r\n",
    "GET http://localhost/_ippo/client.js?v=1 HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: \"a\"\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n" + health,
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello" + health,
    "GET /_ippo/style.css HTTP/1.0\r\nConnection: keep-alive\r\nCookie: ippo-visitor=a.b\r\n\r\n",
    upgrade + "\u{1}\u{2}\u{3}",
    "POST /_ippo/visit/ticket HTTP/1.1\r\nHost: localhost\r\nOrigin: http://localhost\r\nCookie: ippo-visitor=a.b\r\n\r\n",
  ]

  static let tokens = [
    "\r\n", "\r\n\r\n", "\n", "\r", "\0", " ", "\t", ":", "/", "//", "/../", "%00", "%2e%2e", "?", "#", "*", "http://",
    "GET ",
    "POST ", "CONNECT ", "OPTIONS ", "PRI * HTTP/2.0", " HTTP/1.1\r\n", " HTTP/1.0\r\n", " HTTP/9.9\r\n",
    "Host: localhost\r\n",
    "Host: \r\n", "Content-Length: 5\r\n", "Content-Length: -1\r\n", "Content-Length: 18446744073709551616\r\n",
    "Transfer-Encoding: chunked\r\n", "Transfer-Encoding: identity\r\n", "Expect: 100-continue\r\n",
    "Connection: close\r\n",
    "Connection: Upgrade\r\n", "Upgrade: h2c\r\n", "Upgrade: websocket\r\n", "Origin: null\r\n", "Range: bytes=0-\r\n",
    "Cookie: ippo-visitor=\r\n", "X-Forwarded-For: 1.2.3.4\r\n", "Forwarded: for=\"\r\n", " folded\r\n", health,
    upgrade,
    "/_ippo/live", "/_ippo/health", "/assets/", "FFFFFFFFFFFFFFFFF\r\n", "0\r\n\r\n",
  ]

  /// Starts of frames of RFC 6455.
  static let frames: [[UInt8]] = [
    [0x81, 0x80, 0, 0, 0, 0], [0x81, 0xFE, 0xFF, 0xFF], [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF],
    [0x88, 0x82, 0, 0, 0, 0, 3, 0xE8], [0x89, 0x80, 0, 0, 0, 0], [0x01, 0x81, 0, 0, 0, 0, 0x5B],
    [0xC1, 0x80, 0, 0, 0, 0],
    [0x8F, 0x80, 0, 0, 0, 0],
  ]
}

/// A server for all inputs of a run.
actor FuzzedServer {
  static let shared = FuzzedServer()

  private var serving: Task<Void, any Error>?
  private var server: WebServer?

  func port() async throws -> Int {
    if let server { return try await server.address.port }
    var logger = Logger(label: "fuzz")
    logger.logLevel = .critical
    let server = WebServer(configuration: WebServerConfiguration(port: 0), logger: logger) {
      ViewGraph { Text(verbatim: "Fuzz") }
    }
    self.server = server
    serving = Task { try await server.run() }
    return try await server.address.port
  }
}

/// A TCP connection to loopback.
struct ClientSocket {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      throw FuzzFailure(description: "The server does not take a connection any more: errno \(errno)")
    }
  }

  /// Sends bytes, says that nothing follows, and reads until the server has closed.
  func exchange(_ bytes: [UInt8]) throws -> [UInt8] {
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { break }
      rest = rest.dropFirst(count)
    }
    shutdown(descriptor, Int32(SHUT_WR))
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = recv(descriptor, &buffer, buffer.count, 0), count > 0 { answer += buffer[..<count] }
    return answer
  }
}
