import IppoUI
import Testing

@testable import IppoTerminal

/// Views that leave are drawn until the end of their transitions, in every element that draws its children itself.
@Suite("Departures in terminals")
struct DepartureTests: MotionSuite {
  /// Has a node below the element (2) leave, and looks for its text before, in the middle, and at the end.
  private func expectFade(
    of text: String, _ id: Int, in content: Tree, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let terminal = MovingTerminal(30, 8, content)
    #expect(terminal.text.contains(text), sourceLocation: sourceLocation)
    terminal.apply([leave(id, by: .opacity)], Self.linear)
    #expect(terminal.renderer.isMoving, sourceLocation: sourceLocation)
    terminal.advance(to: 0.5)
    #expect(terminal.text.contains(text), sourceLocation: sourceLocation)
    terminal.advance(to: 1)
    #expect(!terminal.text.contains(text), sourceLocation: sourceLocation)
    #expect(!terminal.renderer.isMoving, sourceLocation: sourceLocation)
    let end = terminal.text
    terminal.renderer.redraw()
    terminal.draw()
    #expect(terminal.text == end, sourceLocation: sourceLocation)

    // Without an animation the node goes at once.
    let still = MovingTerminal(30, 8, content)
    still.apply([leave(id, by: .opacity)])
    #expect(!still.text.contains(text), sourceLocation: sourceLocation)
  }

  private func row(_ text: String) -> Tree { .element(.row(RenderRow()), .text(text)) }

  @Test func `a row fades out of its section`() {
    let section = Tree.element(.section(RenderSection()), row("one"), row("two"))
    expectFade(of: "two", 6, in: .element(.list(RenderList(style: .plain)), section))
    expectFade(of: "one", 4, in: .element(.list(RenderList()), .element(.section(RenderSection()), row("one"))))
  }

  @Test func `a part fades out of its row`() {
    let row = Tree.element(.row(RenderRow()), .text("one"), .text("two"))
    expectFade(of: "two", 5, in: .element(.list(RenderList(style: .plain)), row))
  }

  @Test func `a decoration fades out behind and before its content`() {
    let leading = RenderAlignment(horizontal: .leading)
    let content = Tree.frame(width: 80, height: 16, .text("a"))
    expectFade(
      of: "bbb", 5,
      in: .element(.decoration(RenderDecoration(kind: .background, alignment: leading)), content, .text("bbb")))
    expectFade(
      of: "badge", 4,
      in: .element(.decoration(RenderDecoration(kind: .overlay)), .text("the content"), .text("badge")))
  }

  @Test func `a label fades out of the control around it`() {
    for style in [RenderButton.Style.plain, .bordered] {
      expectFade(of: "label", 3, in: .element(.button(RenderButton(style: style)), .text("label")))
    }
    expectFade(of: "label", 3, in: .element(.toggle(RenderToggle(isOn: true, style: .button)), .text("label")))
    expectFade(of: "label", 3, in: .element(.field(RenderField(text: "")), .text("label")))
    // The sign of a menu and the value of a picker stand where the label began.
    expectFade(of: "label", 3, in: .element(.menu(RenderMenu()), .text("the long label")))
    let picker = RenderPicker(options: [.init(title: "A"), .init(title: "B")], selection: 0)
    expectFade(of: "label", 3, in: .element(.picker(picker), .text("the long label")))
  }

  @Test func `a part of a label fades out beside the others`() {
    let label = Tree.element(.button(RenderButton(style: .plain)), .text("one"), .text("two"))
    expectFade(of: "two", 4, in: label)
  }

  @Test func `the content of a disclosure fades out, unless the disclosure is closed`() {
    expectFade(of: "content", 4, in: .element(.disclosure(isExpanded: true), .text("label"), .text("content")))
    let closing = MovingTerminal(30, 8, .element(.disclosure(isExpanded: true), .text("label"), .text("content")))
    let closed = RenderOp.update(RenderNodeID(2), element: .disclosure(isExpanded: false), attributes: nil)
    closing.apply([closed, leave(4, by: .opacity)], Self.linear)
    closing.advance(to: 0.5)
    #expect(!closing.text.contains("content"))
  }

  @Test func `a view fades out of its page`() {
    let page = Tree.element(.page(RenderPage(title: "Page")), .text("one"))
    expectFade(of: "one", 4, in: .element(.navigation(RenderNavigation()), page))
  }
}
