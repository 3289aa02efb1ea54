import NIOCore
import NIOPosix
import TestSignals

/// A TCP connection that sends whatever bytes it is told to.
enum RawSocket {
  private static func connect(port: Int) async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
    try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connectTimeout(.minutes(5))
      .channelOption(ChannelOptions.allowRemoteHalfClosure, value: true)
      .channelOption(ChannelOptions.socketOption(.tcp_nodelay), value: 1)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
            wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
        }
      }
  }

  /// Sends bytes and reads until the server closes the connection.
  /// - Parameters:
  ///   - parts: each is sent in a packet of its own.
  ///   - halfCloses: whether the client says that nothing follows.
  static func exchange(
    port: Int, _ parts: [[UInt8]], halfCloses: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> [UInt8] {
    let received = Watched<[UInt8]>([])
    try await waitForEnd(
      of: "the server to close a connection", file: file, line: line, seen: { shown(received.value) }
    ) {
      try await connect(port: port).executeThenClose { inbound, outbound in
        do {
          for part in parts { try await outbound.write(ByteBuffer(bytes: part)) }
          if halfCloses { outbound.finish() }
          for try await bytes in inbound { received.change { $0 += bytes.readableBytesView } }
        } catch {
          // The server has closed while there was more to send: what it said is what counts.
        }
      }
    }
    return received.value
  }

  static func exchange(
    port: Int, _ parts: String..., halfCloses: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> String {
    let parts = parts.map { Array($0.utf8) }
    let bytes = try await exchange(port: port, parts, halfCloses: halfCloses, file: file, line: line)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Sends a request and reads its answer up to some text; the connection stays open until `body` has returned.
  static func holding(
    port: Int, _ request: String, until text: String, file: StaticString = #fileID, line: UInt = #line,
    while body: @escaping @Sendable () async throws -> String
  ) async throws -> (held: String, other: String) {
    let held = Watched("")
    let other = try await waitForEnd(
      of: "“\(text)” from the server, and what is done then", file: file, line: line,
      seen: { shown(Array(held.value.utf8)) }
    ) {
      try await connect(port: port).executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: request))
        var answer = inbound.makeAsyncIterator()
        while !held.value.contains(text), let bytes = try await answer.next() {
          held.change { $0 += String(buffer: bytes) }
        }
        return try await body()
      }
    }
    return (held.value, other)
  }

  /// The received bytes, for the report of a wait.
  private static func shown(_ received: [UInt8]) -> String {
    "\(received.count) bytes: \(String(reflecting: String(decoding: received.suffix(2000), as: UTF8.self)))"
  }

  /// The status codes of all responses in an answer.
  static func statuses(_ answer: String) -> [Int] {
    answer.matches(of: #/HTTP/1\.1 (\d{3}) /#).compactMap { Int($0.1) }
  }
}

/// The frames of a WebSocket as a client that keeps to nothing writes them (RFC 6455, 5.2).
struct RawFrame {
  var first: UInt8
  var payload: [UInt8] = []
  var isMasked = true
  /// The length the header tells, if it is not that of the payload.
  var length: Int?

  static func text(_ text: String, fin: Bool = true) -> RawFrame {
    RawFrame(first: (fin ? 0x80 : 0) | 1, payload: Array(text.utf8))
  }

  static func closing(_ code: UInt16, _ reason: [UInt8] = []) -> RawFrame {
    RawFrame(first: 0x88, payload: [UInt8(code >> 8), UInt8(code & 0xFF)] + reason)
  }

  var bytes: [UInt8] {
    let length = length ?? payload.count
    let mask: UInt8 = isMasked ? 0x80 : 0
    var bytes = [first]
    if length < 126 {
      bytes.append(mask | UInt8(length))
    } else if length < 65536 {
      bytes += [mask | 126, UInt8(length >> 8), UInt8(length & 0xFF)]
    } else {
      bytes.append(mask | 127)
      bytes += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    }
    guard isMasked else { return bytes + payload }
    let key: [UInt8] = [0x11, 0x22, 0x33, 0x44]
    return bytes + key + payload.enumerated().map { $1 ^ key[$0 % 4] }
  }

  /// The frames of a server: opcode and payload.
  static func frames(_ bytes: [UInt8]) -> [(opcode: UInt8, payload: [UInt8])] {
    var rest = bytes[...]
    var frames: [(UInt8, [UInt8])] = []
    while rest.count >= 2 {
      let opcode = rest[rest.startIndex] & 0x0F
      var length = Int(rest[rest.startIndex + 1] & 0x7F)
      rest = rest.dropFirst(2)
      let extended = length == 126 ? 2 : length == 127 ? 8 : 0
      if extended > 0 {
        length = rest.prefix(extended).reduce(0) { $0 << 8 | Int($1) }
        rest = rest.dropFirst(extended)
      }
      frames.append((opcode, Array(rest.prefix(length))))
      rest = rest.dropFirst(length)
    }
    return frames
  }
}
