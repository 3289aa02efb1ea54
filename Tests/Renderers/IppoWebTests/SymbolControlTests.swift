import IppoTesting
import IppoUI
import Testing

@testable import IppoWeb

@MainActor
@Suite struct SymbolControlTests {
  @Test func `a control made of a symbol alone has the symbol's name, in a test and on a page`() throws {
    var taps: [String] = []
    let host = ViewHost {
      VStack {
        Button {
          taps.append("add")
        } label: {
          Image(systemName: "plus")
        }
        Button {
          taps.append("menu")
        } label: {
          HStack { Image(systemName: "plus").foregroundStyle(.red) }.accessibilityLabel("New")
        }
        Button("Save", systemImage: "trash") { taps.append("save") }
        Menu {
          Button("Copy") {}
        } label: {
          Image(systemName: "ellipsis")
        }
        Picker("View", selection: .constant(0)) {
          Image(systemName: "list.bullet").tag(0)
          Image(systemName: "square.grid.2x2").tag(1)
        }
      }
    }
    try host.tap("Add")
    try host.tap("New")
    try host.tap("Save")
    #expect(taps == ["add", "menu", "save"])
    #expect(host.contains(.menu, "More"))
    #expect(try host.find(.combobox, "View").options == ["List", "Grid"])

    let html = host.html
    #expect(html.contains(#"role="img" aria-label="Add""#))
    #expect(html.contains(#"aria-label="New""#))
    #expect(html.contains(">List</option>"))
  }
}
