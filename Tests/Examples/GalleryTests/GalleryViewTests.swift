import ComposableArchitecture
import ExampleSupport
import Foundation
import IppoTesting
import SwiftUI
import Testing

@testable import ExampleGallery

@MainActor
@Suite("The gallery's views")
struct GalleryViewTests {
  private func host(
    _ state: Gallery.State = Gallery.State(), _ size: UserInterfaceSizeClass = .regular
  ) -> ViewHost {
    ViewHost(environment: { $0.horizontalSizeClass = size }) {
      GalleryView(store: Store(initialState: state) { Gallery() })
    }
  }

  @Test("Every example opens, shows its title and its code, and closes", arguments: Catalog.examples)
  func opens(_ example: Example) throws {
    try withDependencies {
      $0.context = .preview
    } operation: {
      try open(example)
    }
  }

  private func open(_ example: Example) throws {
    for variant in example.variants {
      for size in [UserInterfaceSizeClass.compact, .regular] {
        let host = host(Gallery.State(spelling: variant.spelling), size)
        try host.tap(.link, host.elements.first { $0.role == .link && $0.name.hasPrefix(example.title) }!.name)
        #expect(host.contains(.navigation, example.title))
        if example.variants.count > 1 {
          #expect(try host.find(.radiogroup, "Spelling").value == variant.spelling.title)
        }
        try host.tap("Source")
        #expect(host.contains(.dialog, ""))
        #expect(host.elements.contains { $0.name.contains("import ") })
        try host.tap("Done")
        #expect(host.all(.dialog).isEmpty)
      }
    }
  }

  @Test("The address names the example that is open, and opens no other")
  func address() {
    withDependencies {
      $0.context = .preview
    } operation: {
      let graph = ViewGraph { GalleryView(store: Store(initialState: Gallery.State()) { Gallery() }) }
      defer { graph.close() }
      let show = { (path: String) in graph.show(address: URL(string: "https://host.example/\(path)")!) }
      graph.drain()
      #expect(graph.address == "/")
      for example in Catalog.examples.prefix(3) {
        #expect(show(example.id) == .shown)
        #expect(graph.address == "/\(example.id)")
      }
      for path in ["none-of-the-kind", Gallery.State.home] { #expect(show(path) == .unknown) }
      #expect(show("") == .shown)
      #expect(graph.address == "/")
    }
  }

  @Test("Where there is room for one column, an example is a page on top of the list")
  func compact() throws {
    let host = withDependencies {
      $0.context = .preview
    } operation: {
      self.host(Gallery.State(selection: "guessing-game"), .compact)
    }
    #expect(host.contains(.button, "Gallery"))
    #expect(!host.contains(.textbox, "Search examples"))
    try host.back()
    #expect(host.contains(.navigation, "Gallery"))
    #expect(!host.contains("Source"))
  }

  @Test("The search field filters the list, and a search without results says so")
  func search() throws {
    let host = host()
    // Each example, and the home page.
    #expect(host.all(.link).count == Catalog.examples.count + 1)
    let field = try #require(host.all(.textbox).first)
    try host.send(.setText("secret number"), to: field)
    #expect(host.all(.link).map(\.name).allSatisfy { $0.hasPrefix("Guessing Game") })
    try host.send(.setText("no such thing"), to: field)
    #expect(host.all(.link).isEmpty)
    #expect(host.outline.contains("no such thing"))
  }

  @Test("A wide window without a selection shows the home page, which opens every example")
  func nothingSelected() throws {
    let host = host()
    #expect(host.contains(.navigation, "Ippo"))
    #expect(host.outline.contains("Ippo runs SwiftUI"))
    for category in Catalog.sections(matching: "").map(\.category) {
      #expect(host.contains(.heading, category.title))
    }
    for example in Catalog.examples { #expect(host.contains(.button, example.title)) }
    try host.tap(.button, "Alerts")
    #expect(host.contains(.navigation, "Alerts"))
    try host.tap(.link, "Home")
    #expect(host.contains(.navigation, "Ippo"))
  }

  @Test("The name of an example that names itself is not repeated where there is room for one column")
  func nameOnce() {
    let host = withDependencies {
      $0.context = .preview
    } operation: {
      self.host(Gallery.State(selection: "counter"), .compact)
    }
    #expect(host.outline.contains("Basics"))
  }
}

@MainActor
@Suite("The panel of actions")
struct ActionLogPanelTests {
  private struct Panel: View {
    let log: ActionLog
    @State private var isShown = true

    var body: some View {
      ActionLogPanel(log: log, isShown: isShown, isTall: true, toggle: { isShown.toggle() }, restart: {})
    }
  }

  @Test("lists actions and what they changed, the latest first, until it is cleared")
  func entries() throws {
    let log = ActionLog()
    let host = ViewHost { Panel(log: log) }
    #expect(host.outline.contains("Use the example"))
    log.record(action: "first", before: 1, after: 1)
    log.record(action: "second", before: 1, after: 2)
    #expect(host.contains("2 actions"))
    let texts = host.all(.text).map(\.name)
    let second = try #require(texts.firstIndex { $0.contains("second") })
    let first = try #require(texts.firstIndex { $0.contains("first") })
    #expect(second < first)
    #expect(texts.contains("- 1") && texts.contains("+ 2"))
    #expect(texts.contains("No change of the state"))
    try host.tap("Clear")
    #expect(log.entries.isEmpty)
    #expect(host.outline.contains("Use the example"))
  }

  @Test("can be put away")
  func hiding() throws {
    let log = ActionLog()
    log.record(action: "first", before: 1, after: 2)
    let host = ViewHost { Panel(log: log) }
    try host.tap("Actions")
    #expect(!host.all(.text).contains { $0.name.contains("first") })
    try host.tap("Actions")
    #expect(host.all(.text).contains { $0.name.contains("first") })
  }
}
