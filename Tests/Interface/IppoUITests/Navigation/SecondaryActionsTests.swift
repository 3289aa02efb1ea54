import Testing

@testable import IppoUI

@MainActor
@Suite("Items of a bar that are needed less often")
struct SecondaryActionsTests {
  private final class Model { var log: [String] = [] }

  private struct Sample: View {
    @State private var hasMore = true
    let model: Model

    var body: some View {
      NavigationStack {
        Button("Fewer") { hasMore = false }
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") { model.log.append("add") } }
            ToolbarItem(placement: .secondaryAction) { Button("Sort") { model.log.append("sort") } }
            if hasMore {
              ToolbarItemGroup(placement: .secondaryAction) {
                Button("Share") { model.log.append("share") }
                Button("Print") { model.log.append("print") }
              }
            }
          }
          .environment(\.isEnabled, true)
      }
    }
  }

  private func menu(_ screen: Screen) -> [String]? {
    screen.nodes.first { if case .menu = $0.element { true } else { false } }.map { screen.texts(in: $0.id) }
  }

  private func barItems(_ screen: Screen) -> Int {
    screen.nodes.count { if case .toolbarItem = $0.element { true } else { false } }
  }

  @Test("they are in one menu, in the order they are written in")
  func menu() throws {
    let model = Model()
    let screen = Screen { Sample(model: model) }
    #expect(barItems(screen) == 2)
    #expect(menu(screen) == ["Sort", "Share", "Print"])
    try screen.tap("Share")
    #expect(model.log == ["share"])
  }

  @Test("those that go leave the menu")
  func removal() throws {
    let screen = Screen { Sample(model: Model()) }
    try screen.tap("Fewer")
    #expect(menu(screen) == ["Sort"])
  }

  @Test("without any there is no menu")
  func none() {
    let screen = Screen {
      NavigationStack { Text("Page").toolbar { ToolbarItem(placement: .primaryAction) { Text("Add") } } }
    }
    #expect(menu(screen) == nil)
    #expect(barItems(screen) == 1)
  }

  @Test("a menu whose modifier goes with its view goes, too")
  func removedModifier() throws {
    struct Switching: View {
      @State private var isShown = true
      var body: some View {
        NavigationStack {
          VStack {
            Button("Hide") { isShown = false }
            if isShown {
              Text("Part").toolbar { ToolbarItem(placement: .secondaryAction) { Button("Sort") {} } }
            }
          }
        }
      }
    }
    let screen = Screen { Switching() }
    #expect(menu(screen) == ["Sort"])
    try screen.tap("Hide")
    #expect(menu(screen) == nil)
  }
}
