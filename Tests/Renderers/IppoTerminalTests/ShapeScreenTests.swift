import IppoUI
import Testing

@testable import IppoTerminal

/// What shapes look like, as text.
@Suite struct ShapeScreenTests {
  @Test func whatIsRoundAndNoLargerThanACellIsADot() {
    let red = RenderPaint.color(.named(.red))
    func dot(_ size: Double, _ outline: RenderShape.Outline, isFilled: Bool = true) -> String {
      var shape = RenderShape(outline)
      shape.fill = isFilled ? red : nil
      if !isFilled { shape.stroke = RenderShape.Stroke(paint: red, width: 1) }
      return screen(3, 1, .frame(width: size, height: size, .element(.shape(shape))))
    }
    for size in [8.0, 10, 11] { #expect(dot(size, .circle) == " ●") }
    #expect(dot(8, .ellipse) == " ●")
    #expect(dot(3, .circle) == " •")
    #expect(dot(10, .circle, isFilled: false) == " ○")
  }

  @Test func thinFramesAreLinesWhateverIsBetweenThemAndTheShape() {
    func bar(_ height: Double) -> Tree {
      let track = Tree.element(.shape(RenderShape(.capsule, fill: .color(.named(.gray)))))
      let fill = Tree.element(
        .box(.frame(width: 32, height: nil, alignment: RenderAlignment())),
        .element(.shape(RenderShape(.capsule, fill: .color(.named(.blue))))))
      let layers = Tree.element(.layers(RenderAlignment(horizontal: .leading, vertical: .center)), track, fill)
      return .frame(width: 80, height: height, .element(.geometry, layers))
    }
    #expect(screen(10, 1, bar(5)) == "━━━━──────")
    #expect(screen(10, 1, bar(2)) == "──────────")
    #expect(!screen(10, 1, bar(16)).contains("━"))
  }

  @Test func aBorderIsDrawnWithLines() {
    let shape = RenderShape(.rectangle, stroke: .init(paint: .color(.named(.primary))))
    #expect(screen(5, 3, .element(.shape(shape))) == "┌───┐\n│   │\n└───┘")
    let round = RenderShape(
      .roundedRectangle(topLeading: 8, topTrailing: 8, bottomTrailing: 8, bottomLeading: 8),
      stroke: .init(paint: .color(.named(.primary))))
    #expect(screen(5, 3, .element(.shape(round))) == "╭───╮\n│   │\n╰───╯")
  }

  @Test func linesLeaveLettersThatTheyCross() {
    func bordered(_ text: String) -> Tree {
      .element(
        .decoration(RenderDecoration(kind: .overlay)), .text(text),
        .element(.shape(RenderShape(.rectangle, stroke: .init(paint: .color(.named(.red)))))))
    }
    #expect(screen(4, 1, bordered("Text")) == "Text")
    #expect(screen(2, 3, bordered("日\nb\nc")) == "日\nb│\nc┘")
    // What is opaque hides them, and has its lines.
    let ground = Tree.element(.shape(RenderShape(.rectangle, fill: .color(.named(.black)))))
    let line = Tree.element(.shape(RenderShape(.rectangle, stroke: .init(paint: .color(.named(.red))))))
    #expect(screen(4, 1, .element(.layers(RenderAlignment()), .text("Text"), ground, line)) == "[  ]")
  }

  @Test func aCircleIsMadeOfHalfBlocks() {
    let shape = RenderShape(.circle, fill: .color(.named(.primary)))
    #expect(screen(6, 3, .element(.shape(shape))) == "▄████▄\n██████\n▀████▀")
  }

  @Test func partsThatOverlapCancelEachOtherWhereThatIsAskedFor() {
    func ring(_ isEvenOdd: Bool) -> String {
      let shape = RenderShape(
        .path("M0 0H40V32H0ZM8 8H32V24H8Z", width: 40, height: 32, isEvenOdd: isEvenOdd), fill: .color(.named(.primary))
      )
      return screen(5, 2, .element(.shape(shape)))
    }
    #expect(ring(false) == "█████\n█████")
    #expect(ring(true) == "█▀▀▀█\n█▄▄▄█")
  }

  @Test(arguments: [true, false])
  func aLineOfDashesHasGapsWhereTheyCanBeSeen(showsBraille: Bool) {
    func line(_ dash: [Double], phase: Double = 0) -> String {
      let shape = RenderShape(
        .path("M0 8H64", width: 64, height: 16),
        stroke: .init(paint: .color(.named(.primary)), width: 1, dash: dash, dashPhase: phase))
      return screen(8, 1, .element(.shape(shape)), showsBraille: showsBraille)
    }
    #expect(line([]) == String(repeating: showsBraille ? "⠤" : "█", count: 8))
    #expect(line([1, 1]) == line([]))
    #expect(line([16, 16]) != line([]))
    #expect(line([16, 16]) != line([16, 16], phase: 16))
    // The gap is as large as a dot, and half as large as a square.
    #expect((line([4, 4]) != line([])) == showsBraille)
  }

  @Test func aThinLineIsMadeOfDots() {
    func line(_ data: String, width: Double = 2, _ columns: Int = 4, _ rows: Int = 2) -> String {
      let path = RenderShape.Outline.path(data, width: Double(columns) * 8, height: Double(rows) * 16)
      let shape = RenderShape(path, stroke: .init(paint: .color(.named(.primary)), width: width))
      return screen(columns, rows, .element(.shape(shape)))
    }
    #expect(line("M0 0L32 32") == "⠑⢄\n  ⠑⢄")
    #expect(line("M0 32L32 0") == "  ⡠⠊\n⡠⠊")
    // The edges at the right and at the bottom belong to the last dots.
    #expect(line("M0 0H32V32H0Z") == "⡏⠉⠉⢹\n⣇⣀⣀⣸")
    // A line that leaves the shape is cut there.
    #expect(line("M-1e9 2H1e9") == "⠉⠉⠉⠉")
    #expect(line("M-8 -8L-8 40") == "")
    // A thick line is made of squares.
    #expect(line("M0 4H32", width: 8) == "▀▀▀▀")
  }

  @Test func linesThatCrossInACellShareIt() {
    func line(_ data: String) -> Tree {
      .element(
        .shape(
          RenderShape(.path(data, width: 16, height: 16), stroke: .init(paint: .color(.named(.primary)), width: 1))))
    }
    let crossed = Tree.element(.layers(RenderAlignment()), line("M0 2H16"), line("M2 0V16"))
    #expect(screen(2, 1, crossed) == "⡏⠉")
  }

  @Test func aLineLeavesTheShapeBelowIt() throws {
    func shape(_ data: String, fill: RenderPaint? = nil, stroke: RenderShape.Stroke? = nil) -> Tree {
      .element(.shape(RenderShape(.path(data, width: 8, height: 16), fill: fill, stroke: stroke)))
    }
    func cell(_ layers: [Tree]) throws -> Cell {
      let renderer = TerminalRenderer(size: CellSize(columns: 1, rows: 1))
      let content = Tree.node(.layers(RenderAlignment()), RenderAttributes(), layers)
      let window = Tree.node(.window, RenderAttributes(), [content])
      try renderer.apply(RenderFrame(revision: 1, entries: window.ops().map { RenderFrame.Entry($0) }))
      _ = renderer.layout()
      _ = renderer.draw()
      return renderer.screen[0, 0]
    }
    let half = shape("M0 0H8V8H0Z", fill: .color(.named(.blue)))
    let line = shape("M0 10H8", stroke: .init(paint: .color(.named(.red)), width: 1))
    let (below, crossed) = (try cell([half]), try cell([half, line]))
    #expect(below.glyph.character == "▀")
    #expect(crossed.glyph.character == "⠤")
    #expect(crossed.style.background == below.style.foreground)
  }

  @Test func aTerminalWithoutBrailleShowsSquares() {
    let ring = Tree.element(.shape(RenderShape(.circle, stroke: .init(paint: .color(.named(.primary)), width: 1))))
    #expect(screen(6, 3, ring, showsBraille: false).allSatisfy { " \n▀▄█".contains($0) })
    #expect(screen(6, 3, ring).unicodeScalars.contains { (0x2801...0x28FF).contains($0.value) })
    #expect(!TerminalCapabilities(environment: ["TERM": "linux", "LANG": "en_US.UTF-8"]).showsBraille)
    #expect(!TerminalCapabilities(environment: ["TERM": "xterm", "LANG": "C"]).showsBraille)
    #expect(TerminalCapabilities(environment: ["TERM": "xterm", "LANG": "en_US.UTF-8"]).showsBraille)
  }

  @Test func aPathIsDrawn() {
    let shape = RenderShape(.path("M0 0 H32 V32 H0 Z", width: 64, height: 64), fill: .color(.named(.primary)))
    #expect(screen(8, 4, .element(.shape(shape))) == "████\n████")
  }
}
