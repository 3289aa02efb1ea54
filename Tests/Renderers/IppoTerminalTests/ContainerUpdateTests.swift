import IppoUI
import Testing

@testable import IppoTerminal

/// Containers follow what they arrange a child by, also where its size stays as it was.
@Suite struct ContainerUpdateTests {
  @Test func `a toolbar item goes where it is placed anew`() {
    let item = Tree.element(.toolbarItem(RenderToolbarItem(placement: .trailing)), .text("Edit"))
    let terminal = TestTerminal(
      20, 4, .element(.navigation(RenderNavigation()), .element(.page(RenderPage()), item, .text("content"))))
    #expect(terminal.line(0) == "                Edit")
    terminal.update(4, .toolbarItem(RenderToolbarItem(placement: .leading)))
    #expect(terminal.line(0) == "Edit")
  }

  @Test func `cells of a grid change places`() {
    let row = Tree.element(.gridRow(RenderGridRow(spans: [1, 1])), .text("ab"), .text("cd"))
    let terminal = TestTerminal(5, 1, .element(.grid(RenderGrid(kind: .table)), row))
    #expect(terminal.text == "ab cd")
    terminal.apply([.move(RenderNodeID(5), to: 0)])
    #expect(terminal.text == "cd ab")
  }

  @Test func `a field that becomes a box keeps apart from the next, through what is around it`() {
    let plain = RenderField(text: "a", style: .plain)
    let terminal = TestTerminal(
      8, 3,
      .column(
        .leading, .element(.effect(.opacity(1)), .element(.field(plain))),
        .element(.field(RenderField(text: "b", style: .roundedBorder)))))
    #expect(terminal.node(5).frame.row == 1)
    terminal.update(4, .field(RenderField(text: "a", style: .roundedBorder)))
    #expect(terminal.node(5).frame.row == 2)
  }

  @Test func `what a control has no room for leaves nothing behind`() {
    let stepper = Tree.element(.stepper(RenderStepper()), .text("n"))
    let terminal = TestTerminal(12, 1, .element(.box(.offset(x: 0, y: 0)), .frame(width: 32, stepper)))
    let narrow = terminal.text
    terminal.apply([.remove(RenderNodeID(2))])
    #expect(!narrow.isEmpty)
    #expect(terminal.text == "")
  }
}
