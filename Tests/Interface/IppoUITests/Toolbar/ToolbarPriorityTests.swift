import Testing

@testable import IppoUI

@MainActor
@Suite("Items of a bar that grows narrow")
struct ToolbarPriorityTests {
  private struct Sample: View {
    let width: Model<UserInterfaceSizeClass>
    let log: Box<[String]>

    var body: some View {
      NavigationStack {
        Text("Page")
          .toolbar {
            ToolbarItem { Button("Add") { log.value.append("add") } }
              .visibilityPriority(.high)
            ToolbarItemGroup {
              Button("Share") { log.value.append("share") }
              Button("Print") { log.value.append("print") }
            }
            .visibilityPriority(.low)
            ToolbarItem(placement: .topBarPinnedTrailing) { Button("Help") {} }
              .visibilityPriority(.low)
              .contentMarginsRemoved()
            ToolbarOverflowMenu { Button("Settings") {} }
          }
          .toolbarOverflowMenu { Button("About") {} }
          .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
          .toolbarVisibility(.hidden, for: .statusBar)
      }
      .environment(\.horizontalSizeClass, width.value)
    }
  }

  private func bar(_ screen: Screen) -> [String] {
    screen.nodes.filter { node in
      guard case .toolbarItem = node.element else { return false }
      return !screen.graph.tree.subtree(of: node.id).contains {
        if case .menu? = screen.graph.tree[$0]?.element { true } else { false }
      }
    }
    .map { screen.texts(in: $0.id).joined() }
  }

  private func menu(_ screen: Screen) -> [String]? {
    screen.nodes.first { if case .menu = $0.element { true } else { false } }.map { screen.texts(in: $0.id) }
  }

  @Test("go into its menu where they have a low priority and are not pinned")
  func narrow() throws {
    let width = Model(UserInterfaceSizeClass.regular)
    let log = Box<[String]>([])
    let screen = Screen { Lazily { Sample(width: width, log: log) } }
    #expect(bar(screen) == ["Add", "Share", "Print", "Help"])
    #expect(menu(screen) == ["Settings", "About"])
    width.value = .compact
    screen.graph.drain()
    #expect(bar(screen) == ["Add", "Help"])
    #expect(menu(screen) == ["Share", "Print", "Settings", "About"])
    try screen.tap("Print")
    #expect(log.value == ["print"])
    width.value = .regular
    screen.graph.drain()
    #expect(bar(screen) == ["Add", "Share", "Print", "Help"])
  }

  @Test("Priorities are in order, with others between them")
  func order() {
    typealias Priority = ToolbarItemVisibilityPriority
    let below = Priority(lowerThan: .low)
    let above = Priority(higherThan: .low)
    #expect([.high, above, .automatic, below, .low].sorted() == [below, .low, above, .automatic, .high])
    #expect(Priority(lowerThan: .automatic) < .automatic)
    #expect(Priority(higherThan: .high) > .high)
  }
}
