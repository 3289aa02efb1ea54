import Foundation
import Testing

@testable import Ippo

/// Connections on the loopback interface, which a router looks at.
@Suite struct ConnectionRouterTests {
  private static let secret = [UInt8](repeating: 7, count: 32)

  private let listener: Int32
  private let port: UInt16
  private let router = ConnectionRouter(count: 2, secret: Self.secret)

  init() throws {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let isListening = withUnsafeMutablePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && listen(listener, 16) == 0 && getsockname(listener, $0, &size) == 0
      }
    }
    try #require(isListening)
    // As the listener of a supervisor: it has no more connections than have come.
    try #require(fcntl(listener, F_SETFL, O_NONBLOCK) == 0)
    self.listener = listener
    port = UInt16(bigEndian: address.sin_port)
  }

  private func connect() throws -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = port.bigEndian
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    let status = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try #require(status == 0)
    return descriptor
  }

  private func send(_ text: String, to descriptor: Int32) { _ = Glibc.send(descriptor, text, text.utf8.count, 0) }

  /// Waits for the connections as a supervisor does.
  /// - Returns: the number of readable ones.
  private func poll(for milliseconds: Int32 = 60_000) -> Int {
    var entries: [pollfd] = []
    router.addEntries(to: &entries)
    let count = Glibc.poll(&entries, nfds_t(entries.count), milliseconds)
    router.note(entries)
    return Int(count)
  }

  /// The number of connections that are passed on.
  private func passed() -> Int {
    var count = 0
    router.work(at: .now) { _, place in
      count += 1
      return place
    }
    return count
  }

  @Test func `a head that comes in pieces is waited for, and passed on whole`() throws {
    defer { close(listener) }
    let client = try connect()
    defer { close(client) }
    router.accept(from: listener)
    #expect(passed() == 0)
    for piece in ["GET / HT", "TP/1.1\r\nHo", "st: a\r", "\n\r"] {
      send(piece, to: client)
      #expect(poll() == 1)
      #expect(passed() == 0)
      // Nobody looks at the connection before more has come.
      #expect(poll(for: 0) == 0)
    }
    send("\n", to: client)
    #expect(poll() == 1)
    #expect(passed() == 1)
  }

  @Test func `a connection whose client sends no more is passed on as it is`() throws {
    defer { close(listener) }
    let client = try connect()
    defer { close(client) }
    router.accept(from: listener)
    send("G", to: client)
    #expect(poll() == 1)
    #expect(passed() == 0)
    shutdown(client, Int32(SHUT_WR))
    #expect(poll() == 1)
    #expect(passed() == 1)
    // The supervisor has nothing to wake up for.
    #expect(poll(for: 0) == 0)
  }

  @Test func `a connection that ends before its first byte is closed`() throws {
    defer { close(listener) }
    let client = try connect()
    router.accept(from: listener)
    close(client)
    #expect(poll() == 1)
    #expect(passed() == 0)
    #expect(router.nextDeadline == nil)
  }
}
