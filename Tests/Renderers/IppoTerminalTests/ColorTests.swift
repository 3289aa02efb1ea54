import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct ColorTests {
  @Test(
    arguments: [
      (["TERM": "xterm-256color"], .ansi256), (["TERM": "xterm"], .ansi16), (["TERM": "dumb"], .none), ([:], .none),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor), (["TERM": "xterm-kitty"], .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "24bit", "NO_COLOR": "1"], .none),
      (["TERM": "xterm-256color", "NO_COLOR": ""], .ansi256), (["TERM": "vt100"], .none),
    ] as [([String: String], ColorDepth)])
  func theEnvironmentTellsTheDepth(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func coloursOfTheCubeAreThemselves() {
    #expect(ColorQuantizer.ansi256(RGB(255, 0, 0)) == 196)
    #expect(ColorQuantizer.ansi256(RGB(0, 0, 0)) == 16)
    #expect(ColorQuantizer.ansi256(RGB(128, 128, 128)) == 244)
  }

  @Test func sixteenColoursGoByHue() {
    #expect(ColorQuantizer.ansi16(RGB(255, 60, 50)) == 9)
    #expect(ColorQuantizer.ansi16(RGB(0, 120, 0)) == 2)
    #expect(ColorQuantizer.ansi16(RGB(20, 20, 20)) == 0)
    #expect(ColorQuantizer.ansi16(RGB(250, 250, 250)) == 15)
  }

  @Test func aBackgroundTellsThePalette() {
    #expect(Palette(background: RGB(255, 255, 255)).isDark == false)
    #expect(Palette(background: RGB(0, 43, 54)).isDark)
    #expect(Palette(colorFGBG: "15;0")?.isDark == true)
    #expect(Palette(colorFGBG: "0;default;15")?.isDark == false)
    #expect(Palette(colorFGBG: "x") == nil)
  }

  @Test func aColourOfTwoSchemesIsThatOfThePalette() {
    let color = RenderColor(
      .adaptive(
        light: RenderColor(.rgb(red: 1, green: 0, blue: 0)), dark: RenderColor(.rgb(red: 0, green: 0, blue: 1))),
      opacity: 0.5)
    #expect(Palette.light.resolve(color) == Ink(.rgb(RGB(255, 0, 0)), alpha: 0.5))
    #expect(Palette.dark.resolve(color) == Ink(.rgb(RGB(0, 0, 255)), alpha: 0.5))
  }

  @Test func textHuesStandOutFromTheBackground() {
    for palette in [Palette.dark, .light] {
      for name in [RenderColor.Name.accent, .red, .orange, .yellow, .green, .teal, .blue, .purple, .pink, .secondary] {
        let color = palette.resolve(.named(name)).components(in: palette)
        let (high, low) = (
          max(color.luminance, palette.background.luminance), min(color.luminance, palette.background.luminance)
        )
        #expect((high + 0.05) / (low + 0.05) >= 4.5, "\(name) on \(palette.isDark ? "dark" : "light")")
      }
    }
  }

  @Test func thePenWritesOnlyWhatChanges() {
    var pen = PenState()
    let bold = CellStyle(attributes: .bold)
    #expect(pen.change(to: bold, depth: .trueColor) == "\u{1B}[1m")
    #expect(pen.change(to: bold, depth: .trueColor) == "")
    let red = CellStyle(foreground: .rgb(RGB(255, 0, 0)), attributes: .bold)
    #expect(pen.change(to: red, depth: .trueColor) == "\u{1B}[38;2;255;0;0m")
    #expect(pen.change(to: CellStyle(foreground: .rgb(RGB(255, 0, 0))), depth: .trueColor) == "\u{1B}[0;38;2;255;0;0m")
    #expect(pen.change(to: .plain, depth: .trueColor) == "\u{1B}[m")
  }

  @Test func withoutColoursOnlyAttributesAreWritten() {
    var pen = PenState()
    #expect(
      pen.change(to: CellStyle(foreground: .rgb(RGB(1, 2, 3)), attributes: .reverse), depth: .none) == "\u{1B}[7m")
  }
}
