import Foundation
import IppoRender

/// Where an app may send its visitors: to addresses of its server, and to origins that the configuration allows.
///
/// An attacker may have written a target that comes from a request, such as the requested page before a log-in. An open
/// redirect lends the server's good name to any site (CWE-601). Browsers read more than the grammar of URLs allows
/// (WHATWG URL, 4.4), so that what is not plainly one of both is refused.
struct RedirectPolicy: Sendable {
  private let origins: Set<Origin>
  private let basePath: BasePath

  init(_ configuration: WebServerConfiguration, basePath: BasePath) {
    origins = Set(configuration.redirectOrigins.compactMap { Origin($0) })
    self.basePath = basePath
  }

  /// The target for the client.
  /// - Parameters:
  ///   - text: a URL; without a slash at its beginning it counts from the app's first folder.
  ///   - client: who is sent there.
  /// - Returns: `nil` for a place nobody may be sent to.
  func location(_ text: String, for client: ClientRequest) -> String? {
    guard text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) else { return nil }
    if let range = text.range(of: "://"), !text[..<range.lowerBound].contains(where: { "/?#:".contains($0) }) {
      let end = text[range.upperBound...].firstIndex { "/?#".contains($0) } ?? text.endIndex
      // No `user@host`, which `Authority` refuses.
      guard let origin = Origin(text[..<end]), origin == client.origin || origins.contains(origin) else { return nil }
      return origin.text + (end == text.endIndex ? "/" : text[end...])
    }
    guard LinkScheme.isOwn(text) else { return nil }
    let location = text.hasPrefix("/") ? text : basePath.page + (text.hasPrefix("./") ? text.dropFirst(2) : text[...])
    // Two slashes are followed by a host.
    return location.hasPrefix("//") ? nil : location
  }
}
