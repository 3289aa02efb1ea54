/// The rules for URLs that may become a link or an image source, or may be opened.
///
/// The rules allow only schemes that cannot run code, and URLs without a scheme. Browsers ignore control characters and
/// spaces when they look for the scheme (WHATWG URL, 4.4), so the rules ignore them as well.
package enum LinkScheme {
  private static let allowedForLinks: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]
  private static let allowedForImages: Set<String> = ["http", "https"]

  package static func link(_ url: String) -> String? { isAllowed(url, in: allowedForLinks) ? url : nil }

  /// Returns the URL if it may be the source of an image.
  ///
  /// A URL that contains its picture comes from a picture that the app has made or read. Browsers run no code of such a
  /// picture.
  package static func image(_ url: String) -> String? {
    isAllowed(url, in: allowedForImages) || url.hasPrefix("data:image/") ? url : nil
  }

  /// Whether the URL belongs to the server of the page, whatever the server's name is: the URL has neither a scheme nor
  /// a host.
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
