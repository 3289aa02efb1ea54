/// A request as its client made it: over what, to whom, and from where. Behind a proxy that is not what arrives.
struct ClientRequest: Equatable, Sendable {
  /// Whether the client speaks TLS.
  var isSecure: Bool
  /// The authority that the client addressed, as in `Host` (RFC 9110, 7.2); `nil` for a malformed host.
  var authority: Authority?
  /// Where the client is, as far as trusted proxies tell; `nil` on a socket that has no address.
  var address: NetworkAddress?

  /// The origin of this server's own pages for the client (RFC 6454).
  var origin: Origin? { authority.map { Origin(isSecure: isSecure, authority: $0) } }
}
