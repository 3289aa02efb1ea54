import IppoUI
import Testing

@testable import IppoWeb

/// Shapes, paints and effects as CSS and SVG.
@Suite struct DrawingMarkupTests {
  private func html(_ element: RenderElement) throws -> String { try written(element).html }

  private func css(_ element: RenderElement) throws -> String { try written(element).css }

  private func written(_ element: RenderElement) throws -> (html: String, css: String) {
    var builder = TreeBuilder()
    let window = builder.make(.window)
    let id = builder.make(element)
    builder.record(.insert(id, into: window, at: 0))
    _ = builder.commit()
    let content = try #require(PageMirror(builder.tree).content())
    return (String(decoding: content.html, as: UTF8.self), String(decoding: content.css, as: UTF8.self))
  }

  private let red = RenderPaint.color(.named(.red))

  @Test func `an outline that cancels itself says so`() throws {
    let path = RenderShape.Outline.path("M0 0L9 0L9 9Z", width: 9, height: 9, isEvenOdd: true)
    #expect(try css(.shape(RenderShape(path, fill: red))).contains("fill-rule:evenodd"))
    #expect(try css(.effect(.clip(path))).contains("clip-path:path(evenodd,\"M0 0L9 0L9 9Z\")"))
  }

  @Test func `corners and dashes of a line are those that were asked for`() throws {
    let stroke = RenderShape.Stroke(paint: red, width: 4, join: "round", miterLimit: 3, dash: [4, 2], dashPhase: 1)
    let styles = try css(.shape(RenderShape(.rectangle, stroke: stroke)))
    for style in ["stroke-miterlimit:3", "stroke-dasharray:4 2", "stroke-dashoffset:1", "stroke-linejoin:round"] {
      #expect(styles.contains(style))
    }
  }

  @Test func `corners that are cut off are no border of a box`() throws {
    func shape(_ join: String, miterLimit: Double = 10) -> RenderElement {
      .shape(RenderShape(.rectangle, stroke: .init(paint: red, width: 4, join: join, miterLimit: miterLimit)))
    }
    #expect(try html(shape("round")).contains("<svg"))
    #expect(try html(shape("miter", miterLimit: 1)).contains("<svg"))
    #expect(try !html(shape("miter")).contains("<svg"))
  }

  private let colors = RenderPaint.angularGradient(
    [.init(color: .named(.red), location: 0), .init(color: .named(.blue), location: 1)],
    center: .init(x: 0.5, y: 0.25), startAngle: 0, endAngle: 2 * .pi)

  @Test func `a line in several colours is a painted box that is cut to the line`() throws {
    let part = RenderElement.shape(
      RenderShape(.circle, stroke: .init(paint: colors, width: 8, cap: "round"), trimStart: 0, trimEnd: 0.5))
    let html = try html(part)
    #expect(html.contains("<mask id=\"n2m\"") && html.contains("mask=\"url(#n2m)\""))
    let styles = try css(part)
    #expect(styles.contains("stroke:#fff") && styles.contains("stroke-dasharray:0.5 1"))
    // The box is larger than the shape by three quarters of the width, and the center of the colours stays where it is.
    #expect(styles.contains("width:calc(100% + 12px)"))
    #expect(styles.contains("at calc(50% + 0px) calc(25% + 3px)"))
    let border = try css(.shape(RenderShape(.capsule, stroke: .init(paint: colors, width: 8))))
    #expect(border.contains("border:8px solid transparent") && border.contains("mask-composite:exclude"))
    #expect(border.contains("background:border-box conic-gradient("))
  }

  @Test func `a line around a box lies half outside, whatever it is in`() throws {
    let line = RenderShape(.roundedRectangle(topLeading: 6, topTrailing: 6, bottomTrailing: 0, bottomLeading: 6))
    var outer = line
    outer.stroke = .init(paint: red, width: 4)
    let css = try css(.shape(outer))
    #expect(try html(.shape(outer)).contains("<div id=\"n2p\" class=\"stroke\">"))
    #expect(css.contains("margin:-2px") && css.contains("border-radius:8px 8px 0px 8px"))
    outer.stroke?.isInner = true
    #expect(try !html(.shape(outer)).contains("class=\"stroke\""))
  }

  @Test func `a part that is all of a line for now is drawn as a part`() throws {
    let whole = RenderShape(.circle, stroke: .init(paint: red, width: 4), isTrimmed: true)
    #expect(try css(.shape(whole)).contains("stroke-dasharray:1 1"))
    let none = RenderShape(.circle, stroke: .init(paint: red, width: 4, cap: "round"), trimStart: 0, trimEnd: 0)
    #expect(try css(.shape(none)).contains("visibility:hidden"))
  }

