import IppoUI
import Testing

@testable import IppoTerminal

@Suite("Hues with 16 colours")
struct ColorHueTests {
  /// A terminal with its 16 colours and a dark background.
  struct Setting: CustomTestStringConvertible, Sendable {
    var name: String
    var background: UInt32
    var ansi: [RGB]

    var testDescription: String { name }
  }

  /// The colours of GNOME Terminal and of others with VTE.
  private static let tango: [RGB] = [
    0x2E3436, 0xCC0000, 0x4E9A06, 0xC4A000, 0x3465A4, 0x75507B, 0x06989A, 0xD3D7CF,
    0x555753, 0xEF2929, 0x8AE234, 0xFCE94F, 0x729FCF, 0xAD7FA8, 0x34E2E2, 0xEEEEEC,
  ].map { RGB(hex: $0) }
  private static let solarized: [RGB] = [
    0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
    0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
  ].map { RGB(hex: $0) }

  static let settings = [
    Setting(name: "xterm, black", background: 0x000000, ansi: TerminalColors.xterm),
    Setting(name: "xterm, grey", background: 0x1E1E1E, ansi: TerminalColors.xterm),
    Setting(name: "console", background: 0x000000, ansi: TerminalColors.console),
    Setting(name: "Tango", background: 0x2E3436, ansi: tango),
    Setting(name: "Tango, aubergine", background: 0x300A24, ansi: tango),
    Setting(name: "Solarized", background: 0x002B36, ansi: solarized),
  ]

