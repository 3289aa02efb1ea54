import Testing

@testable import IppoUI

@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
  private struct Weight: _ViewTraitKey {
    static var defaultValue: Int { 1 }
  }

  private struct Lines: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        Text("\(child[Weight.self]) \(child.id(as: String.self) ?? "-")")
        child
      }
    }
  }

  private struct Stack: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View { ForEach(children.reversed()) { $0 } }
  }

  private struct Board: View {
    @State private var count = 1
    var body: some View {
      _VariadicView.Tree(Lines()) {
        Text("one")._trait(Weight.self, 3)
        ForEach((0..<count).map { "row \($0)" }, id: \.self) { Text($0) }
      }
      Button("More") { count += 1 }
    }
  }

  @Test("A root sees each view, its id, and what it says")
  func children() throws {
    let screen = Screen { Board() }
    #expect(screen.texts == ["3 -", "one", "1 row 0", "row 0", "More"])
    try screen.tap("More")
    #expect(screen.texts == ["3 -", "one", "1 row 0", "row 0", "1 row 1", "row 1", "More"])
  }

  @Test("A unary root is one view of the container around it, a multi-view root as many as it makes")
  func arity() {
    func children(of screen: Screen) -> Int {
      screen.nodes.first.map { screen.graph.tree.children(of: $0.id).count } ?? 0
    }
    let one = Screen {
      _VariadicView.Tree(Stack()) {
        Text("a")
        Text("b")
      }
    }
    #expect(one.texts == ["b", "a"])
    let many = Screen {
      VStack {
        _VariadicView.Tree(Lines()) { Text("a") }
      }
    }
    #expect(many.texts == ["1 -", "a"])
    #expect(children(of: one) == 1)
  }
}
