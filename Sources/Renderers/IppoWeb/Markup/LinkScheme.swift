/// Which URLs may become a link or an image source.
///
/// Only schemes that cannot run code are let through, plus URLs without a scheme. Control characters and spaces are
/// ignored by browsers when they look for the scheme (WHATWG URL, 4.4), so they are ignored here as well.
enum LinkScheme {
  static let allowedForLinks: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]
  static let allowedForImages: Set<String> = ["http", "https"]

  static func link(_ url: String) -> String? { isAllowed(url, in: allowedForLinks) ? url : nil }

  static func image(_ url: String) -> String? { isAllowed(url, in: allowedForImages) ? url : nil }

  private static func isAllowed(_ url: String, in allowed: Set<String>) -> Bool {
    let visible = url.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
    let head = visible.prefix { !"/?#".unicodeScalars.contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return allowed.contains(String(String.UnicodeScalarView(head[..<colon])).lowercased())
  }
}
