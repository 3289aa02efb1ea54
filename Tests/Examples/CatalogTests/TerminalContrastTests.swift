import CatalogExample
import IppoTesting
import SwiftUI
import Testing

@testable import IppoTerminal

/// Every page of the catalogue is readable in terminals of every kind.
@MainActor
@Suite("The catalogue can be read in a terminal")
struct TerminalContrastTests {
  struct Background: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let background: UInt32?
    let foreground: UInt32?

    /// Whether the focus is tried with each number of colours.
    var isUsual: Bool { testDescription == "dark" || background == nil }

    static let all = [
      Self(testDescription: "dark", background: 0x000000, foreground: 0xFFFFFF),
      Self(testDescription: "light", background: 0xFFFFFF, foreground: 0x000000),
      Self(testDescription: "unknown", background: nil, foreground: nil),
      Self(testDescription: "Solarized Dark", background: 0x002B36, foreground: 0x839496),
      Self(testDescription: "Solarized Light", background: 0xFDF6E3, foreground: 0x657B83),
    ]
  }

  @Test("Text has 4.5:1, signs have 3:1", arguments: CatalogPage.allCases)
  func contrast(_ page: CatalogPage) throws {
    let screen = TerminalScreen(columns: 100, rows: 50) { CatalogView(page: .constant(page)) }
    let frame = try #require(screen.graph.tree.frame)
    for depth in [ColorDepth.none, .ansi16, .ansi256, .trueColor] {
      for background in Background.all {
        var capabilities = TerminalCapabilities(colorDepth: depth)
        capabilities.isBackgroundKnown = false
        let renderer = TerminalRenderer(size: CellSize(columns: 100, rows: 50), capabilities: capabilities)
        try renderer.apply(frame)
        if let color = background.foreground { renderer.adopt(foreground: RGB(hex: color)) }
        if let color = background.background { renderer.adopt(background: RGB(hex: color)) }
        _ = renderer.layout()
        var emulator = TerminalEmulator(size: CellSize(columns: 100, rows: 50))
        emulator.write(renderer.draw())
        check(emulator.screen, renderer, background, "\(page.title), \(depth), \(background.testDescription)")
      }
    }
  }

  @Test("What has the focus is one surface, on which all can be read", arguments: CatalogPage.allCases)
  func focus(_ page: CatalogPage) throws {
    let screen = TerminalScreen(columns: 100, rows: 50) { CatalogView(page: .constant(page)) }
    let frame = try #require(screen.graph.tree.frame)
    for depth in [ColorDepth.none, .ansi16, .ansi256, .trueColor] {
      for background in Background.all where depth == .ansi16 || background.isUsual {
        var capabilities = TerminalCapabilities(colorDepth: depth)
        capabilities.isBackgroundKnown = false
        let renderer = TerminalRenderer(size: CellSize(columns: 100, rows: 50), capabilities: capabilities)
        try renderer.apply(frame)
        if let color = background.foreground { renderer.adopt(foreground: RGB(hex: color)) }
        if let color = background.background { renderer.adopt(background: RGB(hex: color)) }
        _ = renderer.layout()
        var emulator = TerminalEmulator(size: CellSize(columns: 100, rows: 50))
        emulator.write(renderer.draw())
        var seen: [String: Int] = [:]
        for node in renderer.ring.nodes {
          // Two of each kind in each column of the screen.
          let kind = "\(type(of: node.unit)) \(node.screenRect.column)"
          seen[kind, default: 0] += 1
          guard seen[kind, default: 0] <= 2 else { continue }
          _ = renderer.focus(node)
          emulator.write(renderer.draw())
          let place = "\(page.title), focus on \(kind), \(depth), \(background.testDescription)"
          let rows = (0..<50).clamped(to: node.focusRect.row..<node.focusRect.maxRow)
          check(emulator.screen, renderer, background, place, rows: Array(rows))
          if depth == .ansi16 { checkSurface(emulator.screen, place, rows: Array(rows)) }
        }
      }
    }
  }

  /// Reverse video in the terminal's own colours: a cell in another colour would be a block in its row.
  private func checkSurface(_ grid: CellGrid, _ place: String, rows: [Int]) {
    for row in rows {
      for column in 0..<grid.size.columns {
        let cell = grid[row, column]
        guard cell.style.attributes.contains(.reverse), cell.style.background == .standard,
          cell.style.foreground != .standard, !ColorPairing.Kind(cell.glyph).isBlock
        else { continue }
        Issue.record("\(place): “\(cell.glyph.character)” at row \(row), column \(column) is a block: \(cell.style)")
        return
      }
    }
  }

  private func check(
    _ grid: CellGrid, _ renderer: TerminalRenderer, _ background: Background, _ place: String, rows: [Int]? = nil
  ) {
    // Inactive content and ornaments may have less contrast, and look similar.
    let quiet = Set(renderer.pairing.known.filter { $0.key.style.attributes.contains(.quiet) }.values)
    var worst: (ratio: Double, text: String)?
    // A screen has few styles.
    var checked: Set<ColorPairing.Drawn> = []
    for row in rows ?? Array(0..<grid.size.rows) {
      for column in 0..<grid.size.columns {
        let cell = grid[row, column]
        let kind = ColorPairing.Kind(cell.glyph)
        guard kind == .text || kind == .sign else { continue }
        let style = cell.style
        guard checked.insert(ColorPairing.Drawn(style: style, kind: kind)).inserted else { continue }
        if style.foreground == .standard, style.background == .standard { continue }
        if background.background == nil, (style.foreground == .standard) != (style.background == .standard) {
          Issue.record("\(place): one colour of “\(cell.glyph.character)” is the terminal's: \(style)")
          return
        }
        let limit = quiet.contains(style) ? 2 : kind == .text ? 4.5 : 3
        let front = components(style.foreground, background.foreground)
        let back = components(style.background, background.background)
        let ratio = (max(front.luminance, back.luminance) + 0.05) / (min(front.luminance, back.luminance) + 0.05)
        if ratio < limit - 0.001, ratio < worst?.ratio ?? 100 {
          worst = (ratio, "“\(cell.glyph.character)” at row \(row), column \(column): \(style)")
        }
      }
    }
    if let worst { Issue.record("\(place): \(worst.ratio) for \(worst.text)") }
  }

  /// xterm's colours, computed independently of the renderer.
  private func components(_ color: TerminalColor, _ own: UInt32?) -> RGB {
    switch color {
    case .standard: RGB(hex: own ?? 0)
    case .rgb(let rgb): rgb
    case .indexed(let index) where index < 16:
      RGB(
        hex: [
          0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5, 0x7F7F7F, 0xFF0000, 0x00FF00,
          0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
        ][index])
    case .indexed(let index) where index < 232:
      RGB(level((index - 16) / 36), level((index - 16) / 6 % 6), level((index - 16) % 6))
    case .indexed(let index):
      RGB(UInt8(8 + 10 * (index - 232)), UInt8(8 + 10 * (index - 232)), UInt8(8 + 10 * (index - 232)))
    }
  }

  private func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + 40 * step) }
}
