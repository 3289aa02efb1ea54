import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTerminal

@Suite("Motion in terminals")
struct MotionTests: MotionSuite {
  // MARK: Places

  @Test func `a view goes to its new place, and takes no time without an animation or without a clock`() {
    for (isMoving, animation) in [(true, Self.linear), (true, nil), (false, Self.linear)] {
      let terminal = stack("a", "b", "c", "d", "e", isMoving: isMoving)
      terminal.apply([.move(RenderNodeID(7), to: 0)], animation)
      guard isMoving, animation != nil else {
        #expect(!terminal.renderer.isMoving)
        #expect(terminal.text.filter(\.isLetter) == "eabcd")
        continue
      }
      #expect(terminal.renderer.isMoving)
      let end = terminal.node(7).restingRect.row
      let places = [0, 0.5, 0.75, 1].map { time -> Int in
        terminal.advance(to: time)
        return terminal.node(7).screenRect.row
      }
      #expect(places == [end + 4, end + 2, end + 1, end])
      #expect(!terminal.renderer.isMoving)
      #expect(terminal.text.filter(\.isLetter) == "eabcd")
    }
  }

  @Test func `the app hears of the place where the view will be, once`() {
    let terminal = stack("a", "b", "c")
    var attributes = RenderAttributes()
    attributes.reportsPlace = true
    terminal.apply([.update(RenderNodeID(5), element: nil, attributes: attributes)])
    terminal.apply([.move(RenderNodeID(5), to: 0)], Self.linear)
    let places = terminal.events.compactMap { if case .place(let place) = $0.event { place.y } else { nil } }
    #expect(places == [Double(terminal.node(5).restingRect.row) * CellMetrics.cellHeight])
    terminal.advance(to: 0.5)
    #expect(terminal.events.isEmpty)
  }

  @Test func `the size of the terminal changes places at once`() {
    let terminal = stack("a", "b")
    terminal.renderer.resize(CellSize(columns: 20, rows: 20))
    terminal.draw()
    #expect(!terminal.renderer.isMoving)
    // An animated change without a layout says nothing about a later layout.
    terminal.apply([.update(RenderNodeID(3), element: nil, attributes: RenderAttributes())], Self.linear)
    terminal.apply([.move(RenderNodeID(4), to: 0)])
    #expect(!terminal.renderer.isMoving)
  }

  // MARK: Transitions

  @Test func `a view fades in, and out although it has no place any more`() {
    let terminal = stack("a")
    terminal.apply([child(9, "new") { $0.transition = .opacity }, insert(9, at: 1)], Self.linear)
    func ink() -> RGB? {
      for row in 0..<8 {
        guard let index = terminal.row(row).firstIndex(of: "n") else { continue }
        let column = terminal.row(row).distance(from: terminal.row(row).startIndex, to: index)
        if case .rgb(let rgb) = terminal.ink(row, column) { return rgb }
        return terminal.renderer.capabilities.palette.foreground
      }
      return nil
    }
    #expect(ink() == nil)
    terminal.advance(to: 0.3)
    let early = ink()!.luminance
    terminal.advance(to: 0.7)
    let late = ink()!.luminance
    terminal.advance(to: 1)
    #expect(early < late && late < ink()!.luminance)
    terminal.now = .seconds(2)
    terminal.apply([leave(9, by: .opacity)], Self.linear)
    terminal.advance(to: 2.5)
    #expect(ink()!.luminance < 0.7)
    terminal.advance(to: 3)
    #expect(ink() == nil)
    #expect(!terminal.renderer.isMoving)
    terminal.apply([.remove(RenderNodeID(9))])
    #expect(ink() == nil)
  }

  @Test func `a view moves in over an edge, and out over the other`() {
    let terminal = stack("steady")
    let slide = RenderTransition.asymmetric(insertion: .move(.leading), removal: .move(.trailing))
    terminal.apply([child(9, "abcd") { $0.transition = slide }, insert(9, at: 1)], Self.linear)
    let row = terminal.node(9).restingRect.row
    let column = terminal.node(9).restingRect.column
    #expect(terminal.node(9).frame.column == terminal.node(9).placement.column - 4)
    terminal.advance(to: 0.5)
    #expect(terminal.node(9).screenRect.column == column - 2)
    terminal.advance(to: 1)
    #expect(terminal.row(row).contains("abcd"))
    terminal.now = .seconds(1)
    terminal.apply([leave(9, by: slide)], Self.linear)
    terminal.advance(to: 1.5)
    #expect(terminal.node(9).screenRect.column == column + 2)
    terminal.advance(to: 2)
    #expect(!terminal.text.contains("ab"))
  }

