import Testing

@testable import IppoUI

@MainActor
@Suite("What the content of a row says to its list")
struct RowTraitTests {
  private func row(@ViewBuilder _ content: () -> some View) throws -> RenderRow {
    let view = content()
    return try row(in: Screen { NavigationStack { List { view } } })
  }

  private func row(in screen: Screen) throws -> RenderRow {
    return try screen.first { if case .row(let row) = $0 { row } else { nil } }.value
  }

  @Test("A context menu around it hides none of that")
  func contextMenu() throws {
    let row = try row {
      NavigationLink("Open", value: 1)
        .badge(3)
        .listRowSeparator(.hidden)
        .swipeActions { Button("Delete", role: .destructive) {} }
        .swipeActions(edge: .leading) { Button("Flag") {} }
        .contextMenu { Button("Copy") {} }
    }
    #expect(row.badge == "3")
    #expect(!row.hasSeparator)
    #expect(row.trailingActionCount == 1)
    #expect(row.leadingActionCount == 1)
    #expect(row.isLink)
  }

  @Test("A link leads somewhere with modifiers around it, and one of several views in a stack does not")
  func links() throws {
    #expect(try row { NavigationLink("Open", value: 1).padding().background(.red).opacity(0.5) }.isLink)
    #expect(try row { NavigationLink("Open", value: 1).buttonStyle(.plain) }.isLink)
    #expect(try !row { HStack { NavigationLink("Open", value: 1) } }.isLink)
    #expect(try !row { Text("Row").background(NavigationLink("Open", value: 1).opacity(0)) }.isLink)
    #expect(try !row { Button("Press") {} }.isLink)
  }

  @Test("What changes within a context menu reaches the row")
  func changes() throws {
    let count = Model(1)
    struct Content: View {
      let count: Model<Int>
      var body: some View {
        List { Text("Mail").badge(count.value).contextMenu { Button("Read") {} } }
      }
    }
    let screen = Screen { Content(count: count) }
    #expect(try row(in: screen).badge == "1")
    count.value = 2
    screen.graph.drain()
    #expect(try row(in: screen).badge == "2")
  }
}
