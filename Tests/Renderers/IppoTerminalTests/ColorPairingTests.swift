import IppoUI
import Testing

@testable import IppoTerminal

@Suite struct ColorPairingTests {
  private static let solarizedDark = Palette(background: RGB(hex: 0x002B36))
  private static let solarizedLight = Palette(background: RGB(hex: 0xFDF6E3))

  private func pairing(
    _ depth: ColorDepth, _ palette: Palette = .dark, isKnown: Bool = true, ownsScreen: Bool = false
  ) -> ColorPairing {
    ColorPairing(
      TerminalColors(
        depth: depth, palette: palette, isBackgroundKnown: isKnown, ownsScreen: ownsScreen,
        ansi: TerminalColors.xterm))
  }

  private func contrast(_ style: CellStyle, _ pairing: ColorPairing) -> Double {
    pairing.terminal.components(style.foreground, isBackground: false)
      .contrast(to: pairing.terminal.components(style.background, isBackground: true))
  }

  private func style(_ foreground: UInt32?, on background: UInt32?, _ attributes: CellAttributes = []) -> CellStyle {
    CellStyle(
      foreground: foreground.map { .rgb(RGB(hex: $0)) } ?? .standard,
      background: background.map { .rgb(RGB(hex: $0)) } ?? .standard, attributes: attributes)
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `both colours are the app's or neither is, while the background is not known`(depth: ColorDepth) {
    var pairing = pairing(depth, isKnown: false)
    for kind in [ColorPairing.Kind.text, .sign, .picture, .edge, .blank] {
      for (foreground, background) in [(nil, nil), (0x4DA3FF, nil), (nil, 0x26272C), (0x4DA3FF, 0x26272C)]
        as [(UInt32?, UInt32?)]
      {
        let shown = pairing.style(style(foreground, on: background), for: kind)
        #expect((shown.foreground == .standard) == (shown.background == .standard), "\(kind) \(shown)")
        if background != nil { #expect(contrast(shown, pairing) >= (kind == .text ? 4.5 : 1)) }
      }
    }
    #expect(pairing.style(style(0x4DA3FF, on: nil, .bold), for: .text) == style(nil, on: nil, .bold))
  }

  @Test func `what can be read stays as it was drawn, and what cannot is changed as little as it takes`() {
    var pairing = pairing(.trueColor)
    let fine = style(0x4DA3FF, on: 0x14161B)
    #expect(pairing.style(fine, for: .text) == fine)
    let faint = pairing.style(style(0x444446, on: nil), for: .text)
    #expect((4.5...4.8).contains(contrast(faint, pairing)))
    let sign = pairing.style(style(0x444446, on: nil), for: .sign)
    #expect((3...3.3).contains(contrast(sign, pairing)))
    let quiet = pairing.style(style(0x30333A, on: nil, .quiet), for: .text)
    #expect((2...2.3).contains(contrast(quiet, pairing)))
    #expect(quiet.attributes.isEmpty)
    let picture = style(0x14161B, on: 0x15171C)
    #expect(pairing.style(picture, for: .picture) == picture)
  }

  /// Every fifth step of each component, on five backgrounds and on surfaces of the app.
  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor], [false, true])
  func `no colour of text is below the limit`(depth: ColorDepth, isBold: Bool) {
    for palette in [Palette.dark, .light, Self.solarizedDark, Self.solarizedLight] {
      var pairing = pairing(depth, palette)
      for background in [nil, 0x000000, 0xFFFFFF, 0x4DA3FF, 0x1F7A34, 0x808080] as [UInt32?] {
        for red in stride(from: 0, through: 255, by: 51) {
          for green in stride(from: 0, through: 255, by: 51) {
            for blue in stride(from: 0, through: 255, by: 51) {
              let drawn = style(UInt32(red << 16 | green << 8 | blue), on: background, isBold ? .bold : [])
              let shown = pairing.style(drawn, for: .text)
              guard shown.foreground != .standard || shown.background != .standard else { continue }
              #expect(contrast(shown, pairing) >= 4.5, "\(drawn) \(shown)")
              // Bold letters of the first eight colours are drawn in the second eight by many terminals.
              if shown.attributes.contains(.bold), case .indexed(let index) = shown.foreground, index < 8 {
                var bright = shown
                bright.foreground = .indexed(index + 8)
                #expect(contrast(bright, pairing) >= 4.5, "\(drawn) \(shown)")
              }
            }
          }
        }
      }
    }
  }

