import Foundation
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("Tables")
struct TableTests {
  struct Person: Identifiable {
    var id: Int
    var name: String
    var age: Int
  }

  struct People: View {
    @State var people = [Person(id: 1, name: "Blob", age: 30), Person(id: 2, name: "Anna", age: 20)]
    @State var selection: Set<Int> = []
    @State var order = [KeyPathComparator(\Person.age)]

    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 40, max: 80)
        TableColumn("Id") { Text("#\($0.id)") }
      }
      .onChange(of: order, initial: true) { _, order in people.sort(using: order) }
      Text("selected \(selection.sorted().map(String.init).joined(separator: " "))")
    }
  }

  private func cells(_ screen: Screen) -> [String] { Array(screen.texts.drop { $0 != "Id" }.dropFirst()) }

  @Test("headers and rows are in columns")
  func columns() {
    let screen = Screen { People() }
    screen.graph.drain()
    #expect(screen.texts.prefix(3) == ["Name", "Age", "Id"])
    #expect(cells(screen) == ["Anna", "20", "#2", "Blob", "30", "#1", "selected "])
    #expect(
      screen.all { if case .gridRow(let row) = $0 { row.spans } else { nil } } == [[1, 1, 1], [1, 1, 1], [1, 1, 1]])
  }

  struct PlainPeople: View {
    let people = [Person(id: 1, name: "Blob", age: 30)]
    @State var selection: Int?

    var body: some View {
      Table(people, selection: $selection) {
        TableColumn("Name", value: \.name).width(80)
        TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(min: 40, max: 80)
        TableColumn("Id") { Text("#\($0.id)") }
      }
    }
  }

  @Test("columns of values with widths stand in a table without an order, and sort nothing")
  func columnsWithoutOrder() {
    let screen = Screen { PlainPeople() }
    screen.graph.drain()
    #expect(screen.texts == ["Name", "Age", "Id", "Blob", "30", "#1"])
    #expect(!screen.nodes.contains { if case .button = $0.element { true } else { false } })
  }

  @Test("a header sorts, and turns the order round")
  func sorting() throws {
    let screen = Screen { People() }
    screen.graph.drain()
    func press(_ title: String) throws {
      let button = try #require(
        screen.nodes.first {
          if case .button = $0.element { screen.texts(in: $0.id).contains(title) } else { false }
        })
      try screen.send(.activate, to: button.id)
      screen.graph.drain()
    }
    try press("Age")
    #expect(cells(screen).prefix(2) == ["Blob", "30"])
    try press("Name")
    #expect(cells(screen).prefix(2) == ["Anna", "20"])
    try press("Name")
    #expect(cells(screen).prefix(2) == ["Blob", "30"])
  }

  @Test("rows are chosen by their cells, and headers can be left out")
  func selection() throws {
    let screen = Screen { People() }
    screen.graph.drain()
    let cell = try #require(screen.nodes.first { $0.attributes.gestures.contains(.tap) })
    try screen.send(.tap(count: 1, location: .init(x: 0, y: 0)), to: cell.id)
    screen.graph.drain()
    #expect(screen.texts.last == "selected 2")
    let rows = Screen {
      Table(of: Person.self) {
        TableColumn("Name", value: \.name)
      } rows: {
        TableRow(Person(id: 1, name: "Blob", age: 30))
        ForEach([Person(id: 2, name: "Anna", age: 20)]) { TableRow($0) }
      }
      .tableColumnHeaders(.hidden)
    }
    #expect(rows.texts == ["Blob", "Anna"])
  }
}
