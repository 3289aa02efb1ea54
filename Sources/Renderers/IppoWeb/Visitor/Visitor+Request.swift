import Foundation
import HTTPTypes
import IppoRender

extension Visitor {
  /// Who asks for a page. What is kept of the request is bounded: it lives as long as the session.
  init(_ visitor: WebVisitor, _ client: ClientRequest, _ fields: HTTPFields, user: String?) {
    self.init(
      id: visitor.id, user: user, languages: Self.languages(fields[.acceptLanguage] ?? ""),
      remoteAddress: client.address.map { "\($0)" }, userAgent: fields[.userAgent].map { String($0.prefix(256)) },
      cookies: Self.cookies(fields[values: .cookie]))
  }

  /// RFC 9110, 12.5.4: the most wanted first.
  private static func languages(_ field: String) -> [String] {
    let ranges = field.split(separator: ",").prefix(16).enumerated().compactMap {
      place, range -> (String, Double, Int)? in
      let parts = range.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let tag = parts.first, !tag.isEmpty, tag.utf8.count <= 35,
        tag.utf8.allSatisfy({ $0 == 0x2D || (0x30...0x39).contains($0) || (0x41...0x5A).contains($0 & 0xDF) })
      else { return nil }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return quality > 0 ? (tag, quality, place) : nil
    }
    return ranges.sorted { ($1.1, $0.2) < ($0.1, $1.2) }.map(\.0)
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
