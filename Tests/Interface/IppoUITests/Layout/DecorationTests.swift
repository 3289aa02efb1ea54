import Testing

@testable import IppoUI

@MainActor
struct DecorationTests {
  private func decorations(_ screen: Screen) -> [(id: RenderNodeID, kind: RenderDecoration.Kind)] {
    screen.nodes.compactMap { node in
      if case .decoration(let decoration) = node.element { (node.id, decoration.kind) } else { nil }
    }
  }

  private func texts(_ screen: Screen) -> [[String]] { decorations(screen).map { screen.texts(in: $0.id) } }

  @Test func `background, overlay and border of a group are those of each view in it`() {
    let screen = Screen {
      Group {
        Text("A")
        Text("B")
      }
      .background { Text("behind") }
      .overlay { Text("before") }
      .border(.red)
    }
    #expect(
      decorations(screen).map(\.kind)
        == [.overlay, .overlay, .background, .overlay, .overlay, .background])
    #expect(screen.texts == ["A", "behind", "before", "B", "behind", "before"])
  }

  @Test func `each row of a ForEach has a decoration of its own, which moves with it`() {
    let rows = Model([1, 2, 3])
    let screen = Screen {
      Lazily {
        VStack {
          ForEach(rows.value, id: \.self) { Leaf("row \($0)") }.background { Counter() }
        }
      }
    }
    #expect(texts(screen) == [["row 1", "0"], ["row 2", "0"], ["row 3", "0"]])
    let second = decorations(screen)[1].id
    let change = screen.after { rows.value = [2, 3, 4] }
    #expect(decorations(screen).first?.id == second)
    #expect(texts(screen) == [["row 2", "0"], ["row 3", "0"], ["row 4", "0"]])
    #expect(change.bodies.filter { $0 == "Counter" }.count == 1)
    #expect(change.ops.count { $0 == "remove" } == 1)
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Leaf("\(count)") }
  }

  @Test func `several views of an ornament lie on each other, aligned as the decoration is`() {
    let screen = Screen {
      Leaf("base").overlay(alignment: .topTrailing) {
        Leaf("one")
        Leaf("two")
      }
    }
    #expect(
      screen.all { if case .layers(let alignment) = $0 { alignment } else { nil } }
        == [RenderAlignment(horizontal: .trailing, vertical: .top)])
  }

  @Test func `one view of an ornament, and a view that may be there, need no layers`() {
    let isShown = Model(false)
    let screen = Screen {
      Lazily {
        Leaf("base").overlay { if isShown.value { Leaf("new") } }.background { Leaf("behind") }
      }
    }
    #expect(screen.texts == ["base", "behind"])
    _ = screen.after { isShown.value = true }
    #expect(screen.texts == ["base", "new", "behind"])
  }

  @Test func `what is decorated keeps what it says to the container around`() {
    let screen = Screen {
      Picker("Colour", selection: .constant(2)) {
        Text("Red").tag(1).background(.red)
        Text("Blue").tag(2).overlay { Color.blue }
      }
    }
    let pickers = screen.all { if case .picker(let picker) = $0 { picker } else { nil } }
    #expect(pickers.map(\.selection) == [1])
  }

  @Test func `the ornament is patched, and keeps its state`() {
    let title = Model("a")
    let screen = Screen { Lazily { Leaf("base").overlay { Leaf(title.value) } } }
    #expect(screen.after { title.value = "b" }.ops == ["update b"])
  }

  @Test func `nothing has no decoration`() {
    let isShown = Model(false)
    let screen = Screen {
      Lazily { Column { Group { if isShown.value { Leaf("new") } }.background { Leaf("behind") } } }
    }
    #expect(decorations(screen).isEmpty)
    _ = screen.after { isShown.value = true }
    #expect(texts(screen) == [["new", "behind"]])
    _ = screen.after { isShown.value = false }
    #expect(decorations(screen).isEmpty)
    _ = screen.after { isShown.value = true }
    #expect(texts(screen) == [["new", "behind"]])
  }

  @Test func `preferences of an ornament are known in the turn that makes it`() {
    let seen = Box(0)
    let screen = Screen {
      Leaf("base").background { Leaf("inside").preference(key: Count.self, value: 1) }
        .onPreferenceChange(Count.self) { seen.write($0) }
    }
    #expect(seen.writes == [1])
    #expect(screen.recorded.count == 1)
  }

  private struct Count: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test func `swipe actions are the row's, whatever is around the view they are set on`() {
    let screen = Screen {
      List {
        Text("Row").swipeActions { Button("Archive") {} }.padding(4).background(.red)
      }
    }
    #expect(screen.rows.map(\.row.trailingActionCount) == [1])
    #expect(screen.texts == ["Row", "Archive"])
    let parents = screen.nodes.filter { if case .button = $0.element { true } else { false } }
      .compactMap { screen.graph.tree.parent(of: $0.id) }
    #expect(parents == screen.rows.map(\.id))
  }

  @Test func `rows of a decorated ForEach that are not near are not made`() {
    let graph = ViewGraph(frameSource: ManualFrameSource(), rowsAtFirst: 50) {
      List {
        ForEach(0..<1000) { Leaf("\($0)") }.background(.red).padding(2)
      }
    }
    graph.drain()
    defer { graph.close() }
    let elements = graph.tree.root.map(graph.tree.subtree(of:))?.compactMap { graph.tree[$0]?.element } ?? []
    #expect(elements.compactMap { if case .gap(let gap) = $0 { gap.count } else { nil } } == [950])
    #expect(elements.count { if case .decoration = $0 { true } else { false } } == 50)
    #expect(elements.count { if case .box = $0 { true } else { false } } == 50)
    #expect(elements.count { if case .row = $0 { true } else { false } } == 50)
  }

  /// The accessibility of the texts, by what they say.
  private func accessibility(_ screen: Screen) -> [String: RenderAccessibility] {
    Dictionary(
      uniqueKeysWithValues: screen.nodes.compactMap { node in
        if case .text(let text) = node.element { (text.string, node.attributes.accessibility) } else { nil }
      })
  }

  @Test func `what a view is called and what it is for are not said of what is laid behind and before it`() throws {
    let screen = Screen {
      Text("base").background { Text("behind").padding() }.overlay { Text("before") }
        .accessibilityAddTraits(.isButton)
        .accessibilityLabel("Name")
    }
    let found = accessibility(screen)
    #expect(try #require(found["base"]).traits == .isButton)
    #expect(try #require(found["base"]).label == "Name")
    for text in ["behind", "before"] { #expect(try #require(found[text]) == RenderAccessibility()) }
  }

  @Test func `what hides a view, or speaks for all of it, hides what is laid behind and before it`() throws {
    let isHidden = Model(true)
    let screen = Screen {
      Lazily {
        VStack {
          Text("A").overlay { Text("over A") }.accessibilityHidden(isHidden.value)
          Text("B").overlay { Text("over B") }.padding().accessibilityElement(children: .ignore)
        }
      }
    }
    #expect(try #require(accessibility(screen)["over A"]).isHidden)
    #expect(try #require(accessibility(screen)["over B"]).isHidden)
    isHidden.value = false
    screen.graph.drain()
    #expect(try !#require(accessibility(screen)["A"]).isHidden)
    #expect(try !#require(accessibility(screen)["over A"]).isHidden)
  }
}
