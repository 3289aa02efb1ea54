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
