/// The origins whose requests are served (RFC 6454 and RFC 6455, 10.2).
///
/// A page of another site can make its own name resolve to this machine (DNS rebinding); it cannot change the name. So the
/// server answers to the names it knows to be its own.
struct OriginPolicy: Sendable {
  private let origins: Set<Origin>
  /// `nil`: any.
  private let names: Set<String>?

  /// - Parameter bound: the names and addresses the server is reached by; see ``HostNames``.
  init(_ configuration: WebServerConfiguration, bound: Set<String>) {
    origins = Set(configuration.allowedOrigins.compactMap { Origin($0) })
    let allowed = configuration.allowedHosts
    // Where pages of an origin may open sockets, they are served under its name.
    names =
      allowed.contains("*")
      ? nil : bound.union(allowed.compactMap { Authority($0)?.name }).union(origins.map(\.name))
  }

  /// Whether the server answers to the name a client addressed.
  func allows(host request: ClientRequest) -> Bool {
    guard let names else { return true }
    return request.authority.map { names.contains($0.name) } ?? false
  }

  /// Whether a page of this origin may open a socket. Browsers always send the origin. Other programs may send none,
  /// and could send any.
  func allows(origin: String?, _ request: ClientRequest) -> Bool {
    guard let origin else { return true }
    guard let origin = Origin(origin) else { return false }
    return origins.contains(origin) || origin == request.origin
  }
}
