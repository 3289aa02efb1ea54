import Crypto
import Foundation

/// The complete HTML document of a page, and the policy it is served under.
struct PageDocument {
  let html: String
  let contentSecurityPolicy: String

  /// - Parameters:
  ///   - title: until the page has one of its own.
  ///   - summary: the description of the document where the page has none of its own; the title unless there is one.
  ///   - language: the `lang` attribute of the document.
  ///   - limit: bytes of the longest event the server takes.
  ///   - fonts: the style sheet of the app's fonts, if it has any.
  ///   - root: the URL of the app's first page, as far as that is known.
  ///   - depth: how many folders the page is asked for below the first one of the app.
  ///   - isEmbeddable: whether pages of the same origin may show it in a frame.
  ///   - isKept: whether the session is kept in a store, so that the page can go on with it when it is loaded again.
  ///   - hasOfflinePage: whether the browser keeps a page for when it reaches no server.
  init(
    markup: HTMLMarkup?, revision: Int, token: String, title: String, summary: String? = nil,
    language: String, limit: Int, fonts: String? = nil, root: String? = nil, depth: Int = 0, isEmbeddable: Bool = false,
    hasOfflinePage: Bool = true, isKept: Bool = false
  ) {
    // A nonce is never used twice: the page is not cached.
    let nonce = SymmetricKey(size: .bits128).withUnsafeBytes { Data($0) }.base64EncodedString()
    var writer = HTMLWriter()
    if let markup { writer.write(markup) }
    let escape = HTMLWriter.escaped
    let worker = hasOfflinePage ? OfflinePage(title: title, language: language).workerPath : nil
    let canonical = root.flatMap { root in markup?.ownAddress.map { root + $0 } }
    html = """
      <!doctype html>
      <html lang="\(escape(language))">
      <head>
      <meta charset="utf-8">
      <base href="\(depth > 0 ? String(repeating: "../", count: depth) : "./")">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
      <meta name="theme-color" content="#121419" media="(prefers-color-scheme: dark)">
      <meta name="description" content="\(escape(markup?.attributes["data-summary"] ?? summary ?? title))">\
      \(canonical.map { "\n<link rel=\"canonical\" href=\"\(escape($0))\">" } ?? "")
      <title>\(escape(markup?.title ?? title))</title>
      <link rel="icon" type="image/svg+xml" href="\(PageIcon.path.dropFirst())">
      <link rel="manifest" href="\(PageManifest.path.dropFirst())">
      <link rel="stylesheet" href="\(WebAsset.style.path)">\(fonts.map { "\n<link rel=\"stylesheet\" href=\"\($0)\">" } ?? "")
      <style id="ippo-styles" nonce="\(nonce)">
      \(writer.css)</style>\
      \(isKept ? "\n<script src=\"\(WebAsset.reload.path)\" type=\"module\"></script>" : "")
      <script src="\(WebAsset.address.path)" type="module"></script>
      <script src="\(WebAsset.client.path)" defer></script>\
      \(writer.isMeasured ? "\n<link rel=\"modulepreload\" href=\"\(WebAsset.layout.path)\">" : "")
      </head>
      <body data-token="\(escape(token))" data-revision="\(revision)" data-title="\(escape(title))" \
      data-limit="\(limit)" data-extras="\(WebAsset.extras.modulePath)" \
      data-keyboard="\(WebAsset.keyboard.modulePath)" data-rows="\(WebAsset.rows.modulePath)" \
      data-upload="\(WebAsset.files.modulePath)" data-stage="\(WebAsset.stage.modulePath)" \
      data-pager="\(WebAsset.pager.modulePath)" \
      data-layout="\(WebAsset.layout.modulePath)" \
      data-optimistic="\(WebAsset.optimistic.modulePath)" \
      data-phase="\(WebAsset.phase.modulePath)" \
      data-custom="\(WebAsset.custom.modulePath)" \
      data-offline="\(WebAsset.offline.modulePath)"\(worker.map { " data-worker=\"\($0)\"" } ?? "")>
      \(writer.html)
      <div id="ippo-status" role="status"></div>
      <noscript><p class="ippo-noscript">This page needs JavaScript to respond to you.</p></noscript>
      </body>
      </html>

      """
    contentSecurityPolicy = [
      "default-src 'none'", "script-src 'self'", "style-src 'self' 'nonce-\(nonce)'", "img-src 'self' https: data:",
      "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'self'", "form-action 'none'",
      "frame-ancestors '\(isEmbeddable ? "self" : "none")'",
      "require-trusted-types-for 'script'",
    ].joined(separator: "; ")
  }
}

extension HTMLMarkup {
  /// The title of the last page that has one, depth first: the one that is on top.
  fileprivate var title: String? {
    for child in children.reversed() {
      if case .element(let element) = child, let title = element.title { return title }
    }
    return attributes["data-title"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
