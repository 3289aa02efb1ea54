import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Rows and columns of tables")
struct TableRowsTests {
  struct File: Identifiable {
    var id: String
    var size = 1
    var files: [File]?
  }

  static let tree = [
    File(id: "a", files: [File(id: "b"), File(id: "c", files: [File(id: "d")])]), File(id: "e"),
  ]

  private func press(_ title: String, at index: Int = 0, on screen: Screen) throws {
    let buttons = screen.nodes.filter {
      if case .button = $0.element { $0.attributes.accessibility.label == title } else { false }
    }
    try #require(buttons.indices.contains(index), "There are \(buttons.count) buttons called \(title).")
    try screen.send(.activate, to: buttons[index].id)
    screen.graph.drain()
  }

  @Test("rows of a tree unfold and fold, level by level")
  func tree() throws {
    let screen = Screen { Table(Self.tree, children: \.files) { TableColumn("Name", value: \.id) } }
    screen.graph.drain()
    #expect(screen.texts == ["Name", "a", "e"])
    try press("Unfold", on: screen)
    #expect(screen.texts == ["Name", "a", "b", "c", "e"])
    try press("Unfold", on: screen)
    #expect(screen.texts == ["Name", "a", "b", "c", "d", "e"])
    try press("Fold", on: screen)
    #expect(screen.texts == ["Name", "a", "e"])
  }

  @Test("a row unfolds by its binding, and rows below it are asked for only then")
  func disclosure() throws {
    let isExpanded = Model(false)
    let asked = Box(0)
    let screen = Screen {
      Lazily {
        Table(of: File.self) {
          TableColumn("Name", value: \.id)
        } rows: {
          DisclosureTableRow(File(id: "a"), isExpanded: isExpanded.binding) {
            asked.value += 1
            return ForEach([File(id: "b")]) { TableRow($0) }
          }
          TableRow(File(id: "c"))
        }
      }
    }
    screen.graph.drain()
    #expect(screen.texts == ["Name", "a", "c"])
    #expect(asked.value == 0)
    try press("Unfold", on: screen)
    #expect(isExpanded.value)
    #expect(screen.texts == ["Name", "a", "b", "c"])
  }

  struct Conditional: View {
    let files = (1...4).map { File(id: "\($0)", size: $0) }
    @State var showsAll = false

    var body: some View {
      Table(of: File.self) {
        TableColumn("Name", value: \.id)
        if showsAll { TableColumn("Size") { Text("\($0.size) B") } } else { TableColumn("None") { _ in Text("-") } }
      } rows: {
        ForEach(files) { file in
          if file.size.isMultiple(of: 2) { TableRow(file) }
        }
        if showsAll {
          TableRow(File(id: "last"))
        } else {
          TableRow(File(id: "x"))
          TableRow(File(id: "y"))
        }
      }
      Button("All") { showsAll.toggle() }
    }
  }

  @Test("rows and columns stand behind conditions")
  func conditions() throws {
    let screen = Screen { Conditional() }
    screen.graph.drain()
    #expect(screen.texts.dropLast() == ["Name", "None", "2", "-", "4", "-", "x", "-", "y", "-"])
    let all = try screen.first { if case .button = $0 { true } else { nil } }
    try screen.send(.activate, to: all.id)
    screen.graph.drain()
    #expect(screen.texts.dropLast() == ["Name", "Size", "2", "2 B", "4", "4 B", "last", "1 B"])
  }

