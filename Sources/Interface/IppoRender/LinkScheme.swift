/// Which URLs may become a link or an image source, or may be opened.
///
/// Only schemes that cannot run code are let through, plus URLs without a scheme. Control characters and spaces are
/// ignored by browsers when they look for the scheme (WHATWG URL, 4.4), so they are ignored here as well.
package enum LinkScheme {
  private static let allowedForLinks: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]
  private static let allowedForImages: Set<String> = ["http", "https"]

  package static func link(_ url: String) -> String? { isAllowed(url, in: allowedForLinks) ? url : nil }

  /// Pictures that are in the URL itself are those that an app has made or read: as pictures, browsers run nothing of them.
  package static func image(_ url: String) -> String? {
    isAllowed(url, in: allowedForImages) || url.hasPrefix("data:image/") ? url : nil
  }

  /// Whether the URL is of the server that the page is from, whatever its name is: it has neither a scheme nor a host.
  package static func isOwn(_ url: String) -> Bool {
    let visible = visible(url)
    // Browsers take a backslash for a slash.
    let slashes = visible.prefix { $0 == "/" || $0 == "\\" }
    return slashes.count < 2 && !visible.prefix { !"/?#".unicodeScalars.contains($0) }.contains(":")
  }

  private static func visible(_ url: String) -> [Unicode.Scalar] {
    url.unicodeScalars.filter { $0.value > 0x20 && $0.value != 0x7F }
  }

  private static func isAllowed(_ url: String, in allowed: Set<String>) -> Bool {
    let visible = visible(url)
    let head = visible.prefix { !"/?#".unicodeScalars.contains($0) }
    guard let colon = head.firstIndex(of: ":") else { return true }
    return allowed.contains(String(String.UnicodeScalarView(head[..<colon])).lowercased())
  }
}