  @Test func `a surface that hardly differs from the background is the terminal's with 16 colours`() {
    var pairing = pairing(.ansi16, Self.solarizedDark)
    let surface = Self.solarizedDark.foreground.over(Self.solarizedDark.background, alpha: 0.08)
    #expect(pairing.style(CellStyle(background: .rgb(surface)), for: .blank).background == .standard)
  }

  @Test(arguments: [true, false])
  func `reverse video has the terminal's colours with 16 colours, whatever the ink`(isKnown: Bool) {
    for palette in [Palette.dark, .light, Self.solarizedDark, Self.solarizedLight] {
      for kind in [ColorPairing.Kind.text, .sign, .blank] {
        for ink in [nil, 0x7F7F7F, 0x444446, 0x4DA3FF, 0xFF6961] as [UInt32?] {
          for more in [CellAttributes(), .quiet] {
            var pairing = pairing(.ansi16, palette, isKnown: isKnown)
            let shown = pairing.style(style(ink, on: nil, more.union(.reverse)), for: kind)
            #expect(shown == CellStyle(attributes: .reverse))
          }
        }
      }
    }
  }

  @Test func `a row in reverse video has one ground where the theme owns the screen`() {
    var pairing = pairing(.ansi16, .light, ownsScreen: true)
    let shown = [ColorPairing.Kind.text, .sign, .blank].flatMap { kind in
      ([nil, 0x7F7F7F, 0x4DA3FF] as [UInt32?]).map { pairing.style(style($0, on: nil, .reverse), for: kind) }
    }
    #expect(Set(shown).count == 1)
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `a shape fills its edges while the background is not known, and is half of the cell once it is`(
    depth: ColorDepth
  ) {
    #expect(ColorPairing.Kind(Glyph("▀")) == .edge && ColorPairing.Kind(Glyph("▄")) == .edge)
    #expect(ColorPairing.Kind(Glyph("█")) == .picture && ColorPairing.Kind(Glyph("⠿")) == .picture)
    for ink in [0x4DA3FF, 0x30DB5B, 0xFFB340, 0x0060DF] as [UInt32] {
      var unknown = pairing(depth, isKnown: false)
      let filled = unknown.style(style(ink, on: nil, .edge), for: .edge)
      #expect(filled.foreground == filled.background && filled.background != .standard)
      #expect(filled.attributes == [])
      // Half blocks of a text, such as those of a sparkline or a code, keep their form.
      let text = unknown.style(style(ink, on: nil), for: .edge)
      #expect(text.foreground != text.background)
      // The cell beside it, which the shape covers as a whole.
      #expect(filled.background == unknown.style(CellStyle(background: .rgb(RGB(hex: ink))), for: .blank).background)
      var known = pairing(depth)
      #expect(known.style(style(ink, on: nil, .edge), for: .edge).background == .standard)
    }
  }

  @Test func `a sign has the colour of the text beside it with 16 colours, where it can be read`() {
    var pairing = pairing(.ansi16, Palette(background: RGB(0, 0, 0)))
    let ink = style(0x4DA3FF, on: nil)
    #expect(pairing.style(ink, for: .sign) == pairing.style(ink, for: .text))
  }

  @Test func `the palette that the terminal told decides`() {
    var colors = TerminalColors(
      depth: .ansi16, palette: .dark, isBackgroundKnown: true, ownsScreen: false,
      ansi: TerminalColors.xterm)
    colors.ansi[3] = RGB(hex: 0x4DA3FF)
    var pairing = ColorPairing(colors)
    #expect(pairing.style(style(0x4DA3FF, on: nil), for: .text).foreground == .indexed(3))
  }

  @Test func `a theme that contradicts the terminal owns every cell`() {
    var capabilities = TerminalCapabilities(environment: ["TERM": "xterm-256color", "IPPO_THEME": "light"])
    #expect(capabilities.isBackgroundKnown && !capabilities.palette.isDark && !capabilities.ownsScreen)
    capabilities.adopt(background: RGB(0, 0, 0))
    #expect(capabilities.ownsScreen && !capabilities.palette.isDark)
    var pairing = ColorPairing(capabilities.colors)
    let blank = pairing.style(.plain, for: .blank)
    #expect(blank.background != .standard && blank.foreground != .standard)
    capabilities.adopt(background: RGB(255, 255, 255))
    #expect(!capabilities.ownsScreen)
  }

  @Test(
    arguments: [
      (["TERM": "xterm"], false, true), (["TERM": "xterm", "COLORFGBG": "0;15"], true, false),
      (["TERM": "linux"], true, true), (["TERM": "tmux-256color", "IPPO_THEME": "light"], true, false),
      (["TERM": "tmux-256color", "IPPO_THEME": "dark"], true, true),
      (["TERM": "xterm", "IPPO_THEME": ""], false, true),
    ] as [([String: String], Bool, Bool)])
  func `the environment says what the background is, or nothing does`(
    environment: [String: String], isKnown: Bool, isDark: Bool
  ) {
    let capabilities = TerminalCapabilities(environment: environment)
    #expect(capabilities.isBackgroundKnown == isKnown)
    #expect(capabilities.palette.isDark == isDark)
  }

  @Test func `the theme of the command line comes first, and none has no colours`() {
    let environment = ["TERM": "xterm-256color", "IPPO_THEME": "dark"]
    #expect(!TerminalCapabilities(environment: environment, theme: .light).palette.isDark)
    #expect(TerminalCapabilities(environment: environment, theme: TerminalTheme.none).colorDepth == .none)
    #expect(TerminalCapabilities(environment: ["TERM": "xterm", "IPPO_THEME": "none"]).colorDepth == .none)
  }

  @Test(
    arguments: [
      (["TERM": "screen", "STY": "1.x", "COLORTERM": "truecolor"], .ansi256),
      (["TERM": "screen.xterm-256color", "STY": "1.x", "COLORTERM": "truecolor"], .ansi256),
      (["TERM": "screen", "STY": "1.x"], .ansi256), (["TERM": "screen"], .ansi16),
      (["TERM": "screen-256color", "TMUX": "/tmp/x", "COLORTERM": "truecolor"], .trueColor),
      (["TERM": "tmux-256color", "TMUX": "/tmp/x"], .ansi256),
    ] as [([String: String], ColorDepth)])
  func `GNU screen has no 24 bits, whatever COLORTERM it inherited`(environment: [String: String], depth: ColorDepth) {
    #expect(ColorDepth(environment: environment) == depth)
  }

  @Test func `colours that are told are drawn with at once`() {
    let terminal = TestTerminal(20, 3, .button("Press"))
    let before = terminal.renderer.screen
    terminal.renderer.adopt(background: RGB(255, 255, 255))
    terminal.draw()
    #expect(terminal.renderer.screen != before)
    #expect(!terminal.output.isEmpty)
    // The second time, nothing changes.
    terminal.renderer.adopt(background: RGB(255, 255, 255))
    terminal.draw()
    #expect(terminal.output.isEmpty)
  }

  @Test(arguments: [
    ("C", true), ("POSIX", true), ("en_US.ISO-8859-1", true), ("de_DE.UTF-8", false), ("C.utf8", false),
    ("en_US", false), ("de_DE.UTF-8@euro", false),
  ])
  func `a locale that is not of UTF-8 has ASCII alone`(locale: String, isASCII: Bool) {
    #expect(TerminalCapabilities(environment: ["TERM": "xterm", "LC_ALL": locale]).isASCII == isASCII)
    #expect(TerminalCapabilities(environment: ["TERM": "xterm", "LANG": locale]).isASCII == isASCII)
  }
}
