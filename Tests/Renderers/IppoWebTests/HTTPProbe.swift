import NIOCore
import NIOHTTP1
import NIOPosix
import TestSignals

/// One HTTP request on a connection of its own, with full control of the headers.
enum HTTPProbe {
  struct Response: Sendable {
    var status: UInt
    var headers: [String: String]
    /// The body as UTF-8; of one that is compressed see `bytes`.
    var body: String
    var bytes: [UInt8]
  }

  static func get(
    port: Int, _ path: String, _ headers: [String: String] = [:], file: StaticString = #fileID, line: UInt = #line
  ) async throws -> Response {
    try await send(port: port, "GET", path, headers, file: file, line: line)
  }

  static func send(
    port: Int, _ method: String, _ path: String, _ headers: [String: String] = [:], body: [UInt8] = [],
    file: StaticString = #fileID, line: UInt = #line
  ) async throws -> Response {
    let answer = Watched("no answer")
    return try await waitForEnd(
      of: "the answer to \(method) \(path)", file: file, line: line, seen: { answer.value }
    ) {
      try await exchange(port: port, method, path, headers, body) { answer.value = $0 }
    }
  }

  /// - Parameter seen: Told what has come of the answer.
  private static func exchange(
    port: Int, _ method: String, _ path: String, _ headers: [String: String], _ body: [UInt8],
    _ seen: @Sendable (String) -> Void
  ) async throws -> Response {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connectTimeout(.minutes(5))
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHTTPClientHandlers()
          return try NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>(
            wrappingChannelSynchronously: channel)
        }
      }
    return try await channel.executeThenClose { inbound, outbound in
      var head = HTTPRequestHead(version: .http1_1, method: HTTPMethod(rawValue: method), uri: path)
      head.headers.add(name: "Host", value: "127.0.0.1:\(port)")
      head.headers.add(name: "Connection", value: "close")
      for (name, value) in headers { head.headers.replaceOrAdd(name: name, value: value) }
      if !body.isEmpty { head.headers.add(name: "Content-Length", value: "\(body.count)") }
      let content = body.isEmpty ? [] : [HTTPClientRequestPart.body(.byteBuffer(ByteBuffer(bytes: body)))]
      try await outbound.write(contentsOf: [.head(head)] + content + [.end(nil)])
      var response = Response(status: 0, headers: [:], body: "", bytes: [])
      var body = ByteBuffer()
      for try await part in inbound {
        switch part {
        case .head(let head):
          response.status = head.status.code
          for header in head.headers { response.headers[header.name.lowercased()] = header.value }
        case .body(var bytes): body.writeBuffer(&bytes)
        case .end: break
        }
        seen("status \(response.status) and \(body.readableBytes) bytes of the body")
        if case .end = part { break }
      }
      response.body = String(buffer: body)
      response.bytes = Array(body.readableBytesView)
      return response
    }
  }
}
