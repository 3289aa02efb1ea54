public import Foundation

extension Color {
  /// A colour among the app's resources: `name.colorset` of an asset catalogue that was copied into the bundle.
  ///
  /// The first appearance of the set is taken. Without such a set the colour is that of controls, so that what is
  /// painted with it can be seen.
  public init(_ name: String, bundle: Bundle? = nil) {
    self = AssetColor.find(name, in: bundle ?? .main) ?? .accentColor
  }
}

/// The part of a colour set's `Contents.json` that says its colour.
private struct AssetColor: Decodable {
  struct Entry: Decodable {
    struct Value: Decodable {
      let components: [String: String]
    }
    let color: Value?
  }

  let colors: [Entry]

  static func find(_ name: String, in bundle: Bundle) -> Color? {
    guard let resources = bundle.resourceURL,
      let catalogues = try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)
    else { return nil }
    for catalogue in catalogues where catalogue.pathExtension == "xcassets" {
      let file = catalogue.appendingPathComponent("\(name).colorset/Contents.json")
      guard let data = try? Data(contentsOf: file),
        let set = try? JSONDecoder().decode(AssetColor.self, from: data),
        let components = set.colors.lazy.compactMap(\.color?.components).first
      else { continue }
      func component(_ key: String) -> Double { components[key].map(number) ?? 0 }
      return Color(
        red: component("red"), green: component("green"), blue: component("blue"),
        opacity: components["alpha"].map(number) ?? 1)
    }
    return nil
  }

  /// "0.5", "0x80" or "128".
  private static func number(_ text: String) -> Double {
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = Double(text) ?? 0
    return text.contains(".") ? value : value / 255
  }
}
