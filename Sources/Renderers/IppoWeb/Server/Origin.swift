import Foundation

/// Where a page comes from: scheme, host and port (RFC 6454), of which no other page of a browser has all three.
struct Origin: Hashable, Sendable {
  let scheme: String
  let name: String
  let port: Int?

  /// The form of the field `Origin`; without the port of the scheme.
  var text: String {
    let isUsual = port == nil || port == ["http": 80, "https": 443][scheme]
    return "\(scheme)://\(name)\(isUsual ? "" : ":\(port!)")"
  }

  init(isSecure: Bool, authority: Authority) {
    self.init(scheme: isSecure ? "https" : "http", authority)
  }

  /// - Parameter text: as in the field `Origin`. `null` is none.
  init?(_ text: some StringProtocol) {
    guard let range = text.range(of: "://"), let authority = Authority(text[range.upperBound...]) else { return nil }
    self.init(scheme: text[..<range.lowerBound].lowercased(), authority)
  }

  private init(scheme: String, _ authority: Authority) {
    self.scheme = scheme
    name = authority.name
    port = authority.port ?? ["http": 80, "https": 443][scheme]
  }
}
