import Foundation
import IppoUI
import Testing

@testable import IppoWeb

@Suite struct FontResponderTests {
  @Test func `fonts of the app are served, and the page knows them by their names`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = "Sample\(UUID().uuidString.prefix(6))"
    let file = folder.appendingPathComponent("\(name).woff2")
    try Data("wOF2 and more".utf8).write(to: file)
    #expect(FontRegistry.shared.register(file))

    try await withServer(WebServerConfiguration()) { _, port in
      let page = try await HTTPProbe.get(port: port, "/")
      let address = try #require(page.body.firstMatch(of: /<link rel="stylesheet" href="(_ippo\/fonts.css[^"]*)">/)?.1)
      let lean = try await HTTPProbe.get(port: port, "/", ["Save-Data": "on"])
      #expect(lean.status == 200 && !lean.body.contains("fonts.css"))
      let style = try await HTTPProbe.get(port: port, "/\(address)")
      #expect(style.status == 200)
      #expect(style.headers["content-type"]?.hasPrefix("text/css") == true)
      #expect(style.body.contains("@font-face{font-family:\"\(name)\";"))
      let rule = try #require(style.body.split(separator: "\n").first { $0.contains(name) })
      let source = try #require(rule.firstMatch(of: /url\("(fonts\/[0-9a-f]+)"\)/)?.1)
      let font = try await HTTPProbe.get(port: port, "/_ippo/\(source)")
      #expect(font.status == 200)
      #expect(font.headers["content-type"] == "font/woff2")
      #expect(font.body == "wOF2 and more")
      #expect(try await HTTPProbe.get(port: port, "/_ippo/fonts/0123").status == 404)
      #expect(try await HTTPProbe.get(port: port, "/_ippo/fonts/../../\(source)").status != 200)
    }
  }

  @Test func `without fonts there is no style sheet of them`() {
    #expect(FontResponder(registry: FontRegistry()).styleAddress == nil)
  }

  @Test func `the data of a font is read once for its address`() {
    let digests = FontDigests()
    var reads = 0
    func data(_ byte: UInt8) -> Data {
      reads += 1
      return Data([byte])
    }
    let first = digests.digest(of: "Sample", data(1))
    let again = digests.digest(of: "Sample", data(1))
    let other = digests.digest(of: "Other", data(2))
    #expect(first == FontResponder.hash(Data([1])))
    #expect(again == first)
    #expect(other != first)
    #expect(reads == 2)
  }

  @Test func `a name cannot say more than a name`() {
    #expect("Comic \"Sans\"};</style>".cssFamily == "\"Comic Sansstyle\"")
    #expect("Hiragino 角ゴ-3".cssFamily == "\"Hiragino 角ゴ-3\"")
  }

  @Test func `a font of the app's is asked for by its name, with one of the system's behind it`() {
    var element = HTMLElement("span")
    element.apply(RenderFont(size: 12, smallCapitals: .lowercase, family: "Sample", lineHeight: 1.5))
    #expect(element.styles["font-family"] == "\"Sample\",system-ui,sans-serif")
    #expect(element.styles["font-variant-caps"] == "small-caps")
    #expect(element.styles["line-height"] == "1.5")
  }

  @Test func `a colour of two schemes follows the scheme around it`() {
    let red = RenderColor(.rgb(red: 1, green: 0, blue: 0))
    let color = RenderColor(.adaptive(light: red, dark: .named(.white)), opacity: 0.5)
    #expect(color.css == "color-mix(in srgb,light-dark(rgb(255 0 0),var(--white)) 50%,transparent)")
  }

  @Test func `hidden tabs have no bar`() throws {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let tabs = builder.make(.tabs(RenderTabs(items: [.init(title: "One")], selection: 0, isBarHidden: true)))
    builder.record(.insert(tabs, into: window, at: 0))
    var mirror = PageMirror()
    _ = try mirror.apply([builder.commit()])
    let html = String(decoding: try #require(mirror.content()).html, as: UTF8.self)
    let bar = try #require(html.firstMatch(of: /<div[^>]*tab-bar[^>]*>/)?.0)
    #expect(bar.contains(" hidden"))
  }
}
