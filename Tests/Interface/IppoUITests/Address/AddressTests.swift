import Foundation
import IppoRender
import RandomRenderTrees
import Testing

@testable import IppoUI

@MainActor
@Suite("Addresses of what a window shows")
struct AddressTests {
  enum Tab: String { case soups, salads }

  /// Tabs in the query, a path of dishes below, and what is sought.
  struct Kitchen: View {
    @State private var tab = Tab.soups
    @State private var path: [String] = []
    @State private var search = ""
    @State private var portions: Int?

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text(verbatim: "\(tab.rawValue) “\(search)” \(portions.map(String.init) ?? "any")")
          Button("Salads") { tab = .salads }
          NavigationLink("Leek", value: "leek soup")
        }
        .navigationDestination(for: String.self) { name in
          VStack {
            Text(verbatim: "Dish: \(name)")
            Button("Wine") { path.append("wine/red") }
          }
        }
      }
      .address(path: $path)
      .address("tab", $tab, default: .soups)
      .address("q", $search, default: "")
      .address("portions", $portions)
    }
  }

  private func url(_ text: String) -> URL { URL(string: "https://host.example" + text)! }

  @Test("follow the state")
  func fromState() throws {
    let screen = Screen { Kitchen() }
    #expect(screen.graph.address == "/")
    try screen.press("Salads")
    #expect(screen.graph.address == "/?tab=salads")
    try screen.press("Leek")
    #expect(screen.graph.address == "/leek%20soup?tab=salads")
    try screen.press("Wine")
    #expect(screen.graph.address == "/leek%20soup/wine%2Fred?tab=salads")
  }

  @Test("are told with the change, in one frame")
  func frames() throws {
    let screen = Screen { Kitchen() }
    let before = screen.recorded.count
    try screen.press("Salads")
    #expect(screen.recorded.count == before + 1)
    let root = try #require(screen.graph.tree.root)
    #expect(screen.graph.tree[root]?.attributes.address == "/?tab=salads")
  }

  @Test("lead back to the state")
  func toState() throws {
    let screen = Screen { Kitchen() }
    #expect(screen.graph.show(address: url("/leek/wine%2Fred?portions=4&tab=salads&q=a%26b&utm=x")) == .shown)
    #expect(screen.graph.address == "/leek/wine%2Fred?portions=4&q=a%26b&tab=salads")
    #expect(screen.texts.contains("Dish: wine/red"))
    // What an address does not have is as in the beginning.
    #expect(screen.graph.show(address: url("/leek")) == .shown)
    #expect(screen.graph.address == "/leek")
    #expect(screen.texts.contains("Dish: leek"))
    #expect(screen.graph.show(address: url("")) == .shown)
    #expect(screen.graph.address == "/")
    #expect(screen.texts.contains("soups “” any"))
  }

  @Test("at which the window was are shown again, and nobody is handed a URL for it")
  func history() throws {
    var opened: [URL] = []
    let screen = Screen { Kitchen().onOpenURL { opened.append($0) } }
    let root = try #require(screen.graph.tree.root)
    try screen.press("Salads")
    try screen.press("Leek")
    try screen.graph.send(.show(address: "/?q=a%26b"), to: root)
    #expect(screen.graph.address == "/?q=a%26b")
    try screen.graph.send(.show(address: "/leek%20soup?tab=salads"), to: root)
    #expect(screen.texts.contains("Dish: leek soup"))
    #expect(screen.graph.address == "/leek%20soup?tab=salads")
    #expect(opened.isEmpty)
  }

  @Test("are taken by windows that describe some, and by nothing else in them")
  func refused() throws {
    let screen = Screen { Kitchen() }
    let root = try #require(screen.graph.tree.root)
    for address in ["", "soups", "https://host.example/", "/" + String(repeating: "a", count: 8_000)] {
      #expect(throws: RenderEventError.notAccepted(root, .show(address: address))) {
        try screen.graph.send(.show(address: address), to: root)
      }
    }
    let inner = try #require(screen.graph.tree.children(of: root).first)
    #expect(throws: RenderEventError.notAccepted(inner, .show(address: "/"))) {
      try screen.graph.send(.show(address: "/"), to: inner)
    }
    let other = Screen { Text(verbatim: "No address") }
    let otherRoot = try #require(other.graph.tree.root)
    #expect(throws: RenderEventError.notAccepted(otherRoot, .show(address: "/"))) {
      try other.graph.send(.show(address: "/"), to: otherRoot)
    }
  }

  @Test("of any state lead back to the same state", arguments: 0..<40)
  func roundTrip(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1)
    func text() -> String {
      let alphabet: [Character] = [
        "a", "Z", "0", " ", "/", "?", "#", "%", "&", "=", "+", "ß", "日", "👩‍👩‍👧", ";", ":", "@", "~", ".",
      ]
      return "x"
        + String((0..<Int.random(in: 0...6, using: &random)).map { _ in alphabet.randomElement(using: &random)! })
    }
    let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in text() }
    let search = Bool.random(using: &random) ? text() : ""
    let count = Bool.random(using: &random) ? Int.random(in: -9...9, using: &random) : nil
    let first = Screen { Values(path: path, search: search, count: count) }
    let second = Screen { Values(path: [], search: "", count: nil) }
    #expect(second.graph.show(address: url(first.graph.address!)) == .shown)
    #expect(second.graph.address == first.graph.address)
    #expect(second.texts == first.texts)
  }

  struct Values: View {
    @State var path: [String]
    @State var search: String
    @State var count: Int?

    var body: some View {
      Text(verbatim: "\(path) \(search) \(String(describing: count))")
        .address("count", $count)
        .address("search", $search, default: "")
        .address(path: $path)
    }
  }

  @Test("are taken over from the outside in, by views that come with what is shown")
  func nested() {
    struct Outer: View {
      @State private var section: String?

      var body: some View {
        Column {
          if let section { Inner(section: section) } else { Leaf("outer") }
        }
        .address(path: Binding(get: { section }, set: { section = $0.flatMap { ["a", "b"].contains($0) ? $0 : nil } }))
      }
    }
    struct Inner: View {
      let section: String
      @State private var page: Int?

      var body: some View {
        Leaf("\(section), \(page ?? 0)").address(path: $page)
      }
    }
    let screen = Screen { Outer() }
    #expect(screen.graph.show(address: url("/b/7")) == .shown)
    #expect(screen.texts == ["b, 7"])
    #expect(screen.graph.address == "/b/7")
    for unknown in ["/c", "/b/seven", "/b/7/8", "/b/", "//b", "/b/..", "/%2E%2E", "/%FF"] {
      #expect(screen.graph.show(address: url(unknown)) == .unknown, "\(unknown)")
    }
  }

  @Test("that cannot be written end before what leads elsewhere")
  func reserved() {
    for name in ["", ".", "..", "_ippo"] {
      let screen = Screen { Values(path: ["a", name, "b"], search: "", count: nil) }
      #expect(screen.graph.address == "/a")
    }
  }

  @Test("are none where no view describes them")
  func none() {
    let screen = Screen { Leaf("plain") }
    #expect(screen.graph.address == nil)
    #expect(screen.graph.show(address: url("/a")) == .refused)
    #expect(screen.graph.show(address: url("/?a=b")) == .shown)
    screen.graph.close()
    #expect(screen.graph.show(address: url("/")) == .refused)
  }

  @Test("go when the view that describes them goes")
  func disappearing() throws {
    struct Sometimes: View {
      @State private var isThere = true
      @State private var name: String? = "n"

      var body: some View {
        Column {
          Tap("toggle") { isThere.toggle() }
          if isThere { Leaf("there").address(path: $name) }
        }
      }
    }
    let screen = Screen { Sometimes() }
    #expect(screen.graph.address == "/n")
    try screen.tap("toggle")
    #expect(screen.graph.address == nil)
    try screen.tap("toggle")
    #expect(screen.graph.address == "/n")
  }

  @Test("hold while the views are put away, and in a window that is rebuilt")
  func kept() throws {
    let screen = Screen { Kitchen() }
    #expect(screen.graph.show(address: url("/leek?tab=salads")) == .shown)
    let copy = try rebuilt(screen) { Kitchen() }
    #expect(copy.graph.address == "/leek?tab=salads")
    try both(screen, copy) { try $0.press("Wine") }
    #expect(copy.graph.address == screen.graph.address)
    #expect(screen.graph.rest())
    #expect(screen.graph.show(address: url("/soup")) == .shown)
    #expect(screen.texts.contains("Dish: soup"))
  }

  @Test("are handed to views that wait for URLs as well")
  func urls() {
    struct Inbox: View {
      @State private var received = "nothing"

      var body: some View { Leaf(received).onOpenURL { received = $0.absoluteString } }
    }
    let screen = Screen { Inbox() }
    #expect(screen.graph.show(address: url("/a?b=c")) == .shown)
    #expect(screen.texts == ["https://host.example/a?b=c"])
    #expect(screen.graph.address == nil)
  }
}
