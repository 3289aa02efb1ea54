import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// Texts on surfaces: the ground of each letter is that of the cells beside it, with any number of colours.
@MainActor @Suite("Texts on shapes")
struct TextOnShapesTests {
  private static let palettes: [Palette] = [.dark, Palette(background: RGB(255, 255, 255))]

  private enum Surface: String, CaseIterable {
    case rounded, continuous, uneven, rectangle, capsule, ellipse, path, tip

    @MainActor @ViewBuilder func card(_ style: AnyShapeStyle) -> some View {
      let label = Text("one two").padding(.horizontal, 32).padding(.vertical, 48)
      switch self {
      case .rounded: label.background(style, in: RoundedRectangle(cornerRadius: 13))
      case .continuous: label.background(style, in: RoundedRectangle(cornerRadius: 13, style: .continuous))
      case .uneven: label.background(style, in: UnevenRoundedRectangle(topLeadingRadius: 13))
      case .rectangle: label.background(style, in: Rectangle())
      case .capsule: label.background(style, in: Capsule())
      case .ellipse: label.background(style, in: Ellipse())
      case .path: label.background(style, in: RoundedRectangle(cornerRadius: 13).inset(by: 1).offset(x: 1))
      case .tip: label.background { RoundedRectangle(cornerRadius: 13).fill(style) }
      }
    }
  }

  private static let styles: [(String, AnyShapeStyle)] = [
    ("thin", AnyShapeStyle(.thinMaterial)), ("quaternary", AnyShapeStyle(.quaternary)),
    ("faint", AnyShapeStyle(Color.blue.opacity(0.3))),
  ]

  /// The colour that is seen behind the letter of a cell, and of a cell without one.
  private func ground(_ cell: Cell, _ colors: TerminalColors) -> RGB {
    let isReversed = cell.style.attributes.contains(.reverse) != (cell.glyph.character == "█")
    return colors.components(isReversed ? cell.style.foreground : cell.style.background, isBackground: !isReversed)
  }

  @Test(arguments: [ColorDepth.ansi16, .ansi256, .trueColor])
  func `the ground of letters is that of the cells beside them`(depth: ColorDepth) throws {
    for (palette, isKnown) in Self.palettes.map({ ($0, true) }) + [(.dark, false)] {
      for surface in Surface.allCases {
        for (name, style) in Self.styles {
          var capabilities = TerminalCapabilities(colorDepth: depth, palette: palette)
          capabilities.isBackgroundKnown = isKnown
          let renderer = TerminalScreen(columns: 24, rows: 9, capabilities: capabilities) { surface.card(style) }
            .renderer
          let row = try #require((0..<9).first { renderer.screen.text(row: $0).contains("one") })
          let start = try #require((0..<24).first { renderer.screen[row, $0].glyph.character == "o" })
          let expected = ground(renderer.screen[row, start - 1], capabilities.colors)
          for column in start..<start + 8 {
            let cell = renderer.screen[row, column]
            #expect(
              ground(cell, capabilities.colors) == expected, "\(surface) \(name) \(palette) \(isKnown) \(cell)")
          }
        }
      }
    }
  }
}
