import Testing

@testable import IppoUI

@MainActor
struct BranchTests {
  @Observable final class Model {
    var isOn = true
    var number: Int? = 1
    var id = 1
  }

  struct Memory: View {
    @State private var count = 0
    let name: String
    var body: some View { Tap("\(name) \(count)") { count += 1 } }
  }

  struct Branches: View {
    let model: Model
    var body: some View {
      Column {
        Leaf("first")
        if model.isOn { Memory(name: "on") } else { Memory(name: "off") }
        Leaf("last")
      }
    }
  }

  @Test func aBranchThatIsTakenReplacesTheOtherInItsPlace() throws {
    let model = Model()
    let screen = Screen { Branches(model: model) }
    try screen.tap("on 0")
    let change = screen.after { model.isOn = false }
    #expect(change.ops == ["remove", "create button", "create off 0", "insert at 0", "insert at 1"])
    #expect(change.bodies == ["Branches", "Memory"])
    _ = screen.after { model.isOn = true }
    #expect(screen.texts == ["first", "on 0", "last"], "The state of a branch that was left is gone.")
  }

  struct Maybe: View {
    let model: Model
    var body: some View {
      Column {
        if let number = model.number { Memory(name: "number \(number)") }
        Leaf("last")
      }
    }
  }

  @Test func anOptionalKeepsItsStateWhileItHasAValue() throws {
    let model = Model()
    let screen = Screen { Maybe(model: model) }
    try screen.tap("number 1 0")
    _ = screen.after { model.number = 2 }
    #expect(screen.texts == ["number 2 1", "last"])
    #expect(screen.after { model.number = nil }.ops == ["remove"])
    _ = screen.after { model.number = 3 }
    #expect(screen.texts == ["number 3 0", "last"])
  }

  struct Identified: View {
    let model: Model
    var body: some View { Memory(name: "m").id(model.id) }
  }

  @Test func aNewIdStartsTheViewAnew() throws {
    let model = Model()
    let screen = Screen { Identified(model: model) }
    try screen.tap("m 0")
    #expect(screen.texts == ["m 1"])
    _ = screen.after { model.id = 2 }
    #expect(screen.texts == ["m 0"])
  }

  struct Erased: View {
    let model: Model
    var body: some View {
      model.isOn ? AnyView(Memory(name: "n \(model.number ?? 0)")) : AnyView(Leaf("leaf"))
    }
  }

  @Test func anErasedViewKeepsItsIdentityWhileItsTypeIsTheSame() throws {
    let model = Model()
    let screen = Screen { Erased(model: model) }
    try screen.tap("n 1 0")
    _ = screen.after { model.number = 2 }
    #expect(screen.texts == ["n 2 1"])
    _ = screen.after { model.isOn = false }
    #expect(screen.texts == ["leaf"])
    _ = screen.after { model.isOn = true }
    #expect(screen.texts == ["n 2 0"])
  }

  @Test func aModifierOfAGroupAppliesToEachView() {
    let screen = Screen {
      Column {
        Group {
          Leaf("a")
          Leaf("b")
        }
        .modifier(Frame())
        EmptyView().modifier(Frame())
      }
    }
    #expect(screen.text == "stack\n  box\n    “a”\n  box\n    “b”")
  }

  @Test func aWrapperStaysWhenTheOneViewInsideIsReplaced() {
    let model = Model()
    struct Wrapped: View {
      let model: Model
      var body: some View {
        Group { if model.isOn { Leaf("a") } else { Column { Leaf("b") } } }.modifier(Frame())
      }
    }
    let screen = Screen { Wrapped(model: model) }
    let change = screen.after { model.isOn = false }
    #expect(change.ops == ["remove", "create stack", "create b", "insert at 0", "insert at 0"])
    #expect(screen.text == "box\n  stack\n    “b”")
  }

  @Test func aWindowShowsWhateverThereIsAsOneElement() {
    #expect(Screen { EmptyView() }.text == "stack")
    let pair = Screen {
      Leaf("a")
      Leaf("b")
    }
    #expect(pair.text == "stack\n  “a”\n  “b”")
  }

  @Test func contentThatBecomesOneElementGivesUpItsStack() {
    let model = Model()
    struct Root: View {
      let model: Model
      var body: some View {
        Leaf("a")
        if model.isOn { Leaf("b") }
      }
    }
    let screen = Screen { Root(model: model) }
    #expect(screen.text == "stack\n  “a”\n  “b”")
    _ = screen.after { model.isOn = false }
    #expect(screen.text == "“a”")
    _ = screen.after { model.isOn = true }
    #expect(screen.text == "stack\n  “a”\n  “b”")
  }

  @Test func aTupleMadeByHandShowsItsViews() {
    let screen = Screen { Column { TupleView((Leaf("a"), Leaf("b"))) } }
    #expect(screen.texts == ["a", "b"])
  }

  @Test func typesPrintAsInSwiftUI() {
    let pair = ViewBuilder.buildBlock(Leaf("a"), Leaf("b"))
    #expect("\(type(of: pair))" == "TupleView<(Leaf, Leaf)>")
    let branch: _ConditionalContent<Leaf, EmptyView> = ViewBuilder.buildEither(first: Leaf("a"))
    #expect("\(type(of: branch))" == "_ConditionalContent<Leaf, EmptyView>")
  }
}
