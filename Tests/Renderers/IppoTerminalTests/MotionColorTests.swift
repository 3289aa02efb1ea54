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

  // MARK: Tints

  private func tinted(_ color: RenderColor?) -> RenderAttributes {
    var attributes = RenderAttributes()
    attributes.tint = color
    return attributes
  }

  /// A stack (2) with a tint, and in it a text (3) in the colour of its tint.
  private func tinted(_ outer: RenderColor?, _ inner: RenderColor?, isMoving: Bool = true) -> MovingTerminal {
    MovingTerminal(
      8, 3, isMoving: isMoving,
      .node(.stack(Self.leading), tinted(outer), [.node(text(.named(.accent)), tinted(inner), [])]))
  }

  private func change(
    _ terminal: MovingTerminal, tint: RenderColor?, of id: Int, _ animation: RenderAnimation? = linear
  ) {
    terminal.apply([.update(RenderNodeID(id), element: nil, attributes: tinted(tint))], animation)
  }

  @Test(arguments: [2, 3])
  func `a tint goes over into another one, for all that is below`(of id: Int) {
    let (red, blue) = (RenderColor.named(.red), RenderColor.named(.blue))
    func terminal(_ color: RenderColor, isMoving: Bool) -> MovingTerminal {
      id == 2 ? tinted(color, nil, isMoving: isMoving) : tinted(nil, color, isMoving: isMoving)
    }
    let moving = terminal(red, isMoving: true)
    change(moving, tint: blue, of: id)
    #expect(moving.renderer.isMoving)
    for share in [0.2, 0.6, 0.8] {
      moving.advance(to: share)
      let still = terminal(mixed(red, blue, share), isMoving: false)
      expectSame(moving.renderer, still.renderer, within: 1, "\(share)")
    }
    moving.advance(to: 1)
    #expect(!moving.renderer.isMoving)
    expectSame(moving.renderer, terminal(blue, isMoving: false).renderer, "end")
  }

  @Test func `a tint begins with the one around it, and ends with it`() {
    let (red, blue) = (RenderColor.named(.red), RenderColor.named(.blue))
    let moving = tinted(red, nil)
    change(moving, tint: blue, of: 3)
    expectSame(moving.renderer, tinted(red, nil, isMoving: false).renderer, within: 1, "start")
    moving.advance(to: 0.5)
    expectSame(moving.renderer, tinted(red, mixed(red, blue, 0.5), isMoving: false).renderer, within: 1, "middle")
    moving.advance(to: 1)
    change(moving, tint: nil, of: 3)
    expectSame(moving.renderer, tinted(red, blue, isMoving: false).renderer, within: 1, "start of the way back")
    moving.advance(to: 2)
    #expect(!moving.renderer.isMoving)
    expectSame(moving.renderer, tinted(red, nil, isMoving: false).renderer, "end")
  }

  @Test func `a tint that changes without an animation is there at once, and one that turns round begins where it is`()
  {
    let (red, blue) = (RenderColor.named(.red), RenderColor.named(.blue))
    let moving = tinted(nil, red)
    change(moving, tint: blue, of: 3)
    moving.advance(to: 0.5)
    change(moving, tint: red, of: 3)
    expectSame(moving.renderer, tinted(nil, mixed(red, blue, 0.5), isMoving: false).renderer, within: 1, "turn")
    moving.advance(to: 0.75)
    change(moving, tint: blue, of: 3, nil)
    #expect(!moving.renderer.isMoving)
    expectSame(moving.renderer, tinted(nil, blue, isMoving: false).renderer, "end")
    let few = MovingTerminal(8, 3, depth: .ansi16, .node(text(.named(.accent)), tinted(red), []))
    change(few, tint: blue, of: 2)
    #expect(!few.renderer.isMoving)
  }

  // MARK: Gradients

  private typealias Stop = RenderPaint.Stop
  private typealias Point = RenderPaint.UnitPoint

  private func stops(_ first: RenderColor, _ second: RenderColor, _ location: Double = 0) -> [Stop] {
    [Stop(color: first, location: location), Stop(color: second, location: 1)]
  }

  /// Paints of each kind of gradient, with numbers that are halves and quarters.
  private func gradients(_ stops: [Stop], _ number: Double) -> [RenderPaint] {
    let (point, far) = (Point(x: number, y: 0), Point(x: 1, y: number))
    return [
      .linearGradient(stops, start: point, end: far),
      .radialGradient(stops, center: point, startRadius: number, endRadius: 8 * number),
      .angularGradient(stops, center: point, startAngle: number, endAngle: 2 * number),
      .ellipticalGradient(stops, center: point, startRadius: 0, endRadius: number),
      .meshGradient(
        stops.map { RenderPaint.MeshPoint(point: Point(x: $0.location, y: number), color: $0.color) },
        background: stops[0].color),
    ]
  }

  private func box(painted paint: RenderPaint) -> RenderElement { .shape(RenderShape(.rectangle, fill: paint)) }

  @Test func `gradients of one kind have colours and places between`() {
    let (red, blue, green, pink) = (
      RenderColor.named(.red), RenderColor.named(.blue), RenderColor.named(.green), RenderColor.named(.pink)
    )
    let old = gradients(stops(red, green), 0)
    let new = gradients(stops(blue, pink, 0.5), 1)
    let middle = gradients(stops(mixed(red, blue, 0.5), mixed(green, pink, 0.5), 0.25), 0.5)
    for (index, (old, new)) in zip(old, new).enumerated() {
      #expect(box(painted: new).mixed(from: box(painted: old), share: 0.5) == box(painted: middle[index]))
      #expect(box(painted: new).mixed(from: box(painted: new), share: 0.5) == nil)
    }
    // Other kinds and other numbers of colours have nothing between.
    #expect(box(painted: new[0]).mixed(from: box(painted: old[1]), share: 0.5) == nil)
    #expect(box(painted: new[0]).mixed(from: box(painted: .color(red)), share: 0.5) == nil)
    let more = gradients(stops(red, green) + [Stop(color: blue, location: 1)], 0)
    for (new, more) in zip(new, more) {
      #expect(box(painted: new).mixed(from: box(painted: more), share: 0.5) == nil)
    }
  }

  @Test func `a gradient moves, and the paint of a gauge, too`() {
    let paints = [stops(.named(.red), .named(.blue)), stops(.named(.green), .named(.pink))].map { gradients($0, 1)[0] }
    func gauge(_ paint: RenderPaint) -> RenderElement {
      .progress(RenderProgress(fraction: 1, style: .linear, paint: paint, isGauge: true))
    }
    for element in [box(painted:), gauge] {
      let moving = terminal(element(paints[0]))
      let first = moving.cells
      change(moving, to: element(paints[1]))
      #expect(moving.renderer.isMoving)
      moving.advance(to: 0.5)
      let last = terminal(element(paints[1]), isMoving: false)
      #expect(moving.cells != first && moving.cells != last.cells)
      moving.advance(to: 1)
      #expect(!moving.renderer.isMoving)
      expectSame(moving.renderer, last.renderer, "end")
    }
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