  @Test func `a view that comes back turns round where it is`() {
    let terminal = stack("a", "b")
    terminal.apply([leave(4, by: .offset(x: 64, y: 0))], Self.linear)
    terminal.advance(to: 0.5)
    #expect(terminal.node(4).frame.column - terminal.node(4).placement.column == 4)
    terminal.apply([comeBack(4, .offset(x: 64, y: 0))], Self.linear)
    #expect(terminal.node(4).frame.column - terminal.node(4).placement.column == 4)
    terminal.advance(to: 1)
    #expect(terminal.node(4).frame.column - terminal.node(4).placement.column == 2)
    terminal.advance(to: 1.5)
    #expect(terminal.node(4).frame == terminal.node(4).placement)
    #expect(terminal.text.contains("b"))
  }

  @Test func `transitions have ends in cells`() {
    func end(_ transition: RenderTransition, mirrored: Bool = false, removal: Bool = false) -> TransitionEnd {
      TransitionEnd(transition, size: CellSize(columns: 6, rows: 2), isMirrored: mirrored, isRemoval: removal)
    }
    for still in [end(.identity), end(.rotation(1, anchor: .init(x: 0, y: 0)))] {
      #expect(still.shift == CellPoint(column: 0, row: 0) && still.visibility == 1)
    }
    #expect(end(.slide).shift == CellPoint(column: -6, row: 0))
    #expect(end(.slide, removal: true).shift == CellPoint(column: 6, row: 0))
    #expect(end(.slide, mirrored: true).shift == CellPoint(column: 6, row: 0))
    #expect(end(.push(.top), removal: true).shift == CellPoint(column: 0, row: 2))
    #expect(end(.push(.bottom)).visibility == 0)
    #expect(end(.scale(0.5, anchor: .init(x: 0, y: 0))).visibility == 0.5)
    #expect(
      end(.combined([.move(.top), .opacity]))
        == {
          var end = end(.move(.top))
          end.visibility = 0
          return end
        }())
    #expect(end(.animated(.opacity, Self.linear)).animation == Self.linear)
  }

  // MARK: Numbers

  @Test func `a bar grows in steps`() {
    func bar(_ fraction: Double) -> RenderElement { .progress(RenderProgress(fraction: fraction, style: .linear)) }
    let terminal = MovingTerminal(20, 2, depth: .none, .element(bar(0)))
    terminal.apply([.update(RenderNodeID(2), element: bar(1), attributes: nil)], Self.linear)
    let counts = [0, 0.25, 0.5, 1].map { time -> Int in
      terminal.advance(to: time)
      return terminal.text.count { $0 == "█" }
    }
    #expect(counts == counts.sorted() && Set(counts).count == 4)
    #expect(counts.first == 0)
  }

  // MARK: The same end

  @Test(arguments: 1...20)
  func `after random changes with motion, the screen is that of a terminal without`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (moving, still) = (stack(), stack(isMoving: false))
    // The children, with those that are leaving.
    var present: [Int] = []
    var leaving: [Int: RenderTransition] = [:]
    var (next, time) = (10, 0.0)
    for _ in 0..<30 {
      var ops: [RenderOp] = []
      let transition: RenderTransition = [.opacity, .slide, .push(.top), .identity][Int(random.next() % 4)]
      switch random.next() % 6 {
      case 0 where present.count > 1:
        let id = present.remove(at: Int(random.next() % UInt64(present.count)))
        let goal = Int(random.next() % UInt64(present.count + 1))
        present.insert(id, at: goal)
        ops = [.move(RenderNodeID(id), to: goal)]
      case 1 where !present.isEmpty:
        let id = present.remove(at: Int(random.next() % UInt64(present.count)))
        leaving[id] = nil
        ops = [.remove(RenderNodeID(id))]
      case 2 where !present.isEmpty:
        let id = present[Int(random.next() % UInt64(present.count))]
        leaving[id] = transition
        ops = [leave(id, by: transition)]
      case 3 where !leaving.isEmpty:
        let ids = leaving.keys.sorted()
        let id = ids[Int(random.next() % UInt64(ids.count))]
        ops = [comeBack(id, leaving.removeValue(forKey: id)!)]
      default:
        let index = Int(random.next() % UInt64(present.count + 1))
        ops = [child(next, "text \(next)") { $0.transition = transition }, insert(next, at: index)]
        present.insert(next, at: index)
        next += 1
      }
      let animation = random.next() % 3 == 0 ? nil : Self.linear
      moving.apply(ops, animation)
      still.apply(ops, animation)
      time += Double(random.next() % 8) / 10
      moving.advance(to: time)
    }
    moving.advance(to: time + 2)
    #expect(!moving.renderer.isMoving)
    #expect(moving.text == still.text)
    for row in 0..<8 {
      for column in 0..<20 { #expect(moving.renderer.screen[row, column] == still.renderer.screen[row, column]) }
    }
    // What was drawn in parts is what is drawn as a whole.
    let before = moving.text
    moving.renderer.redraw()
    moving.draw()
    #expect(moving.text == before)
  }
}
