import Foundation
import HTTPTypes
import NIOHTTP1

/// The rules for requests before the server handles them (RFC 9112, and RFC 6455, 4.2.1, for sockets).
///
/// Two programs that read one request differently (a proxy and this server) can be told different things by it. What
/// leaves a choice is refused, therefore, where the RFCs permit it.
enum RequestRules {
  /// Fields that mean nothing together with a second one.
  private static let single = [
    "Host", "Origin", "Content-Length", "Transfer-Encoding", "Sec-WebSocket-Key", "Sec-WebSocket-Version",
  ]

  /// Checks the head of a request, and gives its target the form everybody expects.
  static func check(_ head: inout HTTPRequestHead) throws(RequestFault) {
    guard HTTPRequest.Method(head.method.rawValue) != nil else { throw .malformed }
    for field in single where head.headers[field].count > 1 { throw .count(field: field) }
    try checkHost(head)
    try checkLength(head)
    try checkTarget(&head)
  }

  /// RFC 9112, 3.2: a client of HTTP/1.1 says which host it means.
  private static func checkHost(_ head: HTTPRequestHead) throws(RequestFault) {
    guard let host = head.headers.first(name: "Host") else {
      if head.version != .http1_0 { throw .count(field: "Host") }
      return
    }
    guard Authority(host) != nil else { throw .invalid(field: "Host") }
  }

  /// RFC 9112, 6.1 and 6.3.
  private static func checkLength(_ head: HTTPRequestHead) throws(RequestFault) {
    if let length = head.headers.first(name: "Content-Length"),
      length.isEmpty || !length.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    {
      throw .invalid(field: "Content-Length")
    }
    guard let encoding = head.headers.first(name: "Transfer-Encoding") else { return }
    guard head.version != .http1_0, !head.headers.contains(name: "Content-Length") else { throw .ambiguousLength }
    guard encoding.lowercased() == "chunked" else { throw .invalid(field: "Transfer-Encoding") }
  }

  /// RFC 9112, 3.2: the origin form, or the absolute form with the host that `Host` says.
  private static func checkTarget(_ head: inout HTTPRequestHead) throws(RequestFault) {
    let uri = head.uri
    guard !uri.contains("#") else { throw .target }
    if uri.hasPrefix("/") || (uri == "*" && head.method == .OPTIONS) || head.method == .CONNECT { return }
    guard let scheme = uri.range(of: "://"), ["http", "https"].contains(uri[..<scheme.lowerBound].lowercased()) else {
      throw .target
    }
    let rest = uri[scheme.upperBound...]
    let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
    guard let authority = Authority(rest[..<end]),
      authority == head.headers.first(name: "Host").flatMap({ Authority($0) })
    else { throw .target }
    head.uri = rest[end...].hasPrefix("/") ? String(rest[end...]) : "/" + rest[end...]
  }

  /// Whether a request asks for another protocol on its connection (RFC 9110, 7.8).
  static func isUpgrade(_ head: HTTPRequestHead) -> Bool { head.headers.contains(name: "Upgrade") }

  /// Whether a request opens a socket.
  static func isHandshake(_ head: HTTPRequestHead) -> Bool {
    head.headers[canonicalForm: "Upgrade"].contains { $0.lowercased() == "websocket" }
      && head.headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
  }

  /// Checks the opening handshake of a socket (RFC 6455, 4.2.1).
  static func checkHandshake(_ head: HTTPRequestHead) throws(RequestFault) {
    guard head.method == .GET, head.version != .http1_0,
      head.headers.first(name: "Sec-WebSocket-Version") == "13",
      let key = head.headers.first(name: "Sec-WebSocket-Key"), Data(base64Encoded: key)?.count == 16
    else { throw .handshake }
  }

  /// Whether the server stops reading the connection after a request. The client may say so, the request may bring
  /// content, which the server ignores, or it may ask for another protocol.
  static func endsConnection(_ head: HTTPRequestHead) -> Bool {
    !head.isKeepAlive || hasContent(head) || isUpgrade(head) || head.method == .CONNECT
  }

  static func hasContent(_ head: HTTPRequestHead) -> Bool {
    head.headers.contains(name: "Transfer-Encoding") || (head.headers.first(name: "Content-Length") ?? "0") != "0"
  }
}
