import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Motions that later changes end or turn round")
struct MotionChangeTests: MotionSuite {
  private func bar(_ fraction: Double?) -> RenderElement {
    .progress(RenderProgress(fraction: fraction, style: .linear))
  }

  private func update(_ element: RenderElement, _ id: Int = 2) -> RenderOp {
    .update(RenderNodeID(id), element: element, attributes: nil)
  }

  private func length(_ terminal: MovingTerminal) -> Int { terminal.text.count { $0 == "█" } }

  // MARK: Numbers

  @Test func `a bar that changes without an animation is there at once`() {
    let terminal = MovingTerminal(20, 2, depth: .none, .element(bar(0)))
    terminal.apply([update(bar(1))], Self.linear)
    terminal.advance(to: 0.5)
    #expect(length(terminal) > 0)
    terminal.apply([update(bar(0))])
    #expect(length(terminal) == 0)
    #expect(!terminal.renderer.isMoving)
  }

  @Test func `a bar whose fraction is unknown now moves no longer`() {
    let terminal = MovingTerminal(20, 2, depth: .none, .element(bar(0)))
    terminal.apply([update(bar(1))], Self.linear)
    terminal.advance(to: 0.5)
    terminal.apply([update(bar(nil))], Self.linear)
    #expect(!terminal.renderer.isMoving)
    let still = MovingTerminal(20, 2, depth: .none, .element(bar(nil)))
    #expect(terminal.text == still.text)
  }

  @Test func `a bar that goes back before the first frame stays`() {
    let terminal = MovingTerminal(20, 2, depth: .none, .element(bar(0)))
    terminal.apply([update(bar(1))], Self.linear)
    terminal.apply([update(bar(0))], Self.linear)
    terminal.advance(to: 0.5)
    #expect(length(terminal) == 0)
    #expect(!terminal.renderer.isMoving)
  }

  @Test func `a bar that turns round goes back from where it is`() {
    let terminal = MovingTerminal(20, 2, depth: .none, .element(bar(0)))
    terminal.apply([update(bar(1))], Self.linear)
    terminal.advance(to: 0.5)
    let middle = length(terminal)
    terminal.apply([update(bar(0))], Self.linear)
    #expect(length(terminal) == middle)
    terminal.advance(to: 1)
    #expect((1..<middle).contains(length(terminal)))
    terminal.advance(to: 1.5)
    #expect(length(terminal) == 0)
  }

  @Test func `an opacity fades, and is there at once without an animation`() throws {
    let terminal = MovingTerminal(20, 2, .element(.effect(.opacity(1)), .text("x")))
    func luminance() throws -> Double {
      let style = try #require(
        (0..<2).flatMap { row in (0..<20).map { terminal.renderer.screen[row, $0] } }.first { $0.glyph == Glyph("x") }
      ).style
      if case .rgb(let rgb) = style.foreground { return rgb.luminance }
      return terminal.renderer.capabilities.palette.foreground.luminance
    }
    let whole = try luminance()
    terminal.apply([update(.effect(.opacity(0.2)))], Self.linear)
    terminal.advance(to: 0.25)
    let early = try luminance()
    terminal.advance(to: 0.5)
    let late = try luminance()
    #expect(whole > early && early > late)
    terminal.apply([update(.effect(.opacity(1)))])
    #expect(try luminance() == whole)
    #expect(!terminal.renderer.isMoving)
  }

  // MARK: Places and transitions

  @Test func `a view that goes back before the first frame stays`() {
    let terminal = stack("a", "b", "c", "d")
    terminal.apply([.move(RenderNodeID(6), to: 0)], Self.linear)
    terminal.apply([.move(RenderNodeID(6), to: 3)], Self.linear)
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.text.filter(\.isLetter) == "abcd")
    terminal.advance(to: 0.5)
    #expect(terminal.text.filter(\.isLetter) == "abcd")
  }

  @Test func `a view that is moved without an animation is there at once`() {
    let terminal = stack("a", "b", "c", "d")
    terminal.apply([.move(RenderNodeID(6), to: 0)], Self.linear)
    terminal.advance(to: 0.5)
    terminal.apply([.move(RenderNodeID(6), to: 3)])
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.text.filter(\.isLetter) == "abcd")
  }

  @Test func `a view that comes back without an animation is there at once`() {
    let terminal = stack("a", "b")
    terminal.apply([leave(4, by: .offset(x: 64, y: 0))], Self.linear)
    terminal.advance(to: 0.5)
    terminal.apply([comeBack(4, .offset(x: 64, y: 0))])
    #expect(!terminal.renderer.isMoving)
    #expect(terminal.node(4).frame == terminal.node(4).placement)
  }

  @Test func `a view that comes back before the first frame stays`() {
    let transition = RenderTransition.combined([.offset(x: 64, y: 0), .opacity])
    let terminal = stack("a", "b")
    terminal.apply([leave(4, by: transition)], Self.linear)
    terminal.apply([comeBack(4, transition)], Self.linear)
    #expect(!terminal.renderer.isMoving)
    terminal.advance(to: 0.5)
    #expect(terminal.text.filter(\.isLetter) == "ab")
  }

  @Test func `another change does not begin a motion anew`() {
    let terminal = stack("a", "b", "c", "d")
    terminal.apply([.move(RenderNodeID(6), to: 0)], Self.linear)
    terminal.advance(to: 0.5)
    // The stack becomes wider, and places all its children again.
    let changed = RenderText([.init("a longer text")])
    terminal.apply([update(.text(changed), 4)], Self.linear)
    terminal.advance(to: 1)
    #expect(terminal.node(6).motion == nil)
    #expect(terminal.node(2).motion != nil)
  }

  @Test func `of nested animations of a transition the outer one counts, and of combined ones the first`() {
    let other = RenderAnimation(curve: .bezier(0, 0, 1, 1), duration: 2)
    func end(_ transition: RenderTransition) -> RenderAnimation? {
      TransitionEnd(transition, size: CellSize(columns: 1, rows: 1), isMirrored: false, isRemoval: false).animation
    }
    #expect(end(.animated(.animated(.opacity, other), Self.linear)) == Self.linear)
    #expect(end(.combined([.animated(.opacity, Self.linear), .animated(.slide, other)])) == Self.linear)
  }

  // MARK: Nodes that are gone

  /// Two changes come before one layout: a parent gets a node with a transition, and is removed.
  @Test(arguments: [RenderTransition.offset(x: 64, y: 0), .opacity])
  func `a node that is removed before its layout does not move`(_ transition: RenderTransition) throws {
    let terminal = stack("a")
    let parent = RenderNode(id: RenderNodeID(8), element: .stack(Self.leading))
    terminal.apply([.create(parent), insert(8, at: 1)])
    let ops = [child(9, "b") { $0.transition = transition }, insert(9, into: 8, at: 0)]
    try terminal.renderer.apply(
      RenderFrame(revision: 4, entries: ops.map { RenderFrame.Entry($0, animation: Self.linear) }))
    try terminal.renderer.apply(RenderFrame(revision: 5, entries: [RenderFrame.Entry(.remove(RenderNodeID(8)))]))
    terminal.draw()
    #expect(!terminal.renderer.isMoving)
    // The parent is released after the drawing.
    terminal.advance(to: 0.5)
    terminal.advance(to: 2)
    #expect(terminal.text.filter(\.isLetter) == "a")
  }
}
