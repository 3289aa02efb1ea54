import NIOHTTP1

/// Why a request is answered before anybody has looked at what it asks for.
enum RequestFault: Error, Equatable, Sendable {
  /// Not a message of HTTP/1 (RFC 9112).
  case malformed
  /// More, or longer, header fields than are read.
  case fieldsTooLarge
  case unknownVersion
  /// A field that has to be there, or to be there once, is not.
  case count(field: String)
  /// The value of a field is none.
  case invalid(field: String)
  /// The request's length can be read in more ways than one.
  case ambiguousLength
  /// The request is for another server, or its target is none of RFC 9112, 3.2.
  case target
  /// An opening handshake that is not one of RFC 6455, 4.2.1.
  case handshake
  /// The server does not answer to that name.
  case unknownHost
  /// A page of another origin asks for a socket.
  case foreignOrigin

  init(_ error: HTTPParserError) {
    self =
      switch error {
      case .headerOverflow: .fieldsTooLarge
      case .invalidVersion: .unknownVersion
      default: .malformed
      }
  }

  var status: HTTPResponseStatus {
    switch self {
    case .malformed, .count, .invalid, .ambiguousLength, .target: .badRequest
    case .fieldsTooLarge: .requestHeaderFieldsTooLarge
    case .unknownVersion: .httpVersionNotSupported
    case .handshake: .upgradeRequired
    case .unknownHost, .foreignOrigin: .forbidden
    }
  }

  /// The text for the client. It repeats nothing of the request but names of fields.
  var text: String {
    switch self {
    case .malformed: "This is not a request of HTTP/1.1."
    case .fieldsTooLarge: "The header fields are too large."
    case .unknownVersion: "This server speaks HTTP/1.1."
    case .count(let field): "A request has \(field) exactly once."
    case .invalid(let field): "The value of \(field) is not valid."
    case .ambiguousLength: "The length of the request is ambiguous."
    case .target: "The target of the request is not one of this server."
    case .handshake: "This address speaks WebSocket, version 13."
    case .unknownHost: "This server does not answer to that host name. Its operator can allow names with --allow-host."
    case .foreignOrigin:
      "Pages of this origin may not connect. The operator of the server can allow origins with --allow-origin, and has to "
        + "name a proxy that speaks TLS with --trust-proxy."
    }
  }
}
