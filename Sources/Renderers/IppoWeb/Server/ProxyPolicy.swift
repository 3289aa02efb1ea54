import Foundation

/// The trust in statements of proxies about a request.
///
/// A client can send every field a proxy can. The policy believes only fields that a trusted proxy has added. It reads
/// fields from the right, where the nearest proxy wrote, up to the first address outside of the trusted proxies. That
/// is the client.
struct ProxyPolicy: Sendable {
  /// The fields of a request with a name, in order.
  typealias Fields = (String) -> [String]

  let trusted: [NetworkPrefix]
  let dialect: ProxyFields

  func trusts(_ peer: NetworkAddress?) -> Bool {
    guard let peer else { return false }
    return trusted.contains { $0.contains(peer) }
  }

  /// The request as the client made it.
  /// - Parameters:
  ///   - peer: who sent it to this server.
  ///   - isSecure: whether it came over TLS.
  func request(_ fields: Fields, peer: NetworkAddress?, isSecure: Bool) throws(RequestFault) -> ClientRequest {
    let authority = fields("Host").first.flatMap { Authority($0) }
    var request = ClientRequest(isSecure: isSecure, authority: authority, address: peer)
    guard trusts(peer), let hop = try clientHop(fields) else { return request }
    if let node = hop.node { request.address = Self.address(of: node) ?? peer }
    if let proto = hop.proto {
      // Some proxies tell the scheme of a socket.
      guard ["http", "https", "ws", "wss"].contains(proto) else { throw .invalid(field: name("Proto")) }
      request.isSecure = proto == "https" || proto == "wss"
    }
    if let host = hop.host {
      guard let authority = Authority(host) else { throw .invalid(field: name("Host")) }
      request.authority = authority
    }
    return request
  }

  private func name(_ aspect: String) -> String {
    switch dialect {
    case .forwarded: "Forwarded"
    case .xForwarded: "X-Forwarded-\(aspect)"
    }
  }

  /// The statement of the outermost trusted proxy.
  private func clientHop(_ fields: Fields) throws(RequestFault) -> ForwardedElement? {
    let hops: [ForwardedElement]
    switch dialect {
    case .forwarded:
      guard let elements = ForwardedElement.elements(of: fields("Forwarded")) else {
        throw .invalid(field: "Forwarded")
      }
      hops = elements
    case .xForwarded: hops = Self.hops(fields)
    }
    return hops.last { hop in !trusts(hop.node.flatMap(Self.address)) } ?? hops.first
  }

  /// `X-Forwarded-For` has an entry for each proxy; some proxies write over the other fields, and some add to them.
  private static func hops(_ fields: Fields) -> [ForwardedElement] {
    let nodes = list(fields("X-Forwarded-For"))
    let protos = list(fields("X-Forwarded-Proto"))
    let hosts = list(fields("X-Forwarded-Host"))
    let count = max(nodes.count, protos.isEmpty && hosts.isEmpty ? 0 : 1)
    return (0..<count).map { index in
      let fromEnd = count - 1 - index
      func entry(_ list: [String]) -> String? { list.isEmpty ? nil : list[max(0, list.count - 1 - fromEnd)] }
      return ForwardedElement(
        node: nodes.isEmpty ? nil : nodes[index], host: entry(hosts), proto: entry(protos)?.lowercased())
    }
  }

  private static func list(_ fields: [String]) -> [String] {
    let entries = fields.flatMap { $0.split(separator: ",") }
    return entries.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// An address with or without brackets and port (RFC 7239, 6); `nil` for one that is hidden.
  static func address(of node: String) -> NetworkAddress? {
    if let address = NetworkAddress(node) { return address }
    if node.hasPrefix("["), let end = node.firstIndex(of: "]") {
      return NetworkAddress(node[node.index(after: node.startIndex)..<end])
    }
    return NetworkAddress(node.prefix { $0 != ":" })
  }
}

/// The fields in which proxies say what reached them.
public enum ProxyFields: String, Sendable, CaseIterable {
  /// `X-Forwarded-For`, `X-Forwarded-Proto` and `X-Forwarded-Host`: what most proxies write.
  case xForwarded = "x-forwarded"
  /// `Forwarded` (RFC 7239).
  case forwarded
}
