import Foundation
import IppoTesting
import IppoUI
import Testing
import UIKitIdioms

@MainActor
@Suite("Controls of UIKit in views of SwiftUI")
struct ControlTests {
  private func nodes(_ host: ViewHost, _ matches: (RenderElement) -> Bool) -> [RenderNodeID] {
    host.tree.root.map(host.tree.subtree)!.filter { host.tree[$0].map { matches($0.element) } ?? false }
  }

  private func text(_ host: ViewHost, _ start: String) -> String? {
    host.tree.root.map(host.tree.subtree)!.lazy.compactMap { id -> String? in
      if case .text(let shown)? = host.tree[id]?.element, shown.string.hasPrefix(start) { shown.string } else { nil }
    }.first
  }

  @Test("their actions run with what a person does")
  func actions() throws {
    let host = ViewHost { WrappedControls() }
    try host.graph.send(.setValue(0.5), to: #require(host.all(.slider).first).id)
    try host.toggle("Wrapped")
    let segments = try #require(
      nodes(host) { if case .picker = $0 { true } else { false } }.first)
    try host.graph.send(.select(1), to: segments)
    try host.tap("3")
    #expect(text(host, "value")?.hasSuffix("on, search , city ") == true)
    #expect(text(host, "segment") == "segment 1, page 2, count 0")
    try host.tap("Plain")
    try host.tap("Filled")
    #expect(text(host, "segment") == "segment 1, page 2, count 11")
  }

  @Test("a field has the focus when it is told to, and tells of its text and of Return")
  func fields() throws {
    let host = ViewHost { WrappedControls() }
    let fields = nodes(host) { if case .field = $0 { true } else { false } }
    #expect(fields.count == 2)
    #expect(host.tree[fields[1]]?.attributes.isFocused == true)
    try host.graph.send(.setText("Rome"), to: fields[1])
    #expect(text(host, "value")?.hasSuffix("city Rome") == true)
    try host.graph.send(.submit, to: fields[1])
    #expect(host.tree[fields[1]]?.attributes.isFocused == false)
  }

  @Test("a bar for a search has a button to give it up while it is used")
  func search() throws {
    let host = ViewHost { WrappedControls() }
    let field = try #require(nodes(host) { if case .field = $0 { true } else { false } }.first)
    try host.graph.send(.focus(true), to: field)
    try host.graph.send(.setText("tea"), to: field)
    #expect(text(host, "value")?.contains("search tea") == true)
    try host.tap("Cancel")
    #expect(text(host, "value")?.contains("search ,") == true)
    #expect(!host.contains(.button, "Cancel"))
  }

  @Test("a label shows the attributes of its text")
  func attributes() throws {
    let host = ViewHost { WrappedControls() }
    let id = try #require(
      nodes(host) { if case .text(let text) = $0 { text.string == "Styled" } else { false } }.first)
    guard case .text(let text)? = host.tree[id]?.element else { return }
    #expect(text.runs.first?.underline != nil)
  }

  @Test("gradients and shapes of layers are drawn")
  func layers() {
    let host = ViewHost { GradientCard() }
    let shapes = host.tree.root.map(host.tree.subtree)!.compactMap { id -> RenderShape? in
      if case .shape(let shape)? = host.tree[id]?.element { shape } else { nil }
    }
    #expect(shapes.contains { if case .linearGradient? = $0.fill { true } else { false } })
    #expect(shapes.contains { $0.stroke != nil })
  }

  @Test("tabs, a navigation and a table of UIKit")
  func containers() throws {
    let host = ViewHost { ClassicTabs() }
    #expect(host.contains("milk") && host.contains("bread"))
    #expect(host.contains(.navigation, "Shopping"))
    let add = try #require(host.all(.button).first { $0.name.lowercased().contains("add") || $0.name == "plus" })
    try host.send(.activate, to: add)
    #expect(host.contains("tea"))
    try host.tap("tea")
    #expect(host.contains("bought tea"))
    try host.back()
    #expect(!host.contains("bought tea"))
    try host.select("About")
    #expect(host.contains("about this app"))
  }

  @Test("pages that one leafs through")
  func pages() throws {
    struct Book: View {
      @State private var page = 0
      var body: some View {
        Leaflet(pages: ["one", "two", "three"], current: $page)
        Text("page \(page)")
        Button("Last") { page = 2 }
      }
    }
    let host = ViewHost { Book() }
    let tabs = try #require(nodes(host) { if case .tabs = $0 { true } else { false } }.first)
    try host.graph.send(.select(1), to: tabs)
    #expect(host.contains("page 1"))
    try host.tap("Last")
    #expect(host.contains("three"))
  }
}
