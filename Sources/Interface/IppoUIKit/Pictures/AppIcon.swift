package import Foundation

/// The icon of an app, which Xcode keeps in the set `AppIcon` of an asset catalogue.
package enum AppIcon {
  /// The PNG file of the icon for the light appearance with the most pixels; `nil` for apps without an icon.
  ///
  /// - Parameter bundles: Are searched in this order.
  package static func file(in bundles: [Bundle]) -> URL? {
    for bundle in bundles {
      guard let set = AssetCatalog.find("AppIcon.appiconset", in: bundle),
        let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { continue }
      let icons = contents.images.filter { icon in
        icon.appearances?.isEmpty != false && icon.filename?.lowercased().hasSuffix(".png") == true
      }
      guard let name = icons.max(by: { $0.pixels < $1.pixels })?.filename else { continue }
      return set.appendingPathComponent(name)
    }
    return nil
  }

  private struct Contents: Decodable {
    struct Icon: Decodable {
      struct Appearance: Decodable {}

      let filename: String?
      /// Points, such as `60x60`.
      let size: String?
      let scale: String?
      let appearances: [Appearance]?

      var pixels: Double {
        let points = size.flatMap { $0.split(separator: "x").first }.flatMap { Double($0) } ?? 0
        return points * (scale.flatMap { Double($0.prefix { $0 != "x" }) } ?? 1)
      }
    }

    let images: [Icon]
  }
}
