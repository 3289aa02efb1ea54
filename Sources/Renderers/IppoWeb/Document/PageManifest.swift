import Foundation

/// The web app manifest: what the app is called and looks like where it is installed.
struct PageManifest {
  static let path = "/_ippo/app.webmanifest"

  let title: String
  let summary: String?

  private struct Content: Encodable {
    struct Icon: Encodable {
      let src = "icon.svg"
      let sizes = "any"
      let type = "image/svg+xml"
    }

    let name: String
    let description: String
    // Addresses count from the manifest's own.
    let start_url = "../"
    let scope = "../"
    let display = "standalone"
    let background_color = "#ffffff"
    let theme_color = "#ffffff"
    let icons = [Icon()]
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Content(name: title, description: summary ?? title))
    // Texts always encode.
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
