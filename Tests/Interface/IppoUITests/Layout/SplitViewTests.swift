import Testing

@testable import IppoUI

@MainActor
@Suite("Split views, bars and accessories")
struct SplitViewTests {
  @Test("There is a line between views, and none before the first")
  func lines() throws {
    let screen = Screen {
      HSplitView {
        Text("a")
        Text("b")
        Text("c")
      }
    }
    #expect(screen.texts == ["a", "b", "c"])
    #expect(screen.all { if case .divider = $0 { true } else { nil } }.count == 2)
    let stack = try screen.first { if case .stack(let stack) = $0, stack.axis == .horizontal { stack } else { nil } }
    #expect(stack.value.spacing == 0)
    #expect(stack.value.hasMovableDividers)
    func movable(_ screen: Screen) -> [RenderAxis] {
      screen.all { if case .stack(let stack) = $0, stack.hasMovableDividers { stack.axis } else { nil } }
    }
    #expect(movable(screen) == [.horizontal])
    #expect(movable(Screen { VSplitView { Text("a") } }) == [.vertical])
    #expect(movable(Screen { HStack { Text("a") } }).isEmpty)
  }

  @Test("The accessory of tabs is there with every tab, and knows what it is")
  func accessory() throws {
    struct Accessory: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      var body: some View { Text(placement == .expanded ? "expanded" : "elsewhere") }
    }
    let screen = Screen {
      TabView {
        Tab("A", systemImage: "house") { Text("first") }
        Tab("B", systemImage: "gear") { Text("second") }
      }
      .tabBarMinimizeBehavior(.onScrollDown)
      .tabViewBottomAccessory { Accessory() }
    }
    #expect(screen.texts.filter { $0 == "expanded" }.count == 1)
    let tabs = try screen.first { if case .tabs(let tabs) = $0 { tabs } else { nil } }
    try screen.send(.select(1), to: tabs.id)
    #expect(screen.texts.filter { $0 == "expanded" }.count == 1)
  }

  @Test("Space between items of a toolbar is an item")
  func spacers() {
    let screen = Screen {
      NavigationStack {
        Text("a").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("One") {} }.sharedBackgroundVisibility(.hidden)
          ToolbarSpacer(.flexible, placement: .bottomBar)
          DefaultToolbarItem(kind: .search, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Two") {} }
        }
      }
    }
    let items = screen.all { if case .toolbarItem(let item) = $0 { item.placement } else { nil } }
    #expect(items.count == 3)
    #expect(screen.all { if case .spacer = $0 { true } else { nil } }.count == 1)
  }
}
