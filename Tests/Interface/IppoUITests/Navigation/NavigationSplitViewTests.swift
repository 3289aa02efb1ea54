import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
@Suite("A split view")
struct NavigationSplitViewTests {
  private struct Root: View {
    let selection: Model<Int?>
    var linksSelect = false

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: selection.binding) { number in
          if linksSelect {
            NavigationLink("Row \(number)", value: number)
          } else {
            Text("Row \(number)")
          }
        }
        .navigationTitle("Items")
      } detail: {
        Text(selection.value.map { "Item \($0)" } ?? "Nothing").navigationTitle("Item")
      }
    }
  }

  private func screen(_ selection: Model<Int?>, _ size: UserInterfaceSizeClass, linksSelect: Bool = false) -> Screen {
    let screen = Screen { Root(selection: selection, linksSelect: linksSelect) }
    screen.graph.updateEnvironment { $0.horizontalSizeClass = size }
    screen.graph.drain()
    return screen
  }

  private func columns(_ screen: Screen) -> [[Double]] {
    screen.all { if case .navigation(let navigation) = $0 { navigation.columns.map(\.width) } else { nil } }
  }

  @Test("puts its columns side by side where there is room")
  func regular() throws {
    let selection = Model<Int?>(nil)
    let screen = screen(selection, .regular)
    #expect(columns(screen) == [[320, 320], [], []])
    #expect(screen.pages.map(\.page.title) == ["Items", "Item"])
    #expect(screen.pages.map(\.page.canGoBack) == [false, false])
    try screen.send(.activate, to: screen.rows[1].id)
    #expect(screen.texts == ["Row 1", "Row 2", "Item 2"])
    try screen.send(.activate, to: screen.rows[0].id)
    #expect(screen.texts.last == "Item 1")
  }

  private struct Wide: View {
    let width: Model<Double>

    var body: some View { Text("Items").navigationSplitViewColumnWidth(width.value) }
  }

  private struct Detail: View {
    let text: () -> String

    var body: some View { Text(text()) }
  }

  @Test("evaluates no column again for the width of another one, or for its selection where there is room for both")
  func evaluations() {
    let width = Model(200.0)
    let screen = Screen {
      NavigationSplitView {
        Wide(width: width)
      } detail: {
        Detail { "Item" }
      }
    }
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .regular }
    screen.graph.drain()
    #expect(columns(screen) == [[200, 320], [], []])
    #expect(
      screen.after { width.value = 250 }.bodies.filter { $0 == "Detail" || $0.hasPrefix("NavigationSplit") }.isEmpty)
    #expect(columns(screen) == [[250, 320], [], []])
  }

  @Test(
    "stacks its columns where there is not, and selecting one of several rows opens the next one, unless they are edited"
  )
  func compactWithSeveral() throws {
    struct Several: View {
      let selection: Model<Set<Int>>
      let mode: Model<EditMode>
      var body: some View {
        NavigationSplitView {
          List([1, 2], id: \.self, selection: selection.binding) { Text("Row \($0)") }.navigationTitle("Items")
            .environment(\.editMode, mode.binding)
        } detail: {
          Text("\(selection.value.count) chosen").navigationTitle("Item")
        }
      }
    }
    let selection = Model<Set<Int>>([])
    let mode = Model(EditMode.inactive)
    let screen = Screen { Several(selection: selection, mode: mode) }
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .compact }
    screen.graph.drain()
    #expect(screen.pages.map(\.page.title) == ["Items"])
    try screen.send(.activate, to: screen.rows[1].id)
    #expect(screen.pages.map(\.page.title) == ["Items", "Item"])
    #expect(selection.value == [2])
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(screen.pages.map(\.page.title) == ["Items"])
    #expect(selection.value.isEmpty)
    mode.value = .active
    screen.graph.drain()
    try screen.send(.activate, to: screen.rows[0].id)
    #expect(selection.value == [1])
    #expect(screen.pages.map(\.page.title) == ["Items"])
  }

  @Test("stacks its columns where there is not, and a selection opens the next one")
  func compact() throws {
    let selection = Model<Int?>(nil)
    let screen = screen(selection, .compact)
    #expect(screen.pages.map(\.page.title) == ["Items"])
    try screen.send(.activate, to: screen.rows[1].id)
    #expect(screen.pages.map(\.page.title) == ["Items", "Item"])
    #expect(screen.pages[1].page.canGoBack)
    #expect(screen.pages[1].page.backTitle == "Items")
    #expect(throws: RenderEventError.self) { try screen.send(.activate, to: screen.rows[0].id) }
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(screen.pages.map(\.page.title) == ["Items"])
    #expect(selection.value == nil)
  }

  private struct WithStack: View {
    let selection: Model<Int?>

    var body: some View {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: selection.binding) { Text("Row \($0)") }.navigationTitle("Items")
      } detail: {
        NavigationStack {
          NavigationLink("More", value: "more").navigationTitle("Item")
            .navigationDestination(for: String.self) { Text($0).navigationTitle("Further") }
        }
      }
    }
  }

  @Test("leaves the way back to a stack in its detail, so that there is one bar")
  func stackInDetail() throws {
    let selection = Model<Int?>(2)
    let screen = Screen { WithStack(selection: selection) }
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .compact }
    screen.graph.drain()
    func ways() -> [String?] { screen.pages.map(\.page).map { $0.canGoBack ? $0.backTitle : nil } }
    #expect(screen.pages.map(\.page.title) == ["Items", "", "Item"])
    #expect(ways() == [nil, nil, "Items"])
    #expect(screen.pages.map(\.page.isBarHidden) == [false, true, false])
    try screen.tap("More")
    #expect(ways() == [nil, nil, "Items", "Item"])
    try screen.send(.dismiss, to: screen.pages[3].id)
    #expect(selection.value == 2)
    let root = screen.pages[2].id
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .regular }
    screen.graph.drain()
    #expect(screen.pages[2].id == root)
    #expect(ways() == [nil, nil, nil])
    #expect(screen.pages.map(\.page.isBarHidden) == [false, true, false])
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .compact }
    screen.graph.drain()
    try screen.send(.dismiss, to: root)
    #expect(screen.pages.map(\.page.title) == ["Items"])
    #expect(selection.value == nil)
  }

  @Test("keeps its own bar where a stack is a part of what a column shows")
  func stackWithinDetail() {
    let screen = Screen {
      NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("List").navigationTitle("Items")
      } detail: {
        VStack {
          NavigationStack { Text("Item").navigationTitle("Item") }
        }
        .navigationTitle("Around")
      }
    }
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .compact }
    screen.graph.drain()
    #expect(screen.pages.map(\.page.title) == ["Items", "Around", "Item"])
    #expect(screen.pages.map(\.page.canGoBack) == [false, true, false])
    #expect(screen.pages.map(\.page.isBarHidden) == [false, false, false])
  }

  @Test("shows the detail at once when something is selected from the start")
  func deepLink() {
    let screen = screen(Model(2), .compact)
    #expect(screen.pages.map(\.page.title) == ["Items", "Item"])
    #expect(screen.texts.last == "Item 2")
  }

  @Test("keeps what is in it when the room changes")
  func resize() throws {
    let selection = Model<Int?>(2)
    let screen = screen(selection, .compact)
    let detail = screen.pages[1].id
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .regular }
    screen.graph.drain()
    #expect(screen.pages[1].id == detail)
    #expect(!screen.pages[1].page.canGoBack)
    #expect(columns(screen).first == [320, 320])
  }

  @Test("A link with a value of the selection's type selects", arguments: [UserInterfaceSizeClass.compact, .regular])
  func linksSelect(_ size: UserInterfaceSizeClass) throws {
    let selection = Model<Int?>(nil)
    let screen = screen(selection, size, linksSelect: true)
    let link = try screen.first { if case .button(let button) = $0, button.opensPage { button } else { nil } }
    try screen.send(.activate, to: link.id)
    #expect(selection.value == 1)
    #expect(screen.rows.first?.row.isSelected == true)
    #expect(screen.texts.last == "Item 1")
  }

  @Test("A link outside of a selection shows its destination in the next column", arguments: [true, false])
  func linksOutside(hasValue: Bool) throws {
    let screen = Screen {
      NavigationSplitView {
        VStack {
          if hasValue {
            NavigationLink("Open", value: 7)
          } else {
            NavigationLink("Open") { Text("Number 7") }
          }
        }
        .navigationDestination(for: Int.self) { Text("Number \($0)") }
        .navigationTitle("Items")
      } detail: {
        Text("Nothing")
      }
    }
    let link = try screen.first { if case .button = $0 { true } else { nil } }
    try screen.send(.activate, to: link.id)
    #expect(screen.pages.count == 2)
    #expect(screen.texts.last == "Number 7")
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(screen.pages.count == 1)
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .regular }
    screen.graph.drain()
    #expect(screen.texts.last == "Nothing")
    try screen.send(.activate, to: link.id)
    #expect(screen.texts.last == "Number 7")
    #expect(screen.pages.count == 2)
  }

  @Test("Of three columns each opens the next")
  func threeColumns() throws {
    let folder = Model<Int?>(nil)
    let item = Model<Int?>(nil)
    let screen = Screen {
      NavigationSplitView {
        List([1, 2], id: \.self, selection: folder.binding) { Text("Folder \($0)") }.navigationTitle("Folders")
      } content: {
        List([3, 4], id: \.self, selection: item.binding) { Text("Item \($0)") }.navigationTitle("Items")
      } detail: {
        Text("Detail").navigationTitle("Detail")
      }
    }
    #expect(screen.pages.map(\.page.title) == ["Folders"])
    try screen.send(.activate, to: screen.rows[0].id)
    #expect(screen.pages.map(\.page.title) == ["Folders", "Items"])
    try screen.send(.activate, to: screen.rows[3].id)
    #expect(screen.pages.map(\.page.title) == ["Folders", "Items", "Detail"])
    #expect(screen.pages.map(\.page.backTitle) == [nil, "Folders", "Items"])
    try screen.send(.dismiss, to: screen.pages[2].id)
    #expect(item.value == nil && folder.value == 1)
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(folder.value == nil)
    #expect(screen.pages.map(\.page.title) == ["Folders"])
  }

  @Test("The app says which column is on top where there is room for one")
  func preferredColumn() throws {
    let preferred = Model(NavigationSplitViewColumn.detail)
    let screen = Screen {
      NavigationSplitView(preferredCompactColumn: preferred.binding) {
        Text("Sidebar")
      } detail: {
        Text("Detail")
      }
    }
    #expect(screen.pages.count == 2)
    try screen.send(.dismiss, to: screen.pages[1].id)
    #expect(preferred.value == .sidebar)
    #expect(screen.pages.count == 1)
  }

  @Test("The app says which columns show where there is room for all")
  func visibility() {
    let visibility = Model(NavigationSplitViewVisibility.detailOnly)
    let screen = Screen {
      NavigationSplitView(columnVisibility: visibility.binding) {
        Text("Sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 240)
      } detail: {
        Text("Detail")
      }
    }
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .regular }
    screen.graph.drain()
    #expect(screen.texts == ["Detail"])
    visibility.value = .all
    screen.graph.drain()
    #expect(screen.texts == ["Sidebar", "Detail"])
    #expect(columns(screen).first == [240, 320])
  }

  @Test("The limits of a column's width reach renderers, and a width alone is fixed")
  func limits() {
    let isFixed = Model(false)
    struct Sidebar: View {
      let isFixed: Model<Bool>

      var body: some View {
        if isFixed.value {
          Text("Sidebar").navigationSplitViewColumnWidth(150)
        } else {
          Text("Sidebar").navigationSplitViewColumnWidth(min: 100, ideal: 500, max: 400)
        }
      }
    }
    let screen = Screen {
      NavigationSplitView {
        Sidebar(isFixed: isFixed)
      } detail: {
        Text("Detail").navigationSplitViewColumnWidth(ideal: 200)
      }
    }
    func limits() -> [RenderNavigation.Column]? {
      screen.all { if case .navigation(let navigation) = $0 { navigation.columns } else { nil } }.first
    }
    screen.graph.updateEnvironment { $0.horizontalSizeClass = .regular }
    screen.graph.drain()
    #expect(limits() == [.init(width: 400, minimum: 100, maximum: 400), .init(width: 200)])
    isFixed.value = true
    screen.graph.drain()
    #expect(limits() == [.init(width: 150, minimum: 150, maximum: 150), .init(width: 200)])
  }
}
