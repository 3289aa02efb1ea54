import Testing

@testable import IppoUI

@MainActor
@Suite("Bars of a page")
struct NavigationBarItemsTests {
  private struct Sample: View {
    var body: some View {
      NavigationView { Text("Hello world").navigationBarItems(leading: Text("Leading")) }
    }
  }

  private func items(_ screen: Screen) -> [(RenderToolbarItem.Placement, [String])] {
    screen.nodes.compactMap { node in
      guard case .toolbarItem(let item) = node.element else { return nil }
      return (item.placement, screen.texts(in: node.id))
    }
  }

  @Test("The type of navigationBarItems prints as SwiftUI's")
  func printedType() {
    #expect(
      "\(type(of: Sample().body))"
        == "NavigationView<EnvironmentReaderView<ModifiedContent<Text, "
        + "_PreferenceWritingModifier<NavigationBarItemsKey>>>>")
  }

  @Test("navigationBarItems reach the page, before its content")
  func barItems() {
    let screen = Screen { Sample() }
    #expect(items(screen).map(\.0) == [.leading])
    #expect(items(screen).map(\.1) == [["Leading"]])
    #expect(screen.texts == ["Leading", "Hello world"])
  }

  @Test("navigationBarItems stay on the innermost page")
  func nestedBarItems() {
    let screen = Screen {
      NavigationStack {
        NavigationStack { Text("Inner").navigationBarItems(trailing: Text("Item")) }
          .navigationBarItems(leading: Text("Outer item"))
      }
    }
    #expect(items(screen).map(\.1) == [["Outer item"], ["Item"]])
  }

  @Test("Toolbar items reach the page they are written on, in their places")
  func toolbar() throws {
    let screen = Screen {
      NavigationStack {
        NavigationLink("Open") {
          Text("Page").toolbar { ToolbarItem(placement: .cancellationAction) { Text("Cancel") } }
        }
        .toolbar {
          ToolbarItem(placement: .navigationBarTrailing) { Text("Detail") }
          ToolbarItemGroup(placement: .bottomBar) {
            Text("One")
            Text("Two")
          }
        }
        .toolbar { Text("More") }
      }
    }
    #expect(items(screen).map(\.0) == [.trailing, .bottom, .bottom, .trailing])
    try screen.tap("Open")
    let page = try #require(screen.pages.last)
    let children = screen.graph.tree.children(of: page.id)
    #expect(screen.texts(in: children[0]) == ["Cancel"])
    #expect(screen.texts(in: children[1]) == ["Page"])
  }

  @Test("EditButton turns the edit mode of its page on and off")
  func editButton() throws {
    let screen = Screen {
      NavigationStack {
        List { Text("Row") }.toolbar { EditButton() }
      }
    }
    #expect(try !screen.isEditing())
    try screen.tap("Edit")
    #expect(try screen.isEditing())
    try screen.tap("Done")
    #expect(try !screen.isEditing())
  }

  @Test("navigationBarItems are in the environment of the view they are written on")
  func environmentOfBarItems() throws {
    struct Notes: View {
      @State private var editMode = EditMode.inactive
      @State private var isLocked = false

      var body: some View {
        List { Text(editMode == .active ? "Edited" : "Shown") }
          .navigationBarItems(leading: Button("Lock") { isLocked = true }.disabled(isLocked), trailing: EditButton())
          .environment(\.editMode, $editMode)
          .environment(\.layoutDirection, isLocked ? .rightToLeft : .leftToRight)
      }
    }
    let screen = Screen { NavigationStack { Notes() } }
    try screen.tap("Edit")
    #expect(try screen.isEditing())
    #expect(screen.texts.contains("Edited"))
    // A change of another value above does not affect the items.
    try screen.tap("Lock")
    try screen.tap("Done")
    #expect(try !screen.isEditing())
    #expect(screen.texts.contains("Shown"))
  }

  @Test("windows and sheets have edit modes of their own")
  func editModes() throws {
    struct Profile: View {
      let name: String
      @Environment(\.editMode) private var editMode
      @State private var isPresented = false

      var body: some View {
        EditButton()
        Text("\(name): \(editMode?.wrappedValue == .inactive ? "summary" : "editor")")
        Button("Open") { isPresented = true }.sheet(isPresented: $isPresented) { Profile(name: "Sheet") }
      }
    }
    let screen = Screen { Profile(name: "Window") }
    #expect(screen.texts.contains("Window: summary"))
    try screen.tap("Edit")
    #expect(screen.texts.contains("Window: editor"))
    try screen.tap("Open")
    #expect(screen.texts.contains("Sheet: summary"))
  }
}

extension Screen {
  /// Whether the rows of the list are edited.
  fileprivate func isEditing() throws -> Bool {
    try first { if case .list(let list) = $0 { list.isEditing } else { nil } }.value
  }
}
