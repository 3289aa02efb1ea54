import Crypto
import Foundation
import IppoRender

/// The page that a browser shows while the server is out of reach: a page without a session, which the service worker
/// keeps.
struct OfflinePage {
  static let path = "/_ippo/offline"

  let html: String
  /// Changes with the page and with what shows it.
  let version: String

  static let contentSecurityPolicy =
    "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// The language, as a BCP 47 tag.
  private let language: String

  /// - Parameters:
  ///   - title: The title of the app.
  ///   - titleLanguage: The language of the title, as a BCP 47 tag.
  ///   - language: The language of the page, as a BCP 47 tag; `nil` for that of the title. Languages for which there are no
  ///     words count as `nil`.
  init(title: String, titleLanguage: String, language: String? = nil) {
    let language = language.flatMap { LibraryWord.isTranslated(into: $0) ? $0 : nil } ?? titleLanguage
    self.language = language
    let escape = HTMLWriter.escaped
    let words = RenderWords(language: language)
    let mark = language == titleLanguage ? "" : " lang=\"\(escape(titleLanguage))\""
    html = """
      <!doctype html>
      <html lang="\(escape(language))" dir="\(LibraryWord.isRightToLeft(language) ? "rtl" : "ltr")">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="refresh" content="15">
      <title\(mark)>\(escape(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <main>
      <h1\(mark)>\(escape(title))</h1>
      <p>\(escape(words[.unreachable]))</p>
      <p><a href="">\(escape(words[.tryAgain]))</a></p>
      </main>
      </body>
      </html>

      """
    version = Self.digest(html + WebAsset.worker.hash).prefix(8).hexadecimal
  }

  /// Relative to the first page of the app.
  var workerPath: String { "_ippo/\(WebAsset.worker.name)?v=\(version)&l=\(language)" }

  private static let style = """
    body{font:106.25%/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;text-align:center}\
    main{padding:24px}h1{font-size:1.375rem}a{display:inline-block;padding:8px}
    """
  private static let hash = Data(digest(style)).base64EncodedString()

  private static func digest(_ text: String) -> SHA256.Digest { SHA256.hash(data: Data(text.utf8)) }
}
