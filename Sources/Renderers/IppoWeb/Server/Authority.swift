/// A host and, unless it is the scheme's own, a port (RFC 3986, 3.2), without anything else.
struct Authority: Hashable, Sendable {
  /// In lower case; an IPv6 address stands in brackets.
  var name: String
  var port: Int?

  /// - Returns: `nil` for what is none.
  init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    let end = text.hasPrefix("[") ? text.firstIndex(of: "]").map(text.index(after:)) : text.firstIndex(of: ":")
    guard let end = end ?? (text.hasPrefix("[") ? nil : text.endIndex) else { return nil }
    name = String(text[..<end])
    // The root of the domain name system may be written out.
    if name.hasSuffix(".") { name.removeLast() }
    guard !name.isEmpty, !name.contains(where: { "/?#@ \t\\,".contains($0) }) else { return nil }
    let rest = text[end...]
    guard !rest.isEmpty else { return }
    guard rest.first == ":", let number = Self.port(rest.dropFirst()) else { return nil }
    port = number
  }

  private static func port(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.count <= 5, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits).flatMap { (1...65535).contains($0) ? $0 : nil }
  }
}
