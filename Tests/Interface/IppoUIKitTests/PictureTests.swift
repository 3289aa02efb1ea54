import Foundation
import IppoTesting
import IppoUI
import Testing
import UIKitIdioms

@MainActor
@Suite("Pictures of UIKit")
struct UIImageTests {
  /// One transparent pixel.
  static let png = Data(
    base64Encoded:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!

  @Test("the first bytes say what a picture is, and how large")
  func headers() throws {
    let image = try #require(UIImage(data: Self.png, scale: 2))
    #expect(image.size == CGSize(width: 0.5, height: 0.5))
    #expect(image.cgImage?.width == 1)
    #expect(image.pngData() == Self.png)
    #expect(image.jpegData(compressionQuality: 1) == nil)

    let gif = Data("GIF89a".utf8) + Data([10, 0, 20, 0])
    #expect(UIImage(data: gif)?.size == CGSize(width: 10, height: 20))
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 30, 0, 40, 1, 0, 0, 0])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 40, height: 30))
    #expect(UIImage(data: jpeg)?.jpegData(compressionQuality: 0.1) == jpeg)
    let webP = Data("RIFF\0\0\0\0WEBPVP8X".utf8) + Data([10, 0, 0, 0, 0, 0, 0, 0, 99, 0, 0, 49, 0, 0])
    #expect(UIImage(data: webP)?.size == CGSize(width: 100, height: 50))
    let svg = Data(#"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#.utf8)
    #expect(UIImage(data: svg)?.size == CGSize(width: 24, height: 12))
  }

  @Test("a picture is not unpacked, however many pixels it says it has")
  func bombs() throws {
    // 2³¹ - 1 pixels each way, as many as PNG can have; four bytes each would be 16 EiB.
    let png =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
      + Data([0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 8, 6, 0, 0, 0])
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 2_147_483_647, height: 2_147_483_647))
    #expect(image.pngData() == png)
    let host = ViewHost { Image(uiImage: image).resizable().frame(width: 20, height: 20) }
    #expect(host.tree.root != nil)
  }

  @Test("a thumbnail is prepared elsewhere, and a symbol has none")
  func thumbnails() async throws {
    let image = try #require(UIImage(data: Self.png))
    let size = CGSize(width: 8, height: 4)
    #expect(await image.byPreparingThumbnail(ofSize: size)?.size == size)
    let given = await withCheckedContinuation { continuation in
      image.prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
    #expect(given?.size == size)
    let symbol = try #require(UIImage(systemName: "star"))
    #expect(await symbol.byPreparingThumbnail(ofSize: size) == nil)
    #expect(await image.byPreparingForDisplay() === image)
    let shown = await withCheckedContinuation { continuation in
      symbol.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(shown === symbol)
  }

  @Test("what is no picture, or ends too early, is none")
  func others() {
    for data in [Data(), Data("hello".utf8), Self.png.prefix(12), Data([0xFF, 0xD8, 0xFF]), Data("RIFF".utf8)] {
      #expect(UIImage(data: data) == nil)
    }
    #expect(UIImage(named: "no such picture") == nil)
    #expect(UIImage(contentsOfFile: "/no/such/file") == nil)
  }

  @Test("an image shows the bytes, or the symbol")
  func images() throws {
    func sources(_ host: ViewHost) -> [RenderImage.Source] {
      host.tree.root.map(host.tree.subtree)!.compactMap {
        if case .image(let image)? = host.tree[$0]?.element { image.source } else { nil }
      }
    }
    #expect(sources(ViewHost { Avatar(data: nil) }) == [.symbol("person.fill")])
    let shown = sources(ViewHost { Avatar(data: Self.png) })
    #expect(shown == [.url("data:image/png;base64,\(Self.png.base64EncodedString())")])
  }

  @Test("files and sets of a bundle are found, the sharpest first")
  func resources() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Self.png.write(to: set.appendingPathComponent("sharp.png"))
    let json = #"{"images": [{"scale": "1x"}, {"filename": "sharp.png", "scale": "2x"}]}"#
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    try Self.png.write(to: folder.appendingPathComponent("plain@2x.png"))
    let bundle = try #require(Bundle(path: folder.path))
    for name in ["logo", "plain"] {
      let image = try #require(UIImage(named: name, in: bundle, compatibleWith: nil))
      #expect(image.scale == 2)
      #expect(image.size.width == 0.5)
    }
    #expect(UIImage(named: "sharp", in: bundle, compatibleWith: nil) == nil)
  }

  @Test("a picture is that of the scheme it is asked for, and else that of the window")
  func schemes() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/logo.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    for (name, columns) in [("light", 10), ("dark", 20)] {
      let gif = Data("GIF89a".utf8) + Data([UInt8(columns), 0, 10, 0])
      try gif.write(to: set.appendingPathComponent("\(name).gif"))
    }
    let json = """
      {"images": [
        {"filename": "light.gif"},
        {"filename": "dark.gif", "appearances": [{"appearance": "luminosity", "value": "dark"}]}
      ]}
      """
    try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let bundle = try #require(Bundle(path: folder.path))
    func width(_ traits: UITraitCollection?) -> CGFloat? {
      UIImage(named: "logo", in: bundle, compatibleWith: traits)?.size.width
    }
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(width(nil) == 10 && width(dark) == 20)
    dark.performAsCurrent {
      #expect(width(nil) == 20 && width(UITraitCollection()) == 20)
      #expect(width(UITraitCollection(userInterfaceStyle: .light)) == 10)
    }
  }

  @Test("the icon of an app is the largest one of its set for the light appearance")
  func icon() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Assets.xcassets/AppIcon.appiconset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    let bundle = try #require(Bundle(path: folder.path))
    #expect(AppIcon.file(in: [bundle]) == nil)
    func describe(_ images: String) throws {
      let json = "{\"images\": [\(images)], \"info\": {}}"
      try Data(json.utf8).write(to: set.appendingPathComponent("Contents.json"))
    }
    try describe(
      #"{"filename": "small.png", "size": "60x60", "scale": "2x"}, {"size": "1024x1024"}, "#
        + #"{"filename": "large.png", "size": "83.5x83.5", "scale": "2x"}, "#
        + #"{"filename": "dark.png", "size": "1024x1024", "appearances": [{"appearance": "luminosity", "value": "dark"}]}"#
    )
    #expect(AppIcon.file(in: [bundle])?.lastPathComponent == "large.png")
    try describe(#"{"filename": "one.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}"#)
    #expect(AppIcon.file(in: [.main, bundle])?.lastPathComponent == "one.png")
    try describe(#"{"idiom": "universal", "platform": "ios", "size": "1024x1024"}"#)
    #expect(AppIcon.file(in: [bundle]) == nil)
  }
}
