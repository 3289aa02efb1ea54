import Foundation

/// The web app manifest: what the app is called and looks like where it is installed.
struct PageManifest {
  static let path = "/_ippo/app.webmanifest"

  let title: String
  let summary: String?
  /// The icon of the app, where it has one.
  let picture: AppPicture?

  private struct Content: Encodable {
    struct Icon: Encodable {
      let src: String
      let sizes: String
      let type: String
    }

    let name: String
    let description: String
    // Addresses count from the manifest's own.
    let start_url = "../"
    let scope = "../"
    let display = "standalone"
    let background_color = "#ffffff"
    let theme_color = "#ffffff"
    let icons: [Icon]
  }

  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let icon =
      picture.map { Content.Icon(src: "icon.png", sizes: $0.sizes, type: "image/png") }
      ?? Content.Icon(src: "icon.svg", sizes: "any", type: "image/svg+xml")
    let data = try? encoder.encode(Content(name: title, description: summary ?? title, icons: [icon]))
    // Texts always encode.
    return String(decoding: data ?? Data(), as: UTF8.self)
  }
}
