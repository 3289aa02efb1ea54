import HTTPTypes
import NIOCore
import NIOHTTP1

/// The rules for well-formed requests: whether the server answers a client, and as which visitor.
struct RequestPolicy: Sendable {
  let origins: OriginPolicy
  let proxies: ProxyPolicy
  let cookie: VisitorCookie
  let basePath: BasePath
  /// Whether connections speak TLS.
  let isSecure: Bool
  /// The worker that new visitors belong to; `nil` where visitors belong to no worker.
  private let home: VisitorHome?

  /// - Throws: ``WebServerError`` when the configuration is not valid.
  init(_ configuration: WebServerConfiguration) throws(WebServerError) {
    try configuration.check()
    origins = OriginPolicy(configuration, bound: HostNames.bound(to: configuration.host))
    proxies = ProxyPolicy(trusted: configuration.trustedProxies, dialect: configuration.proxyFields)
    basePath = BasePath(configuration.basePath) ?? .root
    cookie = VisitorCookie(secret: configuration.secret, path: basePath)
    isSecure = configuration.certificate != nil
    home = configuration.worker.map { VisitorHome(index: $0.index, count: $0.count) }
  }

  /// Somebody who has not been here before.
  func newVisitor() -> WebVisitor { home?.newVisitor() ?? .new() }

  /// The visitor whose cookie a request has, or else somebody who has not been here before.
  func visitor(of headers: HTTPFields, _ client: ClientRequest) -> WebVisitor {
    cookie.visitor(in: headers[values: .cookie], of: client) ?? newVisitor()
  }

  /// The request as its client made it.
  func client(_ fields: ProxyPolicy.Fields, peer: SocketAddress?) throws(RequestFault) -> ClientRequest {
    let request = try proxies.request(fields, peer: peer.flatMap { NetworkAddress($0) }, isSecure: isSecure)
    guard origins.allows(host: request) else { throw .unknownHost }
    return request
  }

  func client(_ head: HTTPRequestHead, peer: SocketAddress?) throws(RequestFault) -> ClientRequest {
    try client({ head.headers[$0] }, peer: peer)
  }

  func client(_ head: HTTPRequest, peer: SocketAddress?) throws(RequestFault) -> ClientRequest {
    let fields = { (name: String) -> [String] in
      if name == "Host" { return head.authority.map { [$0] } ?? [] }
      return HTTPField.Name(name).map { head.headerFields[values: $0] } ?? []
    }
    return try client(fields, peer: peer)
  }

  /// Whether a request is for the socket.
  func isForSocket(_ head: HTTPRequestHead) -> Bool {
    let path = head.uri.prefix { $0 != "?" }
    return basePath.remainder(of: path) == WebResponder.socketPath
  }

  /// Checks the first request of a connection, the only one that can open a socket.
  /// - Returns: whether another request may follow on the connection. A proxy uses its connections for all its clients,
  ///   and may open a socket on any of them: each has one request.
  func admit(_ head: inout HTTPRequestHead, peer: SocketAddress?) throws(RequestFault) -> Bool {
    let client = try client(head, peer: peer)
    if isForSocket(head), RequestRules.isHandshake(head) {
      guard origins.allows(origin: head.headers.first(name: "Origin"), client) else { throw .foreignOrigin }
      try RequestRules.checkHandshake(head)
    } else {
      // Another protocol than HTTP is spoken nowhere else: what a client would like to be upgraded to is left out.
      head.headers.remove(name: "Upgrade")
    }
    return !proxies.trusts(peer.flatMap { NetworkAddress($0) })
  }
}
