import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Tabs and columns")
struct TabTests {
  @Test("Tab views are the tabs, with or without values")
  func tabs() throws {
    let selection = Model(2)
    let screen = Screen {
      VStack {
        TabView {
          Tab("Home", systemImage: "house") { Text("One") }
          Tab("More", systemImage: "ellipsis") { Text("Two") }
        }
        TabView(selection: selection.binding) {
          Tab("A", systemImage: "a", value: 1) { Text("A") }.badge(3)
          Tab("B", systemImage: "b", value: 2) { Text("B") }
        }
      }
    }
    let tabs = screen.nodes.filter { if case .tabs = $0.element { true } else { false } }
    #expect(tabs.count == 2)
    #expect(
      tabs.map(\.element) == [
        .tabs(
          RenderTabs(
            items: [.init(title: "Home", symbol: "house"), .init(title: "More", symbol: "ellipsis")], selection: 0)),
        .tabs(
          RenderTabs(items: [.init(title: "A", symbol: "a", badge: "3"), .init(title: "B", symbol: "b")], selection: 1)),
      ])
    try screen.send(.select(1), to: tabs[0].id)
    try screen.send(.select(0), to: tabs[1].id)
    #expect(selection.value == 1)
    let selected = screen.all { if case .tabs(let tabs) = $0 { tabs.selection } else { nil } }
    #expect(selected == [1, 0])
  }

  @Test func `pages appear when they are turned to, and disappear when they are left`() throws {
    struct Page: View {
      @State private var count = 0
      let name: String
      let log: Box<String>

      var body: some View {
        Tap("\(name) \(count)") { count += 1 }
          .onAppear { log.value += "+\(name) " }
          .onDisappear { log.value += "-\(name) " }
      }
    }
    let log = Box("")
    let selection = Model(0)
    let names = Model(["a", "b", "c"])
    let screen = Screen {
      Lazily {
        TabView(selection: selection.binding) {
          Page(name: "first", log: log)
          ForEach(Array(names.value.enumerated()), id: \.element) {
            Page(name: $0.element, log: log).tag($0.offset + 1)
          }
          Group {
            Page(name: "x", log: log).tag(8)
            Page(name: "y", log: log).tabItem { Text("Y") }.tag(9)
          }
        }
        .tabViewStyle(.page)
      }
    }
    func turned(_ change: () throws -> Void) rethrows -> Set<String> {
      log.value = ""
      try change()
      screen.graph.drain()
      return Set(log.value.split(separator: " ").map(String.init))
    }
    #expect(log.value == "+first ")
    #expect(turned { selection.value = 2 } == ["-first", "+b"])
    #expect(try turned { try screen.tap("b 0") } == [])
    #expect(turned { selection.value = 9 } == ["-b", "+y"])
    #expect(turned { selection.value = 8 } == ["-y", "+x"])
    #expect(turned { selection.value = 2 } == ["-x", "+b"])
    #expect(screen.texts.contains("b 1"))
    // The selected page goes, and another one has its tag.
    #expect(turned { names.value = ["a", "c"] } == ["-b", "+c"])
  }

  @Test func `tabs within a page appear with their page`() throws {
    let log = Box("")
    let outer = Model(0)
    let screen = Screen {
      TabView(selection: outer.binding) {
        Text("One").tag(0)
        TabView {
          Text("Inner").onAppear { log.value += "+inner " }.onDisappear { log.value += "-inner " }.tabItem { Text("I") }
          Text("Other").onAppear { log.value += "+other " }.tabItem { Text("O") }
        }
        .tag(1)
      }
      .tabViewStyle(.page)
    }
    #expect(log.value.isEmpty)
    outer.value = 1
    screen.graph.drain()
    #expect(log.value == "+inner ")
    outer.value = 0
    screen.graph.drain()
    #expect(log.value == "+inner -inner ")
  }

  private func isBarHidden(_ screen: Screen) -> Bool? {
    screen.all { if case .tabs(let tabs) = $0 { tabs.isBarHidden } else { nil } }.first
  }

  @Test("A view hides the bar of the tabs while it is on screen")
  func hiddenBar() throws {
    let path = Model<[Int]>([])
    let selection = Model(0)
    let screen = Screen {
      Lazily {
        TabView(selection: selection.binding) {
          Tab("Notes", systemImage: "note", value: 0) {
            NavigationStack(path: path.binding) {
              Text("Root").navigationDestination(for: Int.self) { number in
                if number == 1 { Text("1").toolbar(.hidden, for: .tabBar) } else { Text("2") }
              }
            }
          }
          Tab("More", systemImage: "ellipsis", value: 1) { Text("More").toolbarVisibility(.hidden, for: .tabBar) }
          Tab("Less", systemImage: "minus", value: 2) { Text("Less") }
        }
      }
    }
    #expect(isBarHidden(screen) == false)
    path.value = [1]
    screen.graph.drain()
    #expect(isBarHidden(screen) == true)
    path.value = [1, 2]
    screen.graph.drain()
    #expect(isBarHidden(screen) == false)
    path.value = []
    screen.graph.drain()
    #expect(isBarHidden(screen) == false)
    selection.value = 1
    screen.graph.drain()
    #expect(isBarHidden(screen) == true)
    selection.value = 2
    screen.graph.drain()
    #expect(isBarHidden(screen) == false)
  }

  private enum Place: Hashable { case home, shelf(Int), settings }

  private struct Places: View {
    @Binding var place: Place
    let isOwner: Bool

    @TabContentBuilder<Place> private var settings: some TabContent<Place> {
      Tab(value: .settings) {
        Text("S")
      } label: {
        Label("Settings", systemImage: "gear")
      }
    }

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Text("H") }.badge("new")
        TabSection("Shelves") {
          ForEach(0..<2) { shelf in
            Tab("Shelf \(shelf)", systemImage: "books", value: Place.shelf(shelf)) { Text("\(shelf)") }
          }
        }
        if isOwner { settings }
        Tab("Hidden", systemImage: "eye", value: .shelf(9)) { Text("?") }.hidden()
      }
    }
  }

  @Test("Values of tabs are named by their members, in sections, branches and properties")
  func tabContent() throws {
    let place = Model(Place.shelf(1))
    let screen = Screen { Places(place: place.binding, isOwner: true) }
    let tabs = try #require(screen.nodes.first { if case .tabs = $0.element { true } else { false } })
    #expect(
      tabs.element
        == .tabs(
          RenderTabs(
            items: [
              .init(title: "Home", symbol: "house", badge: "new"),
              .init(title: "Shelf 0", symbol: "books", section: "Shelves"),
              .init(title: "Shelf 1", symbol: "books", section: "Shelves"), .init(title: "Settings", symbol: "gear"),
            ], selection: 2)))
    try screen.send(.select(3), to: tabs.id)
    #expect(place.value == .settings)
  }

  @Test("An image at a URL is loaded by the renderer")
  func asyncImage() throws {
    let url = try #require(URL(string: "https://example.com/a.png"))
    let screen = Screen {
      VStack {
        AsyncImage(url: url)
        AsyncImage(url: nil) {
          $0.resizable()
        } placeholder: {
          ProgressView()
        }
      }
    }
    let images = screen.all { if case .image(let image) = $0 { image.source } else { nil } }
    #expect(images == [.url("https://example.com/a.png")])
    #expect(screen.elements.contains { if case .progress = $0 { true } else { false } })
  }
}
