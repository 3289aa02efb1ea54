import Foundation
import IppoTesting
import IppoUI
import IssueReporting
import Testing
import UIKitIdioms

@MainActor
@Suite("Views of UIKit in views of SwiftUI")
struct PlatformViewTests {
  private func elements(_ host: ViewHost) -> [RenderElement] {
    host.tree.root.map(host.tree.subtree)!.compactMap { host.tree[$0]?.element }
  }

  private func materials(_ host: ViewHost) -> [Int] {
    elements(host).compactMap {
      if case .shape(let shape) = $0, case .material(let thickness)? = shape.fill { thickness } else { nil }
    }
  }

  @Test("a blurred ground is a material")
  func blur() {
    struct Cards: View {
      @State private var isThin = false
      var body: some View {
        Blur(style: isThin ? .systemUltraThinMaterial : .systemThickMaterial)
        Button("Thinner") { isThin = true }
      }
    }
    let host = ViewHost { Cards() }
    #expect(materials(host) == [3])
    #expect(throws: Never.self) { try host.tap("Thinner") }
    #expect(materials(host) == [0])
    #expect(materials(ViewHost { Glass(style: .dark) }) == [2])
  }

  @Test("a label, an indicator and a hosted view show what they have, and what becomes of it")
  func others() throws {
    struct Page: View {
      @State private var count = 0
      @State private var isBusy = true
      var body: some View {
        Caption(text: "count \(count)")
        Hosted(greeting: "hosted \(count)")
        Spinner(isAnimating: $isBusy)
        Button("More") {
          count += 1
          isBusy = false
        }
      }
    }
    let host = ViewHost { Page() }
    #expect(host.contains("count 0") && host.contains("hosted 0"))
    #expect(host.all(.progressbar).count == 1)
    try host.tap("More")
    #expect(host.contains("count 1") && host.contains("hosted 1"))
    #expect(host.all(.progressbar).isEmpty)
  }

  @Test("text is edited, and the delegate hears of it")
  func editing() throws {
    struct Page: View {
      @State private var text = "one"
      var body: some View {
        Notes(text: $text)
        Text("is \(text)")
      }
    }
    let host = ViewHost { Page() }
    let field = try #require(
      host.tree.root.map(host.tree.subtree)?.first {
        if case .field? = host.tree[$0]?.element { true } else { false }
      })
    try host.graph.send(.setText("two"), to: field)
    #expect(host.contains("is two"))
  }

  @Test("a view changes by itself, and goes with what shows it")
  func life() throws {
    final class Log {
      var made = 0
      var gone = 0
      weak var label: UILabel?
    }
    struct Clock: UIViewRepresentable {
      let log: Log
      func makeUIView(context: Context) -> UILabel {
        log.made += 1
        let label = UILabel()
        label.text = "early"
        log.label = label
        return label
      }
      func updateUIView(_ label: UILabel, context: Context) {}
      func makeCoordinator() -> Log { log }
      static func dismantleUIView(_ label: UILabel, coordinator: Log) { coordinator.gone += 1 }
    }
    struct Page: View {
      @State private var isShown = true
      let log: Log
      var body: some View {
        if isShown { Clock(log: log) }
        Button("Hide") { isShown = false }
      }
    }
    let log = Log()
    let host = ViewHost { Page(log: log) }
    #expect(host.contains("early"))
    log.label?.text = "late"
    #expect(host.contains("late"))
    try host.tap("Hide")
    #expect(log.made == 1)
    #expect(log.gone == 1)
    #expect(log.label == nil)
  }

  @Test("a view that is drawn by code leaves a placeholder, and is reported")
  func drawn() {
    withExpectedIssue {
      #expect(ViewHost { DialView() }.contains("DialView needs UIKit"))
    }
  }

  @Test("what an app sets of the appearance of views is kept, for the window it is set in")
  func appearance() {
    setAppearances()
    #expect(UITableView.appearance().separatorStyle == .none)
    #expect(UINavigationBar.appearance().standardAppearance.backgroundColor == .systemIndigo)
    #expect(
      UISegmentedControl.appearance().titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .white)
    let host = ViewHost { OwnTabBar() }
    #expect(
      elements(host).contains { if case .tabs(let tabs) = $0 { tabs.isBarHidden } else { false } })
    let other = ViewHost { TabView { Text("first").tabItem { Text("First tab") } } }
    #expect(
      elements(other).contains { if case .tabs(let tabs) = $0 { !tabs.isBarHidden } else { false } })
  }

  @Test("a picture of a view cannot be made, and is reported")
  func snapshot() {
    withExpectedIssue {
      #expect(ImageRenderer(content: Text("a")).uiImage == nil)
    }
  }

  @Test("controls in the order of earlier years, and actions of every number of parameters")
  func controls() throws {
    let host = ViewHost { Controls() }
    #expect(host.all(.slider).count == 5)
    let slider = try #require(host.all(.slider).first)
    try host.graph.send(.setValue(0.75), to: slider.id)
    #expect(host.contains("3"))
  }

  @Test("a tile that is dragged over another changes places with it")
  func reordering() throws {
    let host = ViewHost { Tiles() }
    func id(_ text: String) throws -> RenderNodeID {
      try #require(
        host.tree.root.map(host.tree.subtree)?.first {
          if case .text(let shown)? = host.tree[$0]?.element { shown.string == text } else { false }
        })
    }
    try host.graph.send(
      .drop(RenderDrop(source: id("a"), text: nil, location: .init(x: 1, y: 1))), to: id("c"))
    let texts = host.tree.root.map(host.tree.subtree)!.compactMap { id -> String? in
      if case .text(let shown)? = host.tree[id]?.element { shown.string } else { nil }
    }
    #expect(texts == ["b", "c", "a"])
  }

  @Test("a text from outside is dropped")
  func dropping() async throws {
    let host = ViewHost { Inbox() }
    let id = try #require(
      host.tree.root.map(host.tree.subtree)?.first {
        if case .text(let shown)? = host.tree[$0]?.element { shown.string == "empty" } else { false }
      })
    try host.graph.send(.dropTarget(true), to: id)
    #expect(host.contains("over"))
    try host.graph.send(.drop(RenderDrop(source: nil, text: "hello", location: .init(x: 1, y: 1))), to: id)
    await host.wait { $0.contains("hello") }
  }
}
