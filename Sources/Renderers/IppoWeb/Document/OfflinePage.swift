import Crypto
import Foundation

/// What a browser shows of the app while it reaches no server: a page without a session, which the service worker keeps.
struct OfflinePage {
  static let path = "/_ippo/offline"

  let html: String
  /// Changes with the page and with what shows it.
  let version: String

  static let contentSecurityPolicy =
    "default-src 'none'; style-src 'sha256-\(hash)'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

  /// - Parameter language: the `lang` attribute of the document.
  init(title: String, language: String) {
    let escape = HTMLWriter.escaped
    html = """
      <!doctype html>
      <html lang="\(escape(language))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="refresh" content="15">
      <title>\(escape(title))</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <main>
      <h1>\(escape(title))</h1>
      <p lang="en">The server cannot be reached. This page tries again by itself.</p>
      <p lang="en"><a href="">Try again now</a></p>
      </main>
      </body>
      </html>

      """
    version = Self.digest(html + WebAsset.worker.hash).prefix(8).hexadecimal
  }

  /// Relative to the first page of the app.
  var workerPath: String { "_ippo/\(WebAsset.worker.name)?v=\(version)" }

  private static let style = """
    body{font:17px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;text-align:center}\
    main{padding:24px}h1{font-size:22px}a{display:inline-block;padding:8px}
    """
  private static let hash = Data(digest(style)).base64EncodedString()

  private static func digest(_ text: String) -> SHA256.Digest { SHA256.hash(data: Data(text.utf8)) }
}
