import IppoRender

/// The content of a page as HTML, and the facts that its document and its server take from it.
package struct PageContent: Equatable, Sendable {
  /// The elements, in UTF-8.
  package var html: [UInt8] = []
  /// The rules of the elements, by their ids, in UTF-8.
  package var css: [UInt8] = []
  /// Whether measured boxes decide where something in it is.
  var isMeasured = false
  /// The title of the last page in it that has one: the one that is on top.
  var title: String?
  /// The address of what it shows, below that of the app's first page, where the app describes one.
  var address: SiteMap.Address?
  /// The language of the window, if the app is translated.
  var language: RenderLanguage?
  /// The app's short description of the page.
  var summary: String?
  /// Where links lead to that stay in the app, in their order.
  var links: [SiteMap.Address] = []
  /// Links that only a pointer or the script follows, which a browser without scripts is given as a list.
  var plainLinks: [PlainLink] = []

  /// Tells the page from all others, in this process.
  var fingerprint: Int {
    var hasher = Hasher()
    html.withUnsafeBytes { hasher.combine(bytes: $0) }
    css.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }
}

/// A link with its text.
struct PlainLink: Equatable, Sendable {
  let text: String
  let reference: String
}
