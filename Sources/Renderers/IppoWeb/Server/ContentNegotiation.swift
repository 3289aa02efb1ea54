import HTTPTypes

extension HTTPFields {
  /// Whether an answer may be compressed by gzip (RFC 9110, 12.5.3).
  var acceptGzip: Bool {
    var others = false
    for element in self[values: .acceptEncoding].flatMap({ $0.split(separator: ",") }) {
      let parts = element.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmed)
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      switch parts.first {
      case "gzip", "x-gzip": return weight > 0
      case "*": others = weight > 0
      default: break
      }
    }
    return others
  }

  /// Whether the client wants this representation (RFC 9110, 13.1.1): compared strongly.
  func ifMatch(_ tag: String) -> Bool {
    let tags = self[values: .ifMatch].flatMap { $0.split(separator: ",") }.map(\.trimmed)
    return tags.isEmpty || tags.contains { $0 == "*" || $0 == tag }
  }

  /// Whether the client has one of the representations already (RFC 9110, 13.1.2): compared weakly, as proxies that
  /// change the coding weaken tags.
  func ifNoneMatch(_ tags: String...) -> Bool {
    self[values: .ifNoneMatch].flatMap { $0.split(separator: ",") }.map(\.trimmed).contains { tag in
      tag == "*" || tags.contains(tag.hasPrefix("w/") ? String(tag.dropFirst(2)) : tag)
    }
  }
}

extension Substring {
  /// Without the white space around it, in small letters: codings, weights and our tags have no others.
  fileprivate var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()).lowercased()
  }
}
