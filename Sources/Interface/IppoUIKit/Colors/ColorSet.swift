package import Foundation
package import IppoRender

/// A colour of an asset catalogue: `name.colorset`, with one colour for all surroundings, or with different ones for
/// light and dark.
package struct ColorSet {
  package let color: RenderColor

  /// - Parameters:
  ///   - name: The name within the catalogue. A name with slashes is in folders.
  ///   - bundle: The bundle that contains the catalogue.
  package init?(_ name: String, in bundle: Bundle) {
    guard let file = AssetCatalog.find("\(name).colorset", in: bundle)?.appendingPathComponent("Contents.json"),
      let data = try? Data(contentsOf: file), let contents = try? JSONDecoder().decode(Contents.self, from: data),
      let color = contents.color
    else { return nil }
    self.color = color
  }

  /// The part of the file that describes the colours.
  fileprivate struct Contents: Decodable {
    struct Entry: Decodable {
      struct Value: Decodable {
        let components: [String: String]?
        let colorSpace: String?

        enum CodingKeys: String, CodingKey {
          case components
          case colorSpace = "color-space"
        }
      }

      struct Appearance: Decodable { let value: String }

      let color: Value?
      let appearances: [Appearance]?

      func shows(in appearance: String) -> Bool { appearances?.contains { $0.value == appearance } == true }
    }

    let colors: [Entry]

    var color: RenderColor? {
      let usual = colors.first { $0.appearances?.isEmpty != false && $0.color?.components != nil } ?? colors.first
      let light = colors.first { $0.shows(in: "light") } ?? usual
      guard let light = light?.render else { return nil }
      guard let dark = colors.first(where: { $0.shows(in: "dark") })?.render, dark != light else { return light }
      return RenderColor(.adaptive(light: light, dark: dark))
    }
  }
}

extension ColorSet.Contents.Entry {
  fileprivate var render: RenderColor? {
    guard let components = color?.components else { return nil }
    func component(_ key: String) -> Double { components[key].map(Self.number) ?? 0 }
    // Opacity is never a number out of 255 without a sign of it.
    let opacity = components["alpha"].map { Double($0.hasPrefix("0x") ? "" : $0) ?? Self.number($0) } ?? 1
    if components["white"] != nil {
      let white = component("white")
      return RenderColor(.rgb(red: white, green: white, blue: white), opacity: opacity)
    }
    let (red, green, blue) = (component("red"), component("green"), component("blue"))
    let rgb =
      switch color?.colorSpace {
      case "display-p3": RGBConversion.fromDisplayP3(red: red, green: green, blue: blue)
      case "extended-linear-srgb": RGBConversion.fromLinear(red: red, green: green, blue: blue)
      default: RGBConversion.clip(red: red, green: green, blue: blue)
      }
    return RenderColor(.rgb(red: rgb.red, green: rgb.green, blue: rgb.blue), opacity: opacity)
  }

  /// "0.5", "0x80" or "128".
  private static func number(_ text: String) -> Double {
    if text.hasPrefix("0x") { return Double(Int(text.dropFirst(2), radix: 16) ?? 0) / 255 }
    let value = Double(text) ?? 0
    return text.contains(".") ? value : value / 255
  }
}
