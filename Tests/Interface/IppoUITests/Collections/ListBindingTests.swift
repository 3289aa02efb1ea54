import IppoUI
import Testing

@MainActor
@Suite("Lists of bindings")
struct ListBindingTests {
  struct Item: Identifiable, Equatable {
    var id: Int
    var isDone = false
  }

  private let items = Box([Item(id: 1), Item(id: 2)])
  private var binding: Binding<[Item]> { Binding(get: { items.value }, set: { items.write($0) }) }

  @Test("A row is given the binding to its element")
  func rows() throws {
    let screen = Screen { List(binding) { $item in Toggle("\(item.id)", isOn: $item.isDone) } }
    let toggles = screen.nodes.filter { if case .toggle = $0.element { true } else { false } }
    #expect(toggles.count == 2)
    try screen.send(.setOn(true), to: toggles[1].id)
    #expect(items.value.map(\.isDone) == [false, true])
  }

  @Test("Rows of a binding can be selected")
  func selection() throws {
    let selection = Box<Int?>(nil)
    let chosen = Binding(get: { selection.value }, set: { selection.write($0) })
    let screen = Screen { List(binding, selection: chosen) { $item in Text("\(item.id)") } }
    try screen.send(.activate, to: screen.rows[1].id)
    #expect(selection.value == 2)
  }

  @Test("A ForEach lets the data of its binding be edited")
  func editing() throws {
    let screen = Screen { List { ForEach(binding, editActions: .delete) { $item in Text("\(item.id)") } } }
    #expect(screen.rows.map(\.row.isDeletable) == [true, true])
    #expect(screen.rows.map(\.row.isMovable) == [false, false])
    try screen.send(.delete, to: screen.rows[0].id)
    #expect(items.value.map(\.id) == [2])
  }

  struct Menus: View {
    @State var selection: Set<Int> = []
    @State var opened: [Set<Int>] = []

    var body: some View {
      List([Item(id: 1), Item(id: 2)], selection: $selection) { Text("row \($0.id)") }
        .contextMenu(forSelectionType: Int.self) { ids in
          Button("Delete \(ids.sorted().map(String.init).joined(separator: ", "))") {}
        } primaryAction: {
          opened.append($0)
        }
      Text("opened \(opened.count)")
    }
  }

  @Test("A menu is given what the list has selected, and an action the row that is chosen")
  func menuOfSelection() throws {
    let screen = Screen { Menus() }
    try screen.send(.activate, to: screen.rows[1].id)
    #expect(screen.texts == ["row 1", "row 2", "Delete 2", "opened 1"])
  }
}
