import Foundation
import IppoTesting
import IppoUI
import Testing

@MainActor @Suite struct CustomElementTests {
  struct Attributes: Encodable {
    var text = "a \"b\""
    var isOpen = true
    var isShut = false
    var count = 3
    var share = 0.5
    var none: String?
    var values = [1, 2]
    var point = ["x": 1]
  }

  struct Choice: Codable, Equatable {
    var index: Int
  }

  /// A folder with a script, as a bundle.
  static let bundle: Bundle = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("elements-\(UUID())")
    try! FileManager.default.createDirectory(
      at: folder.appendingPathComponent("parts"), withIntermediateDirectories: true)
    try! Data("export {}".utf8).write(to: folder.appendingPathComponent("parts/chart.js"))
    try! Data("secret".utf8).write(to: folder.deletingLastPathComponent().appendingPathComponent("outside.js"))
    try! FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.js"),
      withDestinationURL: folder.deletingLastPathComponent().appendingPathComponent("outside.js"))
    return Bundle(path: folder.path)!
  }()

  static func chart(_ script: String = "parts/chart.js") -> CustomElement<Text> {
    CustomElement("x-chart", script: script, bundle: bundle, attributes: Attributes()) { Text("Fallback") }
  }

  private func element(_ host: ViewHost) -> RenderCustomElement? {
    var pending = host.tree.root.map { [$0] } ?? []
    while let id = pending.popLast() {
      if case .custom(let element)? = host.tree[id]?.element { return element }
      pending += host.tree.children(of: id)
    }
    return nil
  }

  @Test func `properties are attributes`() throws {
    let host = ViewHost { Self.chart() }
    #expect(
      try host.attributes(ofElement: "x-chart") == [
        "text": "a \"b\"", "is-open": "", "count": "3", "share": "0.5", "values": "[1,2]", "point": #"{"x":1}"#,
      ])
    #expect(host.contains("Fallback"))
  }

  @Test func `an event arrives with its type, and what is not of it is refused`() throws {
    var chosen: [Choice] = []
    var presses = 0
    let host = ViewHost {
      Self.chart().onEvent("choose", of: Choice.self) { chosen.append($0) }.onEvent("press") { presses += 1 }
    }
    try host.dispatch("choose", Choice(index: 2), atElement: "x-chart")
    try host.dispatch("press", atElement: "x-chart")
    #expect(chosen == [Choice(index: 2)])
    #expect(presses == 1)
    #expect(throws: RenderEventError.self) { try host.dispatch("choose", "two", atElement: "x-chart") }
    #expect(throws: RenderEventError.self) { try host.dispatch("other", atElement: "x-chart") }
    #expect(chosen.count == 1)
    #expect(element(host)?.events == ["choose", "press"])
  }

  @Test func `an element that is disabled is not heard`() throws {
    var presses = 0
    let host = ViewHost { Self.chart().onEvent("press") { presses += 1 }.disabled(true) }
    #expect(throws: RenderEventError.self) { try host.dispatch("press", atElement: "x-chart") }
    #expect(presses == 0)
  }

  @Test func `slots are children after the fallback`() {
    let host = ViewHost { Self.chart().slot("title") { Text("Title") }.slot("legend") { Text("Legend") } }
    #expect(element(host)?.slots == ["title", "legend"])
    // They are for the script.
    #expect(!host.contains("Title"))
  }

  @Test(arguments: ["../outside.js", "link.js", "parts/../../outside.js", "parts//chart.js", ".hidden.js", "parts"])
  func `no script comes from outside of the bundle`(_ script: String) throws {
    var host: ViewHost?
    withKnownIssue {
      host = ViewHost { Self.chart(script) }
    } matching: {
      $0.description.contains("The script \"\(script)\" of the element \"x-chart\" cannot be served")
    }
    #expect(element(try #require(host))?.script == nil)
    #expect(host?.contains("Fallback") == true)
  }

  @Test(arguments: ["chart", "X-chart", "x-<b>", "font-face", "1-x", "x-\u{e9}"])
  func `names that no element can have are reported`(_ name: String) {
    withKnownIssue {
      let host = ViewHost { CustomElement(name, script: "parts/chart.js", bundle: Self.bundle) { Text("Fallback") } }
      #expect(host.contains("Fallback"))
      #expect(element(host)?.script == nil)
    } matching: {
      $0.description.contains("\"\(name)\" cannot be the name of a custom element")
    }
  }

  @Test(arguments: ["onclick", "style", "id", "ariaLabel", "dataEvent", "a b", ""])
  func `attributes of the page are left out and reported`(_ name: String) throws {
    var host: ViewHost?
    withKnownIssue {
      host = ViewHost {
        CustomElement("x-chart", script: "parts/chart.js", bundle: Self.bundle, attributes: [name: "1", "fine": "2"]) {
          Text("Fallback")
        }
      }
    } matching: {
      $0.description.contains("which is left out")
    }
    #expect(try #require(host).attributes(ofElement: "x-chart") == ["fine": "2"])
  }

  @Test func `attributes that cannot be written are reported`() throws {
    withKnownIssue {
      let host = ViewHost {
        CustomElement(
          "x-chart", script: "parts/chart.js", bundle: Self.bundle,
          attributes: ["x": String(repeating: "a", count: 300_000)]
        ) { EmptyView() }
      }
      #expect(element(host)?.attributes == [:])
    } matching: {
      $0.description.contains("of 256 KiB at most")
    }
    withKnownIssue {
      _ = ViewHost {
        CustomElement("x-chart", script: "parts/chart.js", bundle: Self.bundle, attributes: [1, 2]) { EmptyView() }
      }
    } matching: {
      $0.description.contains("They have no names")
    }
  }
}
