import IppoRender
import Testing

@testable import IppoUI

@MainActor
@Suite("Addresses of links, rows and tabs")
struct LinkAddressTests {
  /// The address of each button, by its text; empty where it is not known.
  private func links(_ screen: Screen) -> [String: String] {
    var found: [String: String] = [:]
    for node in screen.nodes {
      guard case .button(let link) = node.element else { continue }
      found[screen.texts(in: node.id).joined()] = link.address ?? ""
    }
    return found
  }

  struct Dishes: View {
    @State private var path: [String] = []
    @State private var tab = "new"

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("Soup", value: "soup")
          NavigationLink("Number", value: 7)
          Button("Sale") { tab = "sale" }
        }
        .navigationDestination(for: String.self) { name in
          NavigationLink("\(name) in detail", value: "detail")
        }
      }
      .address(path: $path)
      .address("tab", $tab, default: "new")
    }
  }

  @Test("of a stack are those with their value on top, whatever else is described")
  func stack() throws {
    let screen = Screen { Dishes() }
    #expect(links(screen) == ["Soup": "/soup", "Number": "", "Sale": ""])
    try screen.press("Sale")
    #expect(links(screen)["Soup"] == "/soup?tab=sale")
    try screen.press("Soup")
    #expect(links(screen)["soup in detail"] == "/soup/detail?tab=sale")
    #expect(links(screen)["Soup"] == "/soup?tab=sale", "A page that is covered keeps what its links lead to.")
  }

  @Test("are where a click leads")
  func clicks() throws {
    let screen = Screen { Dishes() }
    for name in ["Soup", "soup in detail"] {
      let address = try #require(links(screen)[name])
      try screen.press(name)
      #expect(screen.graph.address == address)
    }
  }

  @Test("of a stack with another path than the one that is described are not known")
  func anotherPath() {
    struct Two: View {
      @State private var path: [String] = []
      @State private var described: [String] = []

      var body: some View {
        NavigationStack(path: $path) { NavigationLink("Soup", value: "soup") }
          .address(path: $described)
      }
    }
    #expect(links(Screen { Two() }) == ["Soup": ""])
  }

  @Test("of a list are those of its rows' values")
  func list() throws {
    struct Choice: View {
      @State private var selection: String?

      var body: some View {
        List(selection: $selection) {
          Text("A").tag("a")
          Text("Hidden").tag("hidden")
          NavigationLink("B", value: "b")
          Text("None")
        }
        .address(path: $selection) { $0 != "hidden" }
      }
    }
    let screen = Screen { Choice() }
    #expect(screen.rows.map(\.row.address) == ["/a", nil, nil, nil], "a link says itself where it leads")
    #expect(links(screen) == ["B": "/b"])
  }

  @Test("of tabs are those with their value")
  func tabs() throws {
    struct Tabs: View {
      @State private var tab = 1

      var body: some View {
        TabView(selection: $tab) {
          Text("One").tabItem { Text("1") }.tag(1)
          Text("Two").tabItem { Text("2") }.tag(2)
        }
        .address("tab", $tab, default: 1)
      }
    }
    let screen = Screen { Tabs() }
    let tabs = try screen.first { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    #expect(tabs.value.items.map(\.address) == ["/", "/?tab=2"])
  }

  @Test("of a page that is covered say nothing new, and evaluate no more bodies than links without")
  func evaluations() throws {
    struct Shelf: View {
      let isDescribed: Bool
      @State private var path: [String] = []

      var body: some View {
        NavigationStack(path: $path) {
          Links().navigationDestination(for: String.self) { Text($0) }
        }
        .address(path: isDescribed ? $path : .constant([]))
      }
    }
    struct Links: View {
      var body: some View {
        NavigationLink("Soup", value: "soup")
        NavigationLink("Salad", value: "salad")
      }
    }
    var bodies: [[String]] = []
    for isDescribed in [true, false] {
      let screen = Screen { Shelf(isDescribed: isDescribed) }
      let (before, frames) = (screen.bodies.count, screen.recorded.count)
      try screen.press("Soup")
      bodies.append(screen.bodies.dropFirst(before).filter { $0.hasPrefix("NavigationLink") })
      let updates = screen.recorded.dropFirst(frames).flatMap(\.entries).filter { entry in
        if case .update(_, .button?, _) = entry.op { true } else { false }
      }
      #expect(updates.isEmpty)
    }
    #expect(bodies[0] == bodies[1])
  }
}