  @Test("sections of rows have headers over all columns")
  func sections() {
    let screen = Screen {
      Table(of: File.self) {
        TableColumn("Name", value: \.id)
        TableColumn("Size") { Text("\($0.size)") }
      } rows: {
        TableRow(File(id: "first"))
        Section("Old") { ForEach([File(id: "a"), File(id: "b")]) }
        Section {
          ForEach([File(id: "c")])
        } header: {
          Text("New")
        }
        TableRow(File(id: "last"))
      }
    }
    screen.graph.drain()
    #expect(
      screen.texts == [
        "Name", "Size", "first", "1", "Old", "a", "1", "b", "1", "New", "c", "1", "last", "1",
      ])
    let spans = screen.all { if case .gridRow(let row) = $0 { row.spans } else { nil } }
    #expect(spans == [[1, 1], [1, 1], [2], [1, 1], [1, 1], [2], [1, 1], [1, 1]])
  }

  @Test("each cell of a row has the menu of the row")
  func menus() {
    let screen = Screen {
      Table(of: File.self) {
        TableColumn("Name", value: \.id)
        TableColumn("Size") { Text("\($0.size)") }
      } rows: {
        ForEach([File(id: "a"), File(id: "b")]) { file in
          TableRow(file).contextMenu { Button("Delete \(file.id)") {} }
        }
        TableRow(File(id: "c"))
      }
    }
    screen.graph.drain()
    #expect(screen.texts.filter { $0.hasPrefix("Delete") } == ["Delete a", "Delete a", "Delete b", "Delete b"])
  }

  @Test("a row that cannot be selected takes no taps")
  func selectionDisabled() {
    let screen = Screen {
      Table(of: File.self, selection: .constant(Set<String>())) {
        TableColumn("Name", value: \.id)
      } rows: {
        TableRow(File(id: "a"))
        TableRow(File(id: "b")).selectionDisabled()
      }
    }
    screen.graph.drain()
    #expect(screen.nodes.count { $0.attributes.gestures.contains(.tap) } == 1)
  }

  struct FileColumns: TableColumnContent {
    let sizes: [Int]

    var tableColumnBody: some TableColumnContent<File, Never> {
      TableColumn("Name", value: \.id)
      TableColumnForEach(sizes, id: \.self) { size in
        TableColumn("\(size)") { file in Text(verbatim: file.size == size ? "yes" : "no") }
      }
    }
  }

  struct FileRows: TableRowContent {
    let files: [File]

    var tableRowBody: some TableRowContent<File> {
      ForEach(files) { TableRow($0) }
      TableRow(File(id: "end", size: 2))
    }
  }

  @Test("columns and rows of an app's own are made of others, columns of elements too")
  func ownContent() {
    let screen = Screen {
      Table(of: File.self) {
        FileColumns(sizes: [1, 2])
      } rows: {
        FileRows(files: [File(id: "a")])
      }
    }
    screen.graph.drain()
    #expect(screen.texts == ["Name", "1", "2", "a", "yes", "no", "end", "no", "yes"])
  }

  @Test("a customization shows and hides columns, and is kept")
  func customization() throws {
    let customization = Model(TableColumnCustomization<File>())
    let screen = Screen {
      Lazily {
        Table([File(id: "a")], columnCustomization: customization.binding) {
          TableColumn("Name", value: \.id).customizationID("name")
          TableColumn("Size") { Text("\($0.size)") }.customizationID("size").defaultVisibility(.hidden)
        }
      }
    }
    screen.graph.drain()
    #expect(screen.texts == ["Name", "a"])
    var changed = TableColumnCustomization<File>()
    changed[visibility: "size"] = .visible
    changed[visibility: "name"] = .hidden
    customization.value = changed
    screen.graph.drain()
    #expect(screen.texts == ["Size", "1"])
    let kept = try JSONDecoder().decode(
      TableColumnCustomization<File>.self, from: JSONEncoder().encode(changed))
    #expect(kept == changed)
    #expect(kept[visibility: "other"] == .automatic)
  }

  @Test("a column sorts by a comparator of rows")
  func sortUsing() throws {
    let order = Model([KeyPathComparator(\File.id)])
    let screen = Screen {
      Lazily {
        Table([File(id: "a")], sortOrder: order.binding) {
          TableColumn(Text("Name"), sortUsing: KeyPathComparator(\File.size)) { Text($0.id) }
        }
      }
    }
    screen.graph.drain()
    let button = try screen.first { if case .button = $0 { true } else { nil } }
    try screen.send(.activate, to: button.id)
    #expect(order.value.first == KeyPathComparator(\File.size))
  }
}
