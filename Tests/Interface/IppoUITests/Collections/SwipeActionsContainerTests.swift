import Testing

@testable import IppoUI

@MainActor
@Suite("Swipe actions outside of lists")
struct SwipeActionsContainerTests {
  private struct Cards: View {
    let log: Box<[String]>

    var body: some View {
      ScrollView {
        LazyVStack {
          ForEach(["A", "B"], id: \.self) { name in
            Text(name)
              .swipeActions(edge: .leading) { Button("Pin") { log.value.append("pin \(name)") } }
              .swipeActions {
                Button("Delete", role: .destructive) { log.value.append("delete \(name)") }
              } onPresentationChanged: { _ in
                log.value.append("open")
              }
          }
        }
      }
    }
  }

  private func menus(_ screen: Screen) -> [[String]] {
    screen.nodes.filter { if case .menu = $0.element { true } else { false } }.map { screen.texts(in: $0.id) }
  }

  @Test("are a menu of the view in a container, with those of both edges")
  func container() throws {
    let log = Box<[String]>([])
    let screen = Screen { Cards(log: log).swipeActionsContainer() }
    #expect(menus(screen).contains(["A", "Pin", "Delete"]) && menus(screen).contains(["B", "Pin", "Delete"]))
    try screen.tap("Delete")
    try screen.tap("Pin")
    #expect(log.value == ["delete A", "pin A"])
  }

  @Test("show nothing without a container, and are those of the row in a list in one")
  func others() {
    #expect(menus(Screen { Cards(log: Box([])) }) == [])
    let list = Screen {
      List { Text("Row").swipeActions { Button("Delete") {} } }.swipeActionsContainer()
    }
    #expect(list.rows.map(\.row.trailingActionCount) == [1])
    #expect(menus(list) == [])
  }
}
