import Foundation
import IppoUI
import Testing
import UIKitIdioms

@Suite("Colours of UIKit")
struct UIColorTests {
  private func components(_ color: UIColor) -> [Double] {
    (color.cgColor.components ?? []).map { (Double($0) * 1000).rounded() / 1000 }
  }

  @Test("components go in and come out")
  func components() {
    #expect(components(UIColor(hex: 0x336699)) == [0.2, 0.4, 0.6, 1])
    #expect(components(UIColor(white: 0.25, alpha: 0.5)) == [0.25, 0.25, 0.25, 0.5])
    #expect(components(UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)) == [0, 1, 1, 1])
    #expect(components(UIColor(red: 2, green: -1, blue: 0, alpha: 1)) == [1, 0, 0, 1])
    #expect(components(UIColor(hex: 0x336699).lighter(by: 0.2)) == [0.4, 0.6, 0.8, 1])
    #expect(components(UIColor.red.withAlphaComponent(0.5)) == [1, 0, 0, 0.5])
    #expect(UIColor(hexString: "#336699") == UIColor(hex: 0x336699))
    #expect(UIColor(hexString: "green") == nil)

    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.7, saturation: 0.4, brightness: 0.9, alpha: 0.8)
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect([hue, saturation, brightness, alpha].map { (Double($0) * 100).rounded() / 100 } == [0.7, 0.4, 0.9, 0.8])
    #expect(UIColor(cgColor: UIColor.systemRed.cgColor).cgColor == UIColor.systemRed.cgColor)
  }

  @Test("a colour of two schemes is both, and one where that is asked for")
  func dynamic() {
    let ink = UIColor.ink
    #expect(components(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))[0] == 0.067)
    #expect(components(ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))[0] == 0.933)
    guard case .adaptive(let light, let dark) = Color.ink.render.base else {
      Issue.record("\(Color.ink)")
      return
    }
    #expect(light == UIColor(hex: 0x111111).render(.light) && dark == UIColor(hex: 0xEEEEEE).render(.dark))
    #expect(Color.ink.description.contains("in dark"))
    // The same on both sides is one colour.
    #expect(UIColor { _ in .systemRed } == UIColor.systemRed)
    #expect(UIColor(Color.ink) == ink)
  }

  @Test("colours by meaning differ between the schemes")
  func names() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(components(UIColor.label.resolvedColor(with: light)) == [0, 0, 0, 1])
    #expect(components(UIColor.label.resolvedColor(with: dark)) == [1, 1, 1, 1])
    // What lies on a background is lighter than it, in dark surroundings, too.
    let backgrounds = [UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    let greys = backgrounds.map { components($0.resolvedColor(with: dark))[0] }
    #expect(greys == [0, 0.11, 0.173])
    #expect(Color(.systemRed) == Color.red)
    #expect(Color(uiColor: .label) == Color.primary)
    #expect(Color(.clear) == Color.clear)
    #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(red: 1, green: 0, blue: 0))
  }

  @Test("colour sets of a catalogue, with one for dark surroundings, in folders or not")
  func sets() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/Brand/accent.colorset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let json = """
      {"colors": [
        {"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0.5", "blue": "0", "alpha": "1"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "srgb", "components": {"red": "0", "green": "0", "blue": "255", "alpha": "1.0"}}}
      ]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    let color = try #require(UIColor(named: "accent", in: bundle, compatibleWith: nil))
    #expect(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))) == [1, 0.5, 0, 1])
    #expect(components(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))) == [0, 0, 1, 1])
    #expect(Color("accent", bundle: bundle) == Color(uiColor: color))
    #expect(UIColor(named: "other", in: bundle, compatibleWith: nil) == nil)
    #expect(Color("other", bundle: bundle) == .accentColor)
  }
}

extension UIColor {
  fileprivate func render(_ style: UIUserInterfaceStyle) -> RenderColor {
    Color(uiColor: resolvedColor(with: UITraitCollection(userInterfaceStyle: style))).render
  }
}
