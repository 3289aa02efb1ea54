extension WebServerConfiguration {
  /// Whether this machine alone reaches the server, and no proxy is trusted.
  package var isOnLoopbackAlone: Bool {
    guard trustedProxies.isEmpty else { return false }
    let name = host.filter { !"[]".contains($0) }
    return NetworkAddress(name).map(HostNames.isLoopback) ?? (name.lowercased() == "localhost")
  }
}
