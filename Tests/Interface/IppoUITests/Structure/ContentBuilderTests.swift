import Testing

@testable import IppoUI

@MainActor
@Suite("The builder of any content")
struct ContentBuilderTests {
  private struct Folder: Identifiable {
    let id: Int
    let name: String
  }

  private struct Editor: View {
    let folders: [Folder]
    var isEditing = true

    @ContentBuilder private var items: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      if isEditing {
        ToolbarItem { Button("Done") {} }
      } else {
        ToolbarItem { Button("Edit") {} }
      }
      if folders.count > 2 { ToolbarItem { Button("Sort") {} } }
      ForEach(folders) { folder in
        ToolbarItem(placement: .bottomBar) { Button(folder.name) {} }
      }
    }

    @ContentBuilder private var rows: some View {
      Text("One")
      if isEditing { Text("Two") }
    }

    var body: some View {
      NavigationStack { VStack { rows }.toolbar { items } }
    }
  }

  private func items(_ screen: Screen) -> [String] {
    screen.nodes.filter { if case .toolbarItem = $0.element { true } else { false } }
      .map { screen.texts(in: $0.id).joined() }
  }

  @Test("makes items of a toolbar of tuples, conditions and collections")
  func toolbars() {
    let folders = [Folder(id: 1, name: "Inbox"), Folder(id: 2, name: "Sent")]
    #expect(items(Screen { Editor(folders: folders) }) == ["Cancel", "Done", "Inbox", "Sent"])
    let screen = Screen { Editor(folders: folders + [Folder(id: 3, name: "Spam")], isEditing: false) }
    #expect(items(screen) == ["Cancel", "Edit", "Sort", "Inbox", "Sent", "Spam"])
    #expect(screen.texts.contains("One") && !screen.texts.contains("Two"))
  }

  @Test("ForEach makes items in a toolbar, and an item that has gone leaves the bar")
  func collections() {
    let names = Model(["A", "B"])
    let screen = Screen {
      Lazily {
        NavigationStack {
          Text("Page").toolbar {
            ToolbarItem { Text("First") }
            ToolbarItem { Text("Gone") }.hidden()
            ForEach(names.value, id: \.self) { name in ToolbarItem { Text(name) } }
            ForEach(0..<2) { number in
              ToolbarItemGroup { Text("Number \(number)") }
            }
          }
        }
      }
    }
    #expect(items(screen) == ["First", "A", "B", "Number 0", "Number 1"])
    names.value = ["B", "C"]
    screen.graph.drain()
    #expect(items(screen) == ["First", "B", "C", "Number 0", "Number 1"])
  }

  private struct Settings<Content: View>: View {
    let content: Content
    init<A, B>(@ContentBuilder content: () -> TupleContent<A, B>) where Content == TupleContent<A, B> {
      self.content = content()
    }
    var body: some View { HStack { content } }
  }

  @Test("A tuple of content is a view where all of it are views")
  func tuples() {
    let screen = Screen {
      Settings {
        Text("A")
        Text("B")
      }
      TupleContent((Text("C"), EmptyContent(), Text("D")))
    }
    #expect(screen.texts == ["A", "B", "C", "D"])
  }

  private struct Menus: Commands {
    let hasMore: Bool
    @ContentBuilder var body: some Commands {
      CommandMenu("One") { Button("A") {} }
      if hasMore { CommandMenu("Two") { Button("B") {} } }
      CommandMenu("Three") { Button("C") {} }
      EmptyContent()
    }
  }

  @Test("makes commands")
  func commands() {
    #expect(Menus(hasMore: true)._menus.map { $0.title } == [Text("One"), Text("Two"), Text("Three")])
    #expect(Menus(hasMore: false)._menus.map { $0.title } == [Text("One"), Text("Three")])
  }

  private struct Places: View {
    @State private var place = 1

    @ContentBuilder private var tabs: some TabContent<Int> {
      Tab("Home", systemImage: "house", value: 1) { Text("At home") }
      Tab("Work", systemImage: "case", value: 2, role: .prominent) { Text("At work") }
    }

    var body: some View { TabView(selection: $place) { tabs } }
  }

  @Test("makes tabs")
  func tabs() {
    let screen = Screen { Places() }
    let tabs = screen.all { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    #expect(tabs.first?.items.map(\.title) == ["Home", "Work"])
    #expect(screen.texts.contains("At home"))
  }

  @Test("What is empty is content of both kinds")
  func empty() {
    let screen = Screen {
      NavigationStack {
        Text("Page")
          .toolbar { EmptyView() }
          .toolbar {}
          .toolbar { EmptyContent() }
      }
    }
    #expect(items(screen) == [])
  }
}
