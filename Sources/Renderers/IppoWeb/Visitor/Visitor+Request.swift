import Foundation
import HTTPTypes
import IppoRender

extension Visitor {
  /// The visitor who asks for a page. What is kept of the request is bounded: it lives as long as the session.
  init(_ visitor: WebVisitor, _ client: ClientRequest, _ fields: HTTPFields, user: String?) {
    self.init(
      id: visitor.id, user: user, languages: AcceptedLanguages(fields).tags,
      remoteAddress: client.address.map { "\($0)" }, userAgent: fields[.userAgent].map { String($0.prefix(256)) },
      cookies: Self.cookies(fields[values: .cookie]))
  }

  /// RFC 6265, 5.4, without those of this server.
  private static func cookies(_ fields: [String]) -> [String: String] {
    var cookies: [String: String] = [:]
    for pair in fields.joined(separator: ";").split(separator: ";").prefix(64) {
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, !parts[0].contains("ippo-visitor"), pair.utf8.count <= 4096 else { continue }
      cookies[parts[0]] = parts[1]
    }
    return cookies
  }
}