  @Test func `dashes on the inside of a figure lie inside`() throws {
    let stroke = RenderShape.Stroke(paint: red, width: 4, dash: [4], isInner: true)
    #expect(try css(.shape(RenderShape(.rectangle, stroke: stroke))).contains("width:calc(100% - 4px)"))
    #expect(try css(.shape(RenderShape(.ellipse, stroke: stroke))).contains("rx:calc(50% - 2px)"))
  }

  @Test func `colours of a line lie between its points`() {
    func gradient(_ start: RenderPaint.UnitPoint, _ end: RenderPaint.UnitPoint) -> String {
      RenderPaint.linearGradient(
        [.init(color: .named(.red), location: 0), .init(color: .named(.blue), location: 1)], start: start, end: end
      ).cssBackground
    }
    #expect(
      gradient(.init(x: 0.5, y: 0.25), .init(x: 0.5, y: 0.5))
        == "linear-gradient(3.142rad,var(--red) 25%,var(--blue) 50%)")
    #expect(
      gradient(.init(x: 1, y: 0.5), .init(x: 0.25, y: 0.5))
        == "linear-gradient(4.712rad,var(--red) 0%,var(--blue) 75%)")
    #expect(
      gradient(.init(x: 0, y: 0), .init(x: 1, y: 1)) == "linear-gradient(2.356rad,var(--red) 0%,var(--blue) 100%)")
    #expect(
      gradient(.init(x: 0, y: 0), .init(x: 0.5, y: 0.5)) == "linear-gradient(2.356rad,var(--red) 0%,var(--blue) 50%)")
  }

  @Test func `colours around a center go all the way round`() {
    let paint = RenderPaint.angularGradient(
      [.init(color: .named(.red), location: 0), .init(color: .named(.blue), location: 1)],
      center: .init(x: 0.5, y: 0.5), startAngle: 0, endAngle: 0)
    #expect(
      paint.cssBackground
        == "conic-gradient(from 1.571rad at 50% 50%,var(--red) 0rad,var(--blue) 0rad,var(--blue) 3.142rad,var(--red) 3.142rad)"
    )
  }

  @Test func `outside of the points of a mesh is its background`() throws {
    func mesh(_ end: Double) -> RenderPaint {
      .meshGradient(
        [
          .init(point: .init(x: 0, y: 0), color: .named(.red)), .init(point: .init(x: end, y: 1), color: .named(.blue)),
        ], background: .named(.green))
    }
    #expect(mesh(0.5).cssBackground.contains(" 0% 0%/50% 100% no-repeat,"))
    #expect(mesh(0.5).cssBackground.hasSuffix("no-repeat var(--green)"))
    #expect(!mesh(1).cssBackground.contains("no-repeat"))
    #expect(try css(.effect(.mask(.paint(mesh(1))))).contains("mask:radial-gradient("))
  }

  @Test func `brightness is added, and contrast may turn colours around`() throws {
    #expect(try css(.effect(.brightness(0.5))).contains("filter:contrast(0.5) brightness(2)"))
    #expect(try css(.effect(.brightness(-0.5))).contains("filter:brightness(0.5) contrast(2)"))
    #expect(try css(.effect(.contrast(-2))).contains("filter:invert(1) contrast(2)"))
    #expect(try css(.effect(.contrast(2))).contains("filter:contrast(2)"))
  }

  @Test func `lines of texts, letters and pictures look as was asked for`() throws {
    let run = RenderText.Run("A", underline: .init(pattern: .dot, color: .named(.red)), background: .named(.yellow))
    let text = try written(.text(RenderText([run], font: RenderFont(style: .body, scale: 1.5))))
    #expect(text.html.contains("under"))
    for style in [
      "background:var(--yellow)", "text-decoration-color:var(--red)", "text-decoration-style:dotted", "--type:1.5",
    ] {
      #expect(text.css.contains(style))
    }
    let capitals: [RenderFont.SmallCapitals] = [.all, .lowercase, .uppercase]
    for (letters, value) in zip(capitals, ["all-small-caps", "small-caps", "unicase"]) {
      #expect(
        try css(.text(RenderText([.init("A")], font: RenderFont(smallCapitals: letters)))).contains(
          "font-variant-caps:\(value)"))
    }
    let image = try css(.image(RenderImage(.asset("a"), isPixelated: true, scale: 2)))
    #expect(image.contains("image-rendering:pixelated"))
    #expect(image.contains("zoom:0.5"))
  }

  @Test func `a toggle of which some is on says so`() throws {
    #expect(
      try html(.toggle(RenderToggle(isOn: false, isMixed: true, style: .button))).contains("aria-pressed=\"mixed\""))
    #expect(try html(.toggle(RenderToggle(isOn: false, isMixed: true))).contains("switch mixed"))
  }
}
