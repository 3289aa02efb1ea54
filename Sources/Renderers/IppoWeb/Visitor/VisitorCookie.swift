import Crypto
import Foundation
import IppoSessions

/// The cookie a visitor is known by (RFC 6265): `id.signature`, the signature being HMAC-SHA256 (RFC 2104) of the id.
///
/// Scripts cannot read it (`HttpOnly`), and pages of other sites send requests without it (`SameSite=Lax`). A client
/// that speaks TLS sends it only there (`Secure`). There it has the prefix `__Host-`, so that other hosts of the domain
/// cannot set it, or `__Secure-` below a base path (RFC 6265bis, 4.1.3).
struct VisitorCookie: Sendable {
  /// The longest time for which browsers keep a cookie.
  private static let maximumAge = 400 * 24 * 60 * 60
  private static let name = "ippo-visitor"

  private let key: SymmetricKey
  private let path: BasePath

  /// - Parameters:
  ///   - secret: at least 32 bytes; servers that share visitors share it. `nil`: one for this process.
  ///   - path: below which the cookie is sent.
  init(secret: [UInt8]? = nil, path: BasePath = .root) {
    self.path = path
    let secret = secret.map { SymmetricKey(data: $0) } ?? SymmetricKey(size: .bits256)
    // A key of its own (RFC 5869), so that nothing else the secret signs is taken for a visitor.
    key = HKDF<SHA256>.deriveKey(inputKeyMaterial: secret, info: Data("ippo visitor".utf8), outputByteCount: 32)
  }

  /// The visitor whose cookie a request carries.
  /// - Parameter fields: the values of its `Cookie` fields.
  /// - Returns: `nil` without a cookie of this server.
  func visitor(in fields: [String], of request: ClientRequest) -> WebVisitor? {
    let name = name(for: request)
    for pair in fields.joined(separator: ";").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].trimmingPrefix(while: \.isWhitespace) == name else { continue }
      if let visitor = visitor(signed: parts[1]) { return visitor }
    }
    return nil
  }

  /// The visitor of the first valid cookie of any server with this secret.
  /// - Parameter pairs: the value of a `Cookie` field.
  func visitor(inPairs pairs: some StringProtocol) -> WebVisitor? {
    for pair in pairs.split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, parts[0].contains(Self.name) else { continue }
      let value = parts[1].trimmingPrefix(while: \.isWhitespace).prefix { !$0.isWhitespace }
      if let visitor = visitor(signed: value) { return visitor }
    }
    return nil
  }

  /// The `Set-Cookie` field that makes the client this visitor from now on.
  func field(for visitor: WebVisitor, _ request: ClientRequest) -> String {
    let secure = request.isSecure ? "; Secure" : ""
    return "\(name(for: request))=\(visitor.id).\(signature(of: visitor)); Path=\(path.page)"
      + "; Max-Age=\(Self.maximumAge); HttpOnly; SameSite=Lax\(secure)"
  }

  /// Cookies are shared by all ports of a host: the name says which, or servers beside each other would overwrite each
  /// other's.
  private func name(for request: ClientRequest) -> String {
    let port = request.authority?.port.map { "-\($0)" } ?? ""
    // A cookie of the whole host can be told from one that another host of its domain has set.
    let prefix = !request.isSecure ? "" : path == .root ? "__Host-" : "__Secure-"
    return prefix + Self.name + port
  }

  private func signature(of visitor: WebVisitor) -> String {
    Data(HMAC<SHA256>.authenticationCode(for: Data(visitor.id.utf8), using: key)).base64URL
  }

  /// Takes the same time wherever a wrong signature differs.
  private func visitor(signed value: some StringProtocol) -> WebVisitor? {
    guard value.utf8.count <= 128 else { return nil }
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let signature = Data(base64URL: parts[1]),
      HMAC<SHA256>.isValidAuthenticationCode(signature, authenticating: Data(parts[0].utf8), using: key)
    else { return nil }
    return WebVisitor(id: String(parts[0]))
  }
}