  private static let names: [RenderColor.Name] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
  ]

  private func pairing(_ setting: Setting) -> ColorPairing {
    ColorPairing(
      TerminalColors(
        depth: .ansi16, palette: Palette(background: RGB(hex: setting.background)), isBackgroundKnown: true,
        ownsScreen: false, ansi: setting.ansi))
  }

  private func ink(_ name: RenderColor.Name, _ pairing: ColorPairing) -> RGB {
    pairing.terminal.palette.resolve(RenderColor(.named(name))).components(in: pairing.terminal.palette)
  }

  @Test(arguments: settings, [ColorPairing.Kind.text, .sign])
  func `a colour with a hue keeps the hue, in the letter or in its ground, and can be read`(
    setting: Setting, kind: ColorPairing.Kind
  ) {
    var pairing = pairing(setting)
    for name in Self.names {
      let ink = ink(name, pairing)
      let shown = pairing.style(CellStyle(foreground: .rgb(ink)), for: kind)
      let letter = pairing.terminal.components(shown.foreground, isBackground: false)
      let ground = pairing.terminal.components(shown.background, isBackground: true)
      #expect(letter.contrast(to: ground) >= (kind == .text ? 4.5 : 3), "\(name) \(shown)")
      // Solarized has no text of 4.5:1 in or on some of its hues.
      guard kind == .sign || setting.name != "Solarized" else { continue }
      let carrier = shown.background == .standard ? letter : ground
      #expect(carrier.chroma >= 40, "\(name) is grey: \(shown)")
      #expect(carrier.hueDistance(to: ink) <= 45, "\(name) has the hue of another: \(shown)")
    }
  }

  @Test func `red, pink and brown are no greys on a black screen of xterm`() {
    var pairing = pairing(Self.settings[0])
    for (name, index) in [(.red, 9), (.pink, 9), (.brown, 3)] as [(RenderColor.Name, Int)] {
      let shown = pairing.style(CellStyle(foreground: .rgb(ink(name, pairing))), for: .text)
      #expect(shown == CellStyle(foreground: .indexed(index)))
    }
  }

  @Test func `a hue without a readable colour is the ground of its letters`() {
    var pairing = pairing(Self.settings[0])
    let shown = pairing.style(CellStyle(foreground: .rgb(ink(.indigo, pairing))), for: .text)
    #expect(shown.background != .standard)
    let ground = pairing.terminal.components(shown.background, isBackground: true)
    #expect(ground.hueDistance(to: ink(.indigo, pairing)) <= 45)
  }

  @Test func `coloured surfaces keep their hue, and greys stay grey`() {
    var pairing = pairing(Self.settings[1])
    for name in Self.names where name != .brown {
      let color = ink(name, pairing)
      let shown = pairing.style(CellStyle(background: .rgb(color)), for: .blank)
      #expect(pairing.terminal.components(shown.background, isBackground: true).hueDistance(to: color) <= 45, "\(name)")
    }
    for grey in [0x98989D, 0xC7C7CC] as [UInt32] {
      let shown = pairing.style(CellStyle(foreground: .rgb(RGB(hex: grey))), for: .text)
      #expect(pairing.terminal.components(shown.foreground, isBackground: false).chroma < 48)
      #expect(shown.background == .standard)
    }
  }

  @Test(arguments: [0xFDF6E3, 0xFFFFFF, 0xEEEEEC, 0x000000, 0x1E1E1E] as [UInt32])
  func `secondary texts take no hue, also in reverse video, where spaces are like letters`(background: UInt32) {
    var pairing = pairing(Setting(name: "xterm", background: background, ansi: TerminalColors.xterm))
    let palette = pairing.terminal.palette
    for attributes in [[], .reverse] as [CellAttributes] {
      for paint in [.secondary, .tertiary, .primary] as [RenderColor.Name] {
        let ink = palette.resolve(RenderColor(.named(paint))).components(in: palette)
        let style = CellStyle(foreground: .rgb(ink), attributes: attributes)
        let shown = pairing.style(style, for: .text)
        let letter = pairing.terminal.components(shown.foreground, isBackground: false)
        #expect(letter.chroma < 40, "\(paint) \(shown)")
        #expect(letter.contrast(to: RGB(hex: background)) >= 4.5, "\(paint) \(shown)")
        if attributes.contains(.reverse) { #expect(pairing.style(style, for: .blank) == shown) }
      }
    }
  }

  @Test(arguments: [[], .reverse] as [CellAttributes])
  func `secondary texts stand out no more than faint texts of the terminal`(attributes: CellAttributes) {
    let palette = Palette(isDark: false, background: RGB(hex: 0xFDF6E3), foreground: RGB(hex: 0x657B83))
    var pairing = ColorPairing(
      TerminalColors(
        depth: .ansi16, palette: palette, isBackgroundKnown: true, ownsScreen: false, ansi: TerminalColors.xterm))
    for paint in [RenderColor.Name.primary, .secondary] {
      let style = CellStyle(foreground: .rgb(ink(paint, pairing)), attributes: attributes)
      #expect(pairing.style(style, for: .text).foreground == .standard, "\(paint)")
    }
  }

  @Test func `a terminal of 8 colours gets none of the bright ones`() {
    let capabilities = TerminalCapabilities(environment: ["TERM": "dvtm"])
    #expect(capabilities.colorDepth == .ansi16)
    for isKnown in [false, true] {
      var colors = capabilities.colors
      colors.isBackgroundKnown = isKnown
      var pairing = ColorPairing(colors)
      for foreground in [0x4DA3FF, 0xFFFFFF, 0x7F7F7F, 0x8F8DFF, 0x444446] as [UInt32] {
        for background in [nil, 0x26272C, 0xFF6482] as [UInt32?] {
          for kind in [ColorPairing.Kind.text, .sign, .picture, .blank] {
            let drawn = CellStyle(
              foreground: .rgb(RGB(hex: foreground)), background: background.map { .rgb(RGB(hex: $0)) } ?? .standard)
            let shown = pairing.style(drawn, for: kind)
            for color in [shown.foreground, shown.background] {
              if case .indexed(let index) = color { #expect(index < 8, "\(drawn) \(shown)") }
            }
          }
        }
      }
    }
    let renderer = TerminalRenderer(size: CellSize(columns: 10, rows: 2), capabilities: capabilities)
    renderer.adopt(color: RGB(1, 2, 3), at: 15)
    #expect(renderer.capabilities.ansi.count == 8)
  }

  @Test func `a line has the terminal's own colours while its background is unknown`() {
    var pairing = ColorPairing(TerminalCapabilities(environment: ["TERM": "screen-256color"]).colors)
    let line = CellStyle(foreground: .rgb(RGB(hex: 0x444446)), attributes: .quiet)
    #expect(pairing.style(line, for: .sign) == .plain)
    let icon = pairing.style(CellStyle(foreground: .rgb(RGB(hex: 0x4DA3FF))), for: .sign)
    #expect(icon.foreground != .standard && icon.background != .standard)
  }

  @Test func `hues are angles`() {
    #expect(RGB(255, 0, 0).hue == 0)
    #expect(RGB(0, 255, 0).hue == 120)
    #expect(RGB(0, 0, 255).hue == 240)
    #expect(RGB(255, 0, 255).hue == 300)
    #expect(RGB(9, 9, 9).hue == 0 && RGB(9, 9, 9).chroma == 0)
    #expect(RGB(255, 0, 10).hueDistance(to: RGB(255, 10, 0)) < 6)
  }
}
