import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Lists")
struct ListTests {
  private struct Item: Identifiable, Hashable {
    let id: Int
  }

  @Test("Each element of the content is a row; sections have rows, a header and a footer")
  func rows() {
    let screen = Screen {
      Lazily {
        List {
          Text("Plain")
          Section {
            Text("A")
            Text("B")
          } header: {
            Text("Header")
          } footer: {
            Text("Footer")
          }
        }
      }
    }
    #expect(screen.rows.map { screen.texts(in: $0.id) } == [["Plain"], ["A"], ["B"]])
    let sections = screen.all { if case .section(let section) = $0 { section } else { nil } }
    #expect(sections == [RenderSection(hasHeader: true, hasFooter: true)])
    #expect(screen.texts == ["Plain", "Header", "A", "B", "Footer"])
  }

  @Test("Deleting a row gives the position in the data")
  func delete() throws {
    let items = Model([10, 20, 30].map(Item.init))
    let screen = Screen {
      Lazily {
        List {
          Text("Other")
          ForEach(items.value) { Text("Row \($0.id)") }
            .onDelete { items.value.remove(atOffsets: $0) }
        }
      }
    }
    #expect(screen.rows.map(\.row.isDeletable) == [false, true, true, true])
    try screen.send(.delete, to: screen.rows[2].id)
    #expect(items.value.map(\.id) == [10, 30])
    #expect(screen.texts == ["Other", "Row 10", "Row 30"])
    let other = screen.rows[0].id
    #expect(throws: RenderEventError.notAccepted(other, .delete)) { try screen.send(.delete, to: other) }
  }

  @Test("A row can be selected when it stands for a value of the selection and nobody forbids it")
  func selectable() throws {
    let chosen = Model(Set(["B"]))
    let screen = Screen {
      List(selection: chosen.binding) {
        Text("Other")
        ForEach(["A", "B"], id: \.self) { Text($0) }
        Text("Fixed").tag("C").selectionDisabled()
      }
    }
    #expect(screen.rows.map(\.row.canBeSelected) == [false, true, true, false])
    #expect(screen.rows.map(\.row.isSelected) == [false, false, true, false])
    let without = Screen { List { Text("Other") } }
    #expect(without.rows.map(\.row.canBeSelected) == [true])
  }

  @Test("Moving a row gives offsets as move(fromOffsets:toOffset:) takes them")
  func move() throws {
    let items = Model([10, 20, 30].map(Item.init))
    let screen = Screen {
      Lazily {
        List {
          Section("Header") {
            ForEach(items.value) { Text("Row \($0.id)") }
              .onMove { items.value.move(fromOffsets: $0, toOffset: $1) }
          }
        }
      }
    }
    // Positions count rows; the header is none.
    try screen.send(.move(to: 2), to: screen.rows[0].id)
    #expect(items.value.map(\.id) == [20, 30, 10])
    try screen.send(.move(to: 0), to: screen.rows[1].id)
    #expect(items.value.map(\.id) == [30, 20, 10])
  }

  @Test("A row is selected by its id or its tag")
  func selection() throws {
    let one = Model<Int?>(nil)
    let several = Model<Set<String>>([])
    let screen = Screen {
      Lazily {
        VStack {
          List([1, 2].map(Item.init), selection: one.binding) { Text("Item \($0.id)") }
          List(selection: several.binding) {
            Text("A").tag("a")
            Text("B").tag("b")
          }
        }
      }
    }
    try screen.send(.activate, to: screen.rows[1].id)
    #expect(one.value == 2)
    try screen.send(.activate, to: screen.rows[2].id)
    try screen.send(.activate, to: screen.rows[3].id)
    #expect(several.value == ["a", "b"])
    try screen.send(.activate, to: screen.rows[2].id)
    #expect(several.value == ["b"])
    #expect(screen.rows.map(\.row.isSelected) == [false, true, false, true])
  }

  @Test("A row that is a link shows it, and insets, background and badge reach the row")
  func look() throws {
    let screen = Screen {
      Lazily {
        NavigationStack {
          List {
            NavigationLink("Open", value: 1)
            Text("Row").badge(3).listRowInsets(EdgeInsets()).listRowBackground(Color.red).listRowSeparator(.hidden)
          }
        }
      }
    }
    try #require(screen.rows.map(\.row.isLink) == [true, false])
    #expect(screen.rows[1].row.badge == "3")
    #expect(screen.rows[1].row.insets == RenderInsets())
    #expect(screen.rows[1].row.background == .color(.named(.red)))
    #expect(!screen.rows[1].row.hasSeparator)
  }

  @Test("Swipe actions are children of the row, after its content")
  func swipeActions() throws {
    let log = Box("")
    let screen = Screen {
      Lazily {
        List {
          Text("Row")
            .swipeActions { Button("Delete", role: .destructive) { log.value += "delete" } }
            .swipeActions(edge: .leading) { Button("Pin") { log.value += "pin" } }
        }
      }
    }
    try #require(screen.rows.count == 1)
    #expect(screen.rows[0].row.leadingActionCount == 1)
    #expect(screen.rows[0].row.trailingActionCount == 1)
    #expect(screen.texts == ["Row", "Pin", "Delete"])
    try screen.tap("Delete")
    #expect(log.value == "delete")
  }

  @Test("Changing one row updates one element")
  func oneUpdate() {
    let items = Model(["A", "B", "C"])
    let screen = Screen {
      Lazily {
        List { ForEach(items.value.indices, id: \.self) { Text(items.value[$0]) } }
      }
    }
    let ops = screen.after { items.value[1] = "X" }.ops
    #expect(ops == ["update X"])
  }
}
