import IppoUI
import Testing

@MainActor
@Suite("Lists that edit their data")
struct EditActionsTests {
  struct Item: Identifiable, Equatable { var id: Int }

  @Test("Rows are deleted and moved in the data of the binding")
  func edit() throws {
    let items = Box([Item(id: 1), Item(id: 2), Item(id: 3)])
    let binding = Binding(get: { items.value }, set: { items.write($0) })
    let screen = Screen { List(binding, editActions: .all) { $item in Text("\(item.id)") } }
    #expect(screen.rows.map(\.row.isDeletable) == [true, true, true])
    #expect(screen.rows.map(\.row.isMovable) == [true, true, true])
    try screen.send(.move(to: 2), to: screen.rows[0].id)
    #expect(items.value.map(\.id) == [2, 3, 1])
    try screen.send(.delete, to: screen.rows[2].id)
    #expect(items.value.map(\.id).count == 2)
  }

  @Test("Only what is asked for can be done")
  func onlyDelete() {
    let screen = Screen { List(.constant([Item(id: 1)]), editActions: .delete) { $item in Text("\(item.id)") } }
    #expect(screen.rows.map(\.row.isMovable) == [false])
  }
}
