import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("The state of a search")
struct SearchTests {
  struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      List {
        Text(isSearching ? "searching" : "idle")
        Button("End") { dismissSearch() }
      }
    }
  }

  struct Page: View {
    @State var text = ""
    @State var isPresented = false
    var body: some View {
      NavigationStack {
        Results()
          .searchable(text: $text, isPresented: $isPresented)
          .toolbar { Button(isPresented ? "Shown" : "Hidden") { isPresented.toggle() } }
      }
    }
  }

  @Test("Views below know whether there is a search, and can end it")
  func dismiss() throws {
    let screen = Screen { Page() }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }.id
    #expect(screen.texts.contains("idle"))
    try screen.send(.setText("x"), to: field)
    #expect(screen.texts.contains("searching"))
    #expect(screen.button("Shown") != nil)
    try screen.tap("End")
    #expect(screen.texts.contains("idle"))
    #expect(screen.button("Hidden") != nil)
    let emptied = try screen.first { if case .field(let field) = $0 { field } else { nil } }.value
    #expect(emptied.text == "")
  }

  @Test("The app begins and ends a search")
  func presented() throws {
    let screen = Screen { Page() }
    try screen.tap("Hidden")
    #expect(screen.texts.contains("searching"))
    try screen.tap("Shown")
    #expect(screen.texts.contains("idle"))
  }

  struct Focused: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      NavigationStack {
        Button(isFocused ? "Leave" : "Search") { isFocused.toggle() }
          .searchable(text: $text)
          .searchFocused($isFocused)
      }
    }
  }

  @Test("The app moves the focus into the field and out of it, and knows where it is")
  func focused() throws {
    let screen = Screen { Focused() }
    let field = try screen.first { if case .field(let field) = $0 { field } else { nil } }.id
    func isFocused() -> Bool? { screen.graph.tree[field]?.attributes.isFocused }
    #expect(isFocused() == false)
    try screen.tap("Search")
    #expect(isFocused() == true)
    try screen.tap("Leave")
    #expect(isFocused() == false)
    try screen.send(.focus(true), to: field)
    #expect(screen.button("Leave") != nil)
  }
}
