import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTerminal

@Suite("Colours in motion")
struct MotionColorTests: MotionSuite {
  private func text(_ color: RenderColor?, _ string: String = "word") -> RenderElement {
    var text = RenderText([.init(string)])
    text.color = color.map { .color($0) }
    return .text(text)
  }

  private func box(_ color: RenderColor) -> RenderElement { .shape(RenderShape(.rectangle, fill: .color(color))) }

  private func mixed(_ first: RenderColor, _ second: RenderColor, _ share: Double) -> RenderColor {
    RenderColor(.mixed(first, second, share: share, isPerceptual: false))
  }

  private func terminal(_ element: RenderElement, depth: ColorDepth = .trueColor, isMoving: Bool = true)
    -> MovingTerminal
  {
    MovingTerminal(8, 3, depth: depth, isMoving: isMoving, .element(element))
  }

  private func change(_ terminal: MovingTerminal, to element: RenderElement, _ animation: RenderAnimation? = linear) {
    terminal.apply([.update(RenderNodeID(2), element: element, attributes: nil)], animation)
  }

  /// Whether two terminals have the same cells, with colours as near as the given number of steps of a component.
  private func expectSame(
    _ one: TerminalRenderer, _ other: TerminalRenderer, within steps: Int = 0, _ comment: Comment
  ) {
    for row in 0..<one.screen.size.rows {
      for column in 0..<one.screen.size.columns {
        var cell = one.screen[row, column]
        let right = other.screen[row, column]
        if isNear(cell.style.foreground, right.style.foreground, steps) {
          cell.style.foreground = right.style.foreground
        }
        if isNear(cell.style.background, right.style.background, steps) {
          cell.style.background = right.style.background
        }
        if cell == right { continue }
        Issue.record("\(comment): row \(row), column \(column)")
        return
      }
    }
  }

  private func isNear(_ one: TerminalColor, _ other: TerminalColor, _ steps: Int) -> Bool {
    guard case .rgb(let one) = one, case .rgb(let other) = other else { return one == other }
    return zip([one.red, one.green, one.blue], [other.red, other.green, other.blue]).allSatisfy {
      abs(Int($0) - Int($1)) <= steps
    }
  }

  private static let colors: [RenderColor] = [
    .named(.red), .named(.blue), RenderColor(.rgb(red: 0.2, green: 0.6, blue: 0.9), opacity: 0.5), .named(.accent),
  ]

  @Test(arguments: [ColorDepth.trueColor, .ansi256], [false, true])
  func `a colour has the values between, and ends as without a motion`(depth: ColorDepth, isBackground: Bool) {
    for first in Self.colors {
      for second in Self.colors where second != first {
        func element(_ color: RenderColor) -> RenderElement { isBackground ? box(color) : text(color) }
        let moving = terminal(element(first), depth: depth)
        change(moving, to: element(second))
        #expect(moving.renderer.isMoving)
        // Frames are 1/30 s apart.
        for share in [0.2, 0.6, 0.8] {
          moving.advance(to: share)
          let still = terminal(element(mixed(first, second, share)), depth: depth, isMoving: false)
          expectSame(moving.renderer, still.renderer, within: 1, "\(first), \(second), \(share)")
        }
        moving.advance(to: 1)
        #expect(!moving.renderer.isMoving)
        expectSame(
          moving.renderer, terminal(element(second), depth: depth, isMoving: false).renderer, "\(first), \(second)")
      }
    }
  }

  @Test func `a motion that turns round begins with the shown colour`() {
    let moving = terminal(text(.named(.red)))
    let red = moving.ink(1, 3)
    change(moving, to: text(.named(.blue)))
    moving.advance(to: 0.5)
    let middle = moving.ink(1, 3)
    change(moving, to: text(.named(.red)))
    #expect(moving.ink(1, 3) == middle)
    moving.advance(to: 1)
    #expect(moving.ink(1, 3) != middle && moving.ink(1, 3) != red)
    moving.advance(to: 1.5)
    #expect(moving.ink(1, 3) == red)
  }

  @Test func `a change without an animation is there at once, and another text goes on`() {
    let moving = terminal(text(.named(.red)))
    let still = terminal(text(.named(.green)), isMoving: false)
    change(moving, to: text(.named(.blue)))
    moving.advance(to: 0.5)
    let middle = moving.ink(1, 3)
    change(moving, to: text(.named(.blue), "text"), nil)
    #expect(moving.text.contains("text"))
    #expect(moving.ink(1, 3) == middle)
    change(moving, to: text(.named(.green)), nil)
    #expect(!moving.renderer.isMoving)
    expectSame(moving.renderer, still.renderer, "green")
  }

  @Test(arguments: [ColorDepth.ansi16, .none])
  func `with few colours and without motion, colours change at once`(depth: ColorDepth) {
    let few = terminal(text(.named(.red)), depth: depth)
    change(few, to: text(.named(.blue)))
    #expect(!few.renderer.isMoving)
    let reduced = terminal(text(.named(.red)), isMoving: false)
    change(reduced, to: text(.named(.blue)))
    #expect(!reduced.renderer.isMoving)
    expectSame(reduced.renderer, terminal(text(.named(.blue)), isMoving: false).renderer, "blue")
  }

  @Test func `a text without a colour of its own begins with the primary one and ends with its own`() {
    let moving = terminal(text(nil))
    let plain = moving.ink(1, 3)
    change(moving, to: text(.named(.red)))
    moving.advance(to: 0.5)
    #expect(moving.ink(1, 3) != plain)
    moving.advance(to: 1)
    change(moving, to: text(nil))
    moving.advance(to: 2)
    #expect(moving.ink(1, 3) == plain)
  }

  @Test func `a hundred changes on the way are no chain of a hundred colours`() {
    let moving = terminal(text(.named(.red)))
    for step in 1...100 {
      change(moving, to: text(Self.colors[step % 2]))
      moving.advance(to: Double(step) / 10)
    }
    guard case .text(let shown)? = moving.node(2).motion?.recolored(moving.node(2).element),
      case .color(let color)? = shown.color
    else {
      Issue.record("no colour in motion")
      return
    }
    #expect(color.blends <= RenderColor.mostBlends + 1)
    moving.advance(to: 20)
    expectSame(moving.renderer, terminal(text(Self.colors[0]), isMoving: false).renderer, "end")
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever changes with animations ends in the same picture`(seed: UInt64) throws {
    final class Time { var now = Duration.zero }
    let time = Time()
    var random = RandomRenderTree(seed: 500 + seed)
    let size = CellSize(columns: 48, rows: 16)
    let (moving, still) = (TerminalRenderer(size: size), TerminalRenderer(size: size))
    moving.animate { time.now }
    func apply(_ frame: RenderFrame) throws {
      let animation = random.random.once(in: 4) ? nil : Self.linear
      let entries = frame.entries.map { RenderFrame.Entry($0.op, animation: animation) }
      for renderer in [moving, still] {
        try renderer.apply(RenderFrame(revision: frame.revision, entries: entries))
        _ = renderer.layout()
        _ = renderer.draw()
      }
    }
    try apply(random.initialFrame)
    for step in 1...15 {
      try apply(random.nextFrame())
      // Every third change begins at rest.
      time.now += step.isMultiple(of: 3) ? .seconds(5) : .milliseconds(Int.random(in: 0...1200, using: &random.random))
      moving.move()
      _ = moving.draw()
      guard step.isMultiple(of: 3) else { continue }
      try #require(!moving.isMoving)
      expectSame(moving, still, "seed \(seed), step \(step)")
    }
  }
}
