import Crypto
import Foundation
import Testing

@testable import IppoWeb

@Suite struct WebAssetTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Renderers/IppoWeb")

  /// The folders whose modules a bundle is made of.
  private static let folders = [
    "client.js": ["core", "shared"], "early.js": ["early"], "extras.js": ["extras", "shared"],
    "keyboard.js": ["keyboard", "shared"],
    "rows.js": ["rows", "shared"], "files.js": ["files", "shared"], "stage.js": ["stage", "shared"],
    "pager.js": ["pager", "shared"], "wheel.js": ["wheel", "shared"], "layout.js": ["layout", "shared"],
    "address.js": ["address", "shared"], "optimistic.js": ["optimistic", "shared"], "edits.js": ["edits", "shared"],
    "phase.js": ["phase", "shared"], "reload.js": ["reload", "shared"],
    "custom.js": ["custom", "shared"], "offline.js": ["offline", "shared"], "dev.js": ["dev", "shared"],
    "worker.js": ["worker"],
    "island.js": ["island", "shared"], "anchoring.js": ["anchoring", "shared"], "growing.js": ["growing", "shared"],
    "titles.js": ["titles", "shared"], "popovers.js": ["popovers", "shared"], "colors.js": ["colors", "shared"],
    "viewport.js": ["viewport", "shared"], "devices.js": ["devices", "shared"],
  ]

  private static func source(of asset: WebAsset) throws -> Data {
    guard let folders = folders[asset.name] else {
      return try Data(contentsOf: sources.appending(path: "Assets/\(asset.name)"))
    }
    return try folders.reduce(into: Data()) { source, folder in
      let folder = sources.appending(path: "Client/\(folder)").path
      for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
        source += try Data(contentsOf: URL(filePath: folder).appending(path: name))
      }
    }
  }

  @Test(arguments: (WebAsset.all + [.dev]).map(\.name))
  func `what is served was made from its sources`(_ name: String) throws {
    let asset = try #require((WebAsset.all + [.dev]).first { $0.name == name })
    let source = try Self.source(of: asset)
    let digest = SHA256.hash(data: source).map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined().prefix(16)
    #expect(asset.body.hasPrefix("/*\(digest)*/"), "run `make client`")
  }

  @Test func `sizes of texts follow the size that the person has chosen in the browser`() {
    let fixed = WebAsset.style.body.matches(of: /font(?:-size)?:[^;{}]*?[0-9]px/).map { String($0.output) }
    // Safari on a phone zooms the page where a field with a smaller text gets the focus.
    #expect(fixed == ["font-size:max(16px"])
    #expect(WebAsset.style.body.contains("font:400 106.25%/1.3 "))
  }

  @Test func `the script keeps its budget`() {
    // Above 12,288 because the core chooses what older browsers lack, and loads it first.
    #expect(WebAsset.client.body.utf8.count <= 13_312)
    // The page is not shown before this script has run.
    #expect(WebAsset.early.body.utf8.count <= 256)
    // Above 3,584 because the module holds what is typed after Return until the app has moved the focus.
    #expect(WebAsset.edits.body.utf8.count <= 4_736)
    // Above 12,288 because the module contains gestures, context menus and the rules of presses, which the core no
    // longer has, announces dialogs, new values and live texts that appear, names combined elements, tells apart keys
    // with and without Shift, and loads devices.
    #expect(WebAsset.extras.body.utf8.count <= 23_040)
    // Above 4,608 because keys move the items of stacks and grids as they move rows.
    #expect(WebAsset.keyboard.body.utf8.count <= 6_400)
    // Above 4,096 because gaps share the length that engines can lay out.
    #expect(WebAsset.rows.body.utf8.count <= 4_608)
    #expect(WebAsset.files.body.utf8.count <= 2_048)
    #expect(WebAsset.stage.body.utf8.count <= 3_072)
    #expect(WebAsset.pager.body.utf8.count <= 2_048)
    // Above 1,536 because the module builds its own list where options have no boxes.
    #expect(WebAsset.wheel.body.utf8.count <= 3_584)
    // Beyond 6,400 since texts are cut to the height of frames, and what scrolls goes on under insets.
    // Beyond 9,728 since proportions that an engine stretches are bounded.
    #expect(WebAsset.layout.body.utf8.count <= 10_240)
    #expect(WebAsset.island.body.utf8.count <= 1_024)
    // Above 1,536 because entries of pages keep their own addresses for steps forward, and because the module leaves
    // pages of older browsers alone.
    #expect(WebAsset.address.body.utf8.count <= 1_920)
    // Beyond 2,048 since rows of outlines fold at once, each with the rows below it.
    #expect(WebAsset.optimistic.body.utf8.count <= 2_304)
    #expect(WebAsset.phase.body.utf8.count <= 512)
    // Above 1,280 because the module corrects controls that browsers restore.
    #expect(WebAsset.reload.body.utf8.count <= 2_560)
    #expect(WebAsset.custom.body.utf8.count <= 2_048)
    #expect(WebAsset.offline.body.utf8.count <= 1_024)
    // Loaded where a browser lacks something, and nowhere else.
    #expect(WebAsset.anchoring.body.utf8.count <= 2_048)
    #expect(WebAsset.growing.body.utf8.count <= 1_024)
    #expect(WebAsset.titles.body.utf8.count <= 512)
    #expect(WebAsset.popovers.body.utf8.count <= 2_304)
    #expect(WebAsset.colors.body.utf8.count <= 2_304)
    #expect(WebAsset.viewport.body.utf8.count <= 1_024)
    // Above 2,048 because the module plays sounds and films, and says announcements.
    #expect(WebAsset.devices.body.utf8.count <= 3_712)
    #expect(WebAsset.worker.body.utf8.count <= 1_024)
  }

  @Test func `addresses change with the content`() {
    #expect(WebAsset.client.path == "_ippo/client.js?v=\(WebAsset.client.hash)")
    #expect(WebAsset.client.hash != WebAsset.style.hash)
  }
}
