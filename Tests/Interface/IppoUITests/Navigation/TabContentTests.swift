import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Tabs of an app's own")
struct TabContentTests {
  enum Place: String, CaseIterable, Identifiable {
    case home, library, search
    var id: Self { self }
  }

  struct Places: TabContent {
    @State private var isOpen = true
    let showsSearch: Bool

    var body: some TabContent<Place> {
      Tab("Home", systemImage: "house", value: .home) { Toggle("Open", isOn: $isOpen) }
        .accessibilityLabel("Start")
        .defaultVisibility(.hidden, for: .tabBar)
      if showsSearch {
        Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("search") }
      } else {
        Tab("Library", systemImage: "books.vertical", value: .library) { Text("library") }
      }
    }
  }

  private func titles(_ screen: Screen) -> [String] {
    screen.all { if case .tabs(let tabs) = $0 { tabs.items.map(\.title) } else { nil } }.first ?? []
  }

  @Test("tabs are made of others by their body, with state of their own")
  func body() throws {
    let selection = Model(Place.home)
    let screen = Screen {
      Lazily {
        TabView(selection: selection.binding) {
          Places(showsSearch: true)
          Places(showsSearch: false).hidden()
        }
      }
    }
    screen.graph.drain()
    #expect(titles(screen) == ["Home", "Search"])
    let toggle = try screen.first { if case .toggle(let toggle) = $0 { toggle.isOn } else { nil } }
    #expect(toggle.value)
    try screen.send(.setOn(false), to: toggle.id)
    screen.graph.drain()
    #expect(try !screen.first { if case .toggle(let toggle) = $0 { toggle.isOn } else { nil } }.value)
  }

  @Test("a sidebar is told the sections of tabs, unless a bar is wanted")
  func sections() throws {
    func tabs(_ placement: AdaptableTabBarPlacement) throws -> RenderTabs {
      let screen = Screen {
        TabView {
          Tab("Home", systemImage: "house") { Text("1") }
          TabSection("Library") {
            Tab("Albums", systemImage: "a") { Text("2") }
            Tab("Artists", systemImage: "b") { Text("3") }
          }
          TabSection { Tab("Rest", systemImage: "c") { Text("4") } }
        }
        .tabViewStyle(.sidebarAdaptable)
        .defaultAdaptableTabBarPlacement(placement)
      }
      return try screen.first { if case .tabs(let tabs) = $0 { tabs } else { nil } }.value
    }
    let sidebar = try tabs(.automatic)
    #expect(sidebar.style == .sidebarAdaptable && !sidebar.style.isOfPages)
    #expect(sidebar.items.map(\.section) == [nil, "Library", "Library", ""])
    #expect(sidebar.items.indices.map(sidebar.beginsSection) == [false, true, false, true])
    #expect(try tabs(.tabBar).style == .automatic)
  }

  @Test("the ground behind dots is as the app has it")
  func indexBackground() throws {
    let screen = Screen {
      TabView { Text("A") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
      TabView { Text("B") }.tabViewStyle(.page).indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .never))
      TabView { Text("C") }.tabViewStyle(.page)
    }
    let grounds = screen.all { if case .tabs(let tabs) = $0 { tabs.indexBackground } else { nil } }
    #expect(grounds == [.always, .never, .interactive])
  }

  @Test("tabs for each element, in groups and sections")
  func collections() throws {
    let selection = Model(Place.library)
    let screen = Screen {
      Lazily {
        TabView(selection: selection.binding) {
          ForEach(Place.allCases) { place in Tab(place.rawValue, systemImage: "circle", value: place) { Text("x") } }
          Group {
            Tab("G1", systemImage: "circle", value: Place.home) { Text("1") }
            Tab("G2", systemImage: "circle", value: Place.home) { Text("2") }
          }
          TabSection("Section") { Tab("S", systemImage: "circle", value: .search) { Text("s") } }
            .sectionActions { Button("Add") {} }
        }
      }
    }
    screen.graph.drain()
    #expect(titles(screen) == ["home", "library", "search", "G1", "G2", "S"])
    #expect(screen.all { if case .tabs(let tabs) = $0 { tabs.selection } else { nil } } == [1])
  }

  @Test("a customization is kept")
  func customization() throws {
    var customization = TabViewCustomization()
    customization[tab: "a"].sidebarVisibility = .hidden
    let kept = try JSONDecoder().decode(TabViewCustomization.self, from: JSONEncoder().encode(customization))
    #expect(kept == customization)
    #expect(kept[tab: "b"].tabBarVisibility == .automatic)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TabViewCustomization.self, from: Data(#"{"tabs":{"a":[1]}}"#.utf8))
    }
    customization.resetVisibility()
    #expect(customization == TabViewCustomization())
  }
}
