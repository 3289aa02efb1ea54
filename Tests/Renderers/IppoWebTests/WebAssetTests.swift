import Crypto
import Foundation
import Testing

@testable import IppoWeb

@Suite struct WebAssetTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Renderers/IppoWeb/Assets")

  @Test(arguments: ["client.js", "extras.js", "keyboard.js", "rows.js", "address.js", "style.css"])
  func `what is served was made from the source beside it`(_ name: String) throws {
    let asset = try #require(WebAsset.all.first { $0.name == name })
    let source = try Data(contentsOf: Self.sources.appending(path: name))
    let digest = SHA256.hash(data: source).map { String(0x100 + Int($0), radix: 16).dropFirst() }.joined().prefix(16)
    #expect(asset.body.hasPrefix("/*\(digest)*/"), "run Sources/Renderers/IppoWeb/Assets/minify.sh")
  }

  @Test func `the script keeps its budget`() {
    #expect(WebAsset.client.body.utf8.count <= 12_288)
    // Loaded by the pages that need it.
    #expect(WebAsset.extras.body.utf8.count <= 12_288)
    #expect(WebAsset.keyboard.body.utf8.count <= 4_096)
    #expect(WebAsset.rows.body.utf8.count <= 3_072)
    #expect(WebAsset.address.body.utf8.count <= 1_024)
  }

  @Test func `addresses change with the content`() {
    #expect(WebAsset.client.path == "_ippo/client.js?v=\(WebAsset.client.hash)")
    #expect(WebAsset.client.hash != WebAsset.style.hash)
  }
}
