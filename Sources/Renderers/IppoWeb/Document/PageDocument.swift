import Crypto
import Foundation
import IppoRender

/// The complete HTML document of a page, and the policy it is served under.
struct PageDocument {
  /// The document up to the elements of the page, which is made for one request: it has the token and the nonce.
  let head: [UInt8]
  /// The elements of the page.
  let elements: [UInt8]
  let contentSecurityPolicy: String

  /// The document after the elements of the page, in the language of the page.
  let tail: [UInt8]

  /// - Parameter links: Links that cannot be followed by keys without a script.
  private static func tail(in words: RenderWords, links: [PlainLink]) -> [UInt8] {
    let escape = HTMLWriter.escaped
    let items = links.map { link in
      "<li><a class=\"skip\" href=\"\(escape(link.reference))\">\(escape(link.text))</a></li>"
    }.joined()
    return Array(
      """

      <div id="ippo-status" role="status"></div>
      <noscript><p class="ippo-noscript">\(escape(words[.needsScript]))</p>\(items.isEmpty ? "" : "<nav><ul>\(items)</ul></nav>")</noscript>
      <p class="ippo-noscript ippo-outdated">\(escape(words[.needsNewerBrowser]))</p>
      </body>
      </html>

      """.utf8)
  }

  /// The links to the icon: of tabs, and of home screens of iOS, which take PNG alone.
  private static func icons(_ picture: AppPicture?) -> String {
    guard let picture else {
      return "<link rel=\"icon\" type=\"image/svg+xml\" href=\"\(PageIcon.path.dropFirst())\">"
    }
    let path = AppPicture.path.dropFirst()
    return """
      <link rel="icon" type="image/png" sizes="\(picture.sizes)" href="\(path)">
      <link rel="apple-touch-icon" sizes="\(picture.sizes)" href="\(path)">
      """
  }

  /// The client's own words, in the order that the client expects (Client/shared/dom.js).
  private static func words(in words: RenderWords) -> String {
    let order: [LibraryWord] = [.reconnecting, .offline, .elsewhere, .tooLong, .waiting, .skipToContent, .connected]
    return order.map { words[$0] }.joined(separator: "|")
  }

  /// - Parameters:
  ///   - title: until the page has one of its own.
  ///   - summary: the description of the document where the page has none of its own; the title unless there is one.
  ///   - language: The document's `lang` attribute, if the page has no language.
  ///   - picture: the icon of the app, where it has one.
  ///   - limit: bytes of the longest event the server takes.
  ///   - fonts: the style sheet of the app's fonts, if it has any.
  ///   - root: the URL of the app's first page, as far as that is known.
  ///   - depth: how many folders the page is asked for below the first one of the app.
  ///   - isEmbeddable: whether pages of the same origin may show it in a frame.
  ///   - isKept: Whether a store keeps the session, so that a reloaded page resumes the session. Without a store, a
  ///     page resumes only when the person navigates back to it.
  ///   - isDev: whether the program runs under `--dev`, and its pages show its errors.
  ///   - worker: the path of the service worker, if the browser keeps a page for when it reaches no server.
  init(
    _ content: PageContent?, revision: Int, token: String, title: String, summary: String? = nil,
    picture: AppPicture? = nil, language: String, limit: Int, fonts: String? = nil, root: String? = nil, depth: Int = 0,
    isEmbeddable: Bool = false,
    worker: String? = nil, isKept: Bool = false, isDev: Bool = false
  ) {
    // A nonce is never used twice: the page is not cached.
    let nonce = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }.base64EncodedString()
    let escape = HTMLWriter.escaped
    let canonical = root.flatMap { root in content?.address.map { root + $0 } }
    elements = content?.html ?? []
    let words = content?.language?.words ?? RenderWords()
    tail = Self.tail(in: words, links: content?.plainLinks ?? [])
    let direction = content?.language.map { $0.isRightToLeft ? " dir=\"rtl\"" : " dir=\"ltr\"" } ?? ""
    var head: [UInt8] = []
    head.reserveCapacity(4_096 + (content?.css.count ?? 0))
    head.append(
      """
      <!doctype html>
      <html lang="\(escape(content?.language?.tag ?? language))"\(direction)>
      <head>
      <meta charset="utf-8">
      <base href="\(depth > 0 ? String(repeating: "../", count: depth) : "./")">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">
      <meta name="color-scheme" content="light dark">
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#121419" media="(prefers-color-scheme: dark)">
      <meta name="description" content="\(escape(content?.summary ?? summary ?? title))">\
      \(canonical.map { "\n<link rel=\"canonical\" href=\"\(escape($0))\">" } ?? "")
      <title>\(escape(content?.title ?? title))</title>
      \(Self.icons(picture))
      <link rel="manifest" href="\(PageManifest.path.dropFirst())">
      <script src="\(WebAsset.early.path)"></script>
      <link rel="stylesheet" href="\(WebAsset.style.path)">\(fonts.map { "\n<link rel=\"stylesheet\" href=\"\($0)\">" } ?? "")
      <style id="ippo-styles" nonce="\(nonce)">

      """)
    if let content { head += content.css }
    head.append(
      """
      </style>\
      <script src="\(WebAsset.reload.path)" type="module"></script>
      <script src="\(WebAsset.address.path)" type="module"></script>
      <script src="\(WebAsset.client.path)" defer></script>\
      \(isDev ? "\n<script src=\"\(WebAsset.dev.path)\" type=\"module\"></script>" : "")\
      \(content?.isMeasured == true ? "\n<link rel=\"modulepreload\" href=\"\(WebAsset.layout.path)\">" : "")
      </head>
      <body data-token="\(escape(token))" data-revision="\(revision)" data-title="\(escape(title))" \
      data-limit="\(limit)" data-words="\(escape(Self.words(in: words)))" \
      data-edits="\(WebAsset.edits.modulePath)" data-extras="\(WebAsset.extras.modulePath)" \
      data-keyboard="\(WebAsset.keyboard.modulePath)" data-rows="\(WebAsset.rows.modulePath)" \
      data-upload="\(WebAsset.files.modulePath)" data-stage="\(WebAsset.stage.modulePath)" \
      data-pager="\(WebAsset.pager.modulePath)" \
      data-wheel="\(WebAsset.wheel.modulePath)" \
      data-layout="\(WebAsset.layout.modulePath)" \
      data-optimistic="\(WebAsset.optimistic.modulePath)" \
      data-phase="\(WebAsset.phase.modulePath)" \
      data-custom="\(WebAsset.custom.modulePath)" \
      data-anchoring="\(WebAsset.anchoring.modulePath)" data-growing="\(WebAsset.growing.modulePath)" \
      data-titles="\(WebAsset.titles.modulePath)" data-popovers="\(WebAsset.popovers.modulePath)" \
      data-colors="\(WebAsset.colors.modulePath)" data-viewport="\(WebAsset.viewport.modulePath)" \
      data-devices="\(WebAsset.devices.modulePath)" \
      data-offline="\(WebAsset.offline.modulePath)"\(worker.map { " data-worker=\"\(escape($0))\"" } ?? "")\(isKept ? "" : " data-unkept")>

      """)
    self.head = head
    contentSecurityPolicy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'", "img-src 'self' https: data:",
      // Pages and media of other sites, with TLS alone. `'self'` is for texts in ``FramePage`` and for the app's media.
      "frame-src 'self' https:", "media-src 'self' https:",
      "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'self'", "form-action 'none'",
      "frame-ancestors '\(isEmbeddable ? "self" : "none")'",
      "require-trusted-types-for 'script'",
    ].joined(separator: "; ")
  }
}
