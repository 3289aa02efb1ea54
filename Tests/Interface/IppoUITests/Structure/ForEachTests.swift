import IssueReporting
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  @Observable final class Model {
    var items: [Item]
    init(_ ids: [Int]) { items = ids.map { Item(id: $0, title: "\($0)") } }
    var ids: [Int] {
      get { items.map(\.id) }
      set { items = newValue.map { Item(id: $0, title: "\($0)") } }
    }
  }

  struct Row: View {
    let item: Item
    @State private var taps = 0
    var body: some View { Tap(taps == 0 ? item.title : "\(item.title)+\(taps)") { taps += 1 } }
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      Column { ForEach(model.items) { Row(item: $0) } }
    }
  }

  @Test func insertingMakesOneRow() {
    let model = Model([1, 2, 3])
    let screen = Screen { Rows(model: model) }
    let change = screen.after { model.ids = [1, 9, 2, 3] }
    #expect(change.ops == ["create button", "create 9", "insert at 0", "insert at 1"])
    #expect(change.bodies == ["Rows", "Row"], "Rows whose item is equal are not evaluated.")
  }

  @Test func removingRemovesOneRow() {
    let model = Model([1, 2, 3])
    let screen = Screen { Rows(model: model) }
    #expect(screen.after { model.ids = [1, 3] }.ops == ["remove"])
  }

  @Test func movingMovesTheRowAndKeepsItsState() throws {
    let model = Model([1, 2, 3, 4])
    let screen = Screen { Rows(model: model) }
    try screen.tap("1")
    #expect(screen.after { model.ids = [2, 3, 4, 1] }.ops == ["move to 3"])
    #expect(screen.texts == ["2", "3", "4", "1+1"])
    #expect(screen.after { model.ids = [1, 2, 3, 4] }.ops == ["move to 0"])
  }

  @Test(arguments: [
    [3, 2, 1], [5, 1, 4, 2, 3], [], [2, 7, 1, 8], [9, 8, 7], [1, 3, 5, 2, 4, 6], [4, 1, 5, 2, 6, 3],
    [6, 1, 2, 3, 4, 5],
  ])
  func anyOrderIsReached(_ ids: [Int]) throws {
    let model = Model([1, 2, 3, 4, 5, 6])
    let screen = Screen { Rows(model: model) }
    try screen.tap("2")
    _ = screen.after { model.ids = ids }
    #expect(screen.texts == ids.map { $0 == 2 ? "2+1" : "\($0)" })
    let back = screen.after { model.ids = [1, 2, 3, 4, 5, 6] }
    #expect(back.ops.filter { $0.hasPrefix("move") }.count <= max(0, ids.count - 1))
    #expect(screen.texts == [1, 2, 3, 4, 5, 6].map { $0 == 2 && ids.contains(2) ? "2+1" : "\($0)" })
  }

  @Observable final class Line: Identifiable {
    let id: Int
    var text = "text"
    init(id: Int) { self.id = id }
  }

  @Test func aChangeOfOneRowTouchesThatRow() {
    struct Lines: View {
      let lines: [Line]
      var body: some View {
        Column { ForEach(lines) { Leaf("\($0.id) \($0.text)") } }
      }
    }
    let lines = (0..<100).map(Line.init)
    let screen = Screen { Lines(lines: lines) }
    let change = screen.after { lines[50].text = "new" }
    #expect(change.ops == ["update 50 new"])
    #expect(change.bodies.isEmpty, "The row is a scope of its own.")
  }

  @Test func bindingsReachTheirElements() throws {
    struct Editor: View {
      @State private var items = [Item(id: 1, title: "a"), Item(id: 2, title: "b")]
      var body: some View {
        Column { ForEach($items) { $item in Tap(item.title) { item.title += "!" } } }
      }
    }
    let screen = Screen { Editor() }
    try screen.tap("b")
    #expect(screen.texts == ["a", "b!"])
  }

  @Test func rangesAndKeyPaths() {
    let screen = Screen {
      Column {
        ForEach(0..<2) { Leaf("\($0)") }
        ForEach(["x", "y"], id: \.self) { Leaf($0) }
      }
    }
    #expect(screen.texts == ["0", "1", "x", "y"])
  }

  @Test func duplicateIdsAreReportedAndShown() {
    let model = Model([1, 2])
    let screen = Screen { Rows(model: model) }
    withKnownIssue {
      _ = screen.after { model.ids = [1, 2, 1] }
    } matching: {
      "\($0)".contains("several elements with the same id: 1")
    }
    #expect(screen.texts == ["1", "2", "1"])
  }

  @Test func rowsKnowTheirPlaceAndActions() throws {
    struct ListProbe<Content: View>: PrimitiveView {
      let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      static var childPolicy: ChildPolicy { .wrapped }
      func element(in context: ElementContext) -> RenderElement { .list(RenderList()) }
      func wrapper(for child: ViewChild, at index: Int, in context: ElementContext) -> RenderElement {
        .row(RenderRow(isDeletable: child[DeleteActionTrait.self] != nil && !child[DeleteDisabledTrait.self]))
      }
      func handle(_ event: RenderEvent, of child: ViewChild, at index: Int, in context: ElementContext) -> Bool {
        guard event == .delete, let action = child[DeleteActionTrait.self], let row = child[DynamicRowTrait.self] else {
          return false
        }
        action([row.index])
        return true
      }
    }
    struct Deletable: View {
      let model: Model
      var body: some View {
        ListProbe {
          Leaf("header")
          ForEach(model.items) { Leaf($0.title).deleteDisabled($0.id == 1) }.onDelete {
            model.items.remove(atOffsets: $0)
          }
        }
      }
    }
    let model = Model([1, 2, 3])
    let screen = Screen { Deletable(model: model) }
    let list = screen.graph.tree.children(of: screen.graph.tree.root!)[0]
    let rows = screen.graph.tree.children(of: list)
    let deletable = rows.map { screen.graph.tree[$0]!.element == .row(RenderRow(isDeletable: true)) }
    #expect(deletable == [false, false, true, true])
    let change = try screen.after { try screen.graph.send(.delete, to: rows[2]) }
    #expect(change.ops == ["remove"])
    #expect(model.ids == [1, 3])
    #expect(screen.graph.tree.children(of: list) == [rows[0], rows[1], rows[3]])
  }
}
