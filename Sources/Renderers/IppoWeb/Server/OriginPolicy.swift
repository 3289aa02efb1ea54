import Foundation

/// Whose requests are served (RFC 6454 and RFC 6455, 10.2).
struct OriginPolicy: Sendable {
  private let origins: Set<String>
  private let hosts: Set<String>?

  init(_ configuration: WebServerConfiguration) {
    origins = Set(configuration.allowedOrigins.map { $0.lowercased() })
    hosts =
      configuration.allowedHosts
      ?? (configuration.isLoopback
        ? WebServerConfiguration.loopbackNames.union([configuration.host]) : nil)
  }

  /// Whether the server answers to this name.
  func allows(host: String?) -> Bool {
    guard let hosts else { return true }
    guard let host else { return false }
    return hosts.contains(Self.name(of: host.lowercased()))
  }

  /// Whether a page of this origin may open a socket. Browsers always send the origin; who sends none is no browser,
  /// and could send any.
  func allows(origin: String?, host: String?) -> Bool {
    guard let origin = origin?.lowercased() else { return true }
    if origins.contains(origin) { return true }
    guard let host = host?.lowercased(), let range = origin.range(of: "://") else { return false }
    return origin[range.upperBound...] == host
  }

  /// The host without its port.
  private static func name(of host: String) -> String {
    if host.hasPrefix("[") { return host.prefix { $0 != "]" } + "]" }
    return String(host.prefix { $0 != ":" })
  }
}
