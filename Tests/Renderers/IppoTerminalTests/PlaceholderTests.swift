import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Placeholders of fields")
struct PlaceholderTests {
  /// The style of the placeholder of an empty field.
  private func style(_ change: (inout TerminalCapabilities) -> Void) -> CellStyle {
    var capabilities = TerminalCapabilities(colorDepth: .ansi16, palette: Palette(background: RGB(0, 0, 0)))
    change(&capabilities)
    let renderer = TerminalRenderer(size: CellSize(columns: 12, rows: 1), capabilities: capabilities)
    let ops = Tree.node(
      .window, RenderAttributes(), [.element(.field(RenderField(text: "", prompt: "Guess")))]
    ).ops()
    try! renderer.apply(RenderFrame(revision: 1, entries: ops.map { RenderFrame.Entry($0) }))
    _ = renderer.layout()
    _ = renderer.draw()
    return renderer.screen[0, 1].style
  }

  @Test func `a placeholder has a readable grey of the 16 colours, and is not faint besides`() {
    #expect(style { _ in } == CellStyle(foreground: .indexed(8)))
    // The dark grey of the Linux console is unreadable on black.
    let console = style {
      $0.ansi = TerminalColors.console; $0.palette.foreground = RGB(255, 255, 255)
    }
    #expect(console == CellStyle(foreground: .indexed(7)))
  }

  @Test func `a placeholder is faint where no colour sets it apart from text`() {
    // No grey but black is readable on white.
    #expect(style { $0.palette = .light }.attributes == .dim)
    #expect(style { $0.isBackgroundKnown = false } == CellStyle(attributes: .dim))
    // The encoder leaves the colour out.
    #expect(style { $0.colorDepth = .none }.attributes == .dim)
  }

  @Test func `a placeholder has its grey with more colours`() {
    for depth in [ColorDepth.ansi256, .trueColor] {
      let style = style { $0.colorDepth = depth }
      #expect(style.attributes.isEmpty && style.foreground != .standard, "\(depth)")
    }
  }
}
