import Testing

@testable import IppoUI

@MainActor
struct ModifierTests {
  @Observable final class Model {
    var text = "a"
    var note = "n"
  }

  struct Noted: ViewModifier {
    let model: Model
    @State private var taps = 0

    func body(content: Content) -> some View {
      Column {
        content
        Tap("\(model.note) \(taps)") { taps += 1 }
      }
    }
  }

  struct Root: View {
    let model: Model
    var body: some View { Inner(model: model).modifier(Noted(model: model)) }
  }

  struct Inner: View {
    let model: Model
    var body: some View { Leaf(model.text) }
  }

  @Test func aModifierHasStateAndDoesNotEvaluateItsContent() throws {
    let model = Model()
    let screen = Screen { Root(model: model) }
    #expect(screen.text == "stack\n  “a”\n  button\n    “n 0”")
    #expect(try screen.after { try screen.tap("n 0") }.bodies == ["Noted"])
    #expect(screen.texts == ["a", "n 1"])
    #expect(screen.after { model.text = "b" }.bodies == ["Inner"])
    #expect(screen.after { model.note = "m" }.ops == ["update m 1"])
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  @Test func contentCanBeShownTwice() {
    let model = Model()
    struct Doubled: View {
      let model: Model
      var body: some View { Column { Leaf(model.text).modifier(Twice()) } }
    }
    let screen = Screen { Doubled(model: model) }
    #expect(screen.texts == ["a", "a"])
    _ = screen.after { model.text = "b" }
    #expect(screen.texts == ["b", "b"])
  }

  @Test func modifiersCanBeJoined() {
    let screen = Screen { Leaf("a").modifier(Frame(length: 1).concat(Frame(length: 2))) }
    #expect(screen.text == "box\n  box\n    “a”")
    #expect("\(type(of: Leaf("a").modifier(EmptyModifier())))" == "ModifiedContent<Leaf, EmptyModifier>")
  }

  struct Hinted: AttributeModifier {
    static var isSemantic: Bool { true }
    var hint: String
    func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) { attributes.help = hint }
  }

  struct Raised: AttributeModifier {
    static var isSemantic: Bool { false }
    func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) { attributes.zIndex = 1 }
  }

  @Test func attributesGoToTheElementTheyAreMeantFor() {
    let screen = Screen {
      Leaf("a").modifier(Hinted(hint: "inner")).modifier(Frame()).modifier(Raised()).modifier(Hinted(hint: "outer"))
    }
    let box = screen.graph.tree.children(of: screen.graph.tree.root!)[0]
    let leaf = screen.graph.tree.children(of: box)[0]
    #expect(screen.graph.tree[box]?.attributes.zIndex == 1)
    #expect(screen.graph.tree[box]?.attributes.help == nil)
    #expect(screen.graph.tree[leaf]?.attributes.zIndex == 0)
    #expect(screen.graph.tree[leaf]?.attributes.help == "outer")
  }

  struct Collected<Content: View>: PrimitiveView {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    static var childPolicy: ChildPolicy { .collected }
    func element(in context: ElementContext) -> RenderElement {
      .text(RenderText([.init(context.children.map(\.text).joined(separator: "|"))]))
    }
  }

  @Test func collectedChildrenAreReadAndNotRendered() {
    let model = Model()
    let screen = Screen {
      Collected {
        Inner(model: model)
        Leaf("z")
      }
    }
    #expect(screen.text == "“a|z”")
    #expect(screen.after { model.text = "b" }.ops == ["update b|z"])
  }
}
