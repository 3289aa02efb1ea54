import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("NavigationLink with a binding")
struct NavigationLinkTests {
  @Test("A link to a view opens it and keeps its own state")
  func plainLink() throws {
    let screen = Screen {
      NavigationView {
        NavigationLink("Detail") { Text("Page") }
      }
    }
    #expect(screen.pages.count == 1)
    try screen.tap("Detail")
    #expect(screen.pages.count == 2)
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(screen.pages.count == 1)
  }

  private struct Shouting: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text(configuration.isPressed ? "pressed" : "style")
      configuration.label
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).buttonStyle(.bordered)
    }
  }

  @Test("A link looks as the button style says, and still is a link")
  func styles() throws {
    let links = { (screen: Screen) in
      screen.all { if case .button(let button) = $0, button.opensPage { button.style } else { nil } }
    }
    let screen = Screen {
      NavigationStack {
        VStack {
          NavigationLink("Automatic") { Text("1") }
          NavigationLink("Prominent") { Text("2") }.buttonStyle(.borderedProminent)
          NavigationLink("Own") { Text("3") }.buttonStyle(Shouting())
          NavigationLink("Nested", value: 4).buttonStyle(Twice())
        }
        .navigationDestination(for: Int.self) { Text("page \($0)") }
      }
    }
    #expect(links(screen) == [.automatic, .borderedProminent, .custom, .bordered])
    #expect(screen.texts.contains("style"))
    for (index, page) in ["1", "2", "3", "page 4"].enumerated() {
      let link = screen.nodes.filter { if case .button = $0.element { true } else { false } }[index]
      try screen.send(.activate, to: link.id)
      #expect(screen.pages.count == 2)
      #expect(screen.texts.contains(page))
      try screen.send(.dismiss, to: screen.pages[1].id)
    }
  }

  @Test("A link that leads nowhere is disabled whatever its style")
  func unreachable() throws {
    let isDisabled = { (screen: Screen) in
      screen.nodes.filter { if case .button = $0.element { true } else { false } }.map(\.attributes.isDisabled)
    }
    let screen = Screen {
      VStack {
        NavigationLink("Outside of a navigation") { Text("1") }.buttonStyle(Shouting())
        NavigationStack {
          NavigationLink("No value", value: Int?.none).buttonStyle(.bordered)
        }
      }
    }
    #expect(isDisabled(screen) == [true, true])
  }

  @Test("The row of a link has a chevron whatever its style")
  func rowsOfStyles() throws {
    let screen = Screen {
      NavigationStack {
        List {
          NavigationLink("Plain") { Text("1") }.buttonStyle(.plain)
          NavigationLink("Own") { Text("2") }.buttonStyle(Shouting())
          Button("None") {}
        }
      }
    }
    #expect(screen.all { if case .row(let row) = $0 { row.isLink } else { nil } } == [true, true, false])
  }

  @Test("A link opened from a page that a link opened is on top of it")
  func nestedLinks() throws {
    let screen = Screen {
      NavigationView {
        NavigationLink("One") {
          NavigationLink("Two") { Text("End").navigationTitle("2") }.navigationTitle("1")
        }
        .navigationTitle("0")
      }
    }
    try screen.tap("One")
    try screen.tap("Two")
    #expect(screen.pages.map(\.page.title) == ["0", "1", "2"])
    #expect(screen.pages.map(\.page.backTitle) == [nil, "0", "1"])
  }

  @Test("isActive: the link writes true, going back writes false, and writing opens and closes")
  func isActive() throws {
    let flag = Model(false)
    let screen = Screen {
      NavigationView {
        NavigationLink("Detail", isActive: flag.binding) { Text("Page") }
      }
    }
    try screen.tap("Detail")
    #expect(flag.value)
    #expect(screen.pages.count == 2)
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(!flag.value)
    #expect(screen.pages.count == 1)
    flag.value = true
    screen.graph.drain()
    #expect(screen.pages.count == 2)
  }

  @Test("tag and selection: the page shows iff the selection is the tag")
  func selection() throws {
    let selection = Model<String?>("b")
    let screen = Screen {
      NavigationView {
        VStack {
          NavigationLink("A", tag: "a", selection: selection.binding) { Text("Page A") }
          NavigationLink("B", tag: "b", selection: selection.binding) { Text("Page B") }
        }
      }
    }
    #expect(screen.texts.contains("Page B"))
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(selection.value == nil)
    try screen.tap("A")
    #expect(selection.value == "a")
    #expect(screen.texts.contains("Page A"))
  }

  @Test("A link whose tag is new in every evaluation stays open after it was tapped")
  func changingTag() throws {
    struct Root: View {
      let selection: Binding<UUID?>
      var body: some View {
        NavigationLink("Detail", tag: UUID(), selection: selection) { Text("Page") }
        Text("Selected: \(selection.wrappedValue == nil ? "no" : "yes")")
      }
    }
    let selection = Model<UUID?>(nil)
    let screen = Screen { NavigationView { Root(selection: selection.binding) } }
    try screen.tap("Detail")
    #expect(screen.pages.count == 2)
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(selection.value == nil)
    #expect(screen.pages.count == 1)
    // A selection that no link was opened with shows nothing.
    selection.value = UUID()
    screen.graph.drain()
    #expect(screen.pages.count == 1)
  }

  @Test("A page and a sheet that are opened from a row are in no row")
  func openedFromRow() throws {
    let screen = Screen {
      NavigationView {
        List {
          NavigationLink("Detail") { VStack { Section("Title") { Text("Page") } } }
          Text("Row").sheet(isPresented: .constant(true)) { Section("Title") { Text("Sheet") } }
        }
      }
    }
    #expect(screen.rows.count == 2)
    #expect(screen.all { if case .section = $0 { true } else { nil } }.isEmpty)
    #expect(screen.texts.contains("Sheet"))
  }
}
