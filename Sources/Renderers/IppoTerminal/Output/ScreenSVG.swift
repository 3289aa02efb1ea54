/// A screen as a picture in SVG 1.1. Text stays text, every run stands in its columns whatever font a viewer has, and
/// links are links.
struct ScreenSVG {
  /// The size of a cell, in pixels.
  private static let cell = (width: 9.0, height: 20.0)
  /// The distance of the baseline from the top of a cell.
  private static let baseline = 15.0

  let size: CellSize
  let colors: TerminalColors
  let title: String?

  /// - Parameter cell: The cell at a row and a column; the right half of a wide glyph counts as the glyph, or as its
  ///   continuation.
  func document(_ cell: (_ row: Int, _ column: Int) -> Cell) -> String {
    let width = Self.number(Double(size.columns) * Self.cell.width)
    let height = Self.number(Double(size.rows) * Self.cell.height)
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="15" \
      xml:space="preserve">

      """
    if let title { svg += "<title>\(Self.escaped(title))</title>\n" }
    svg += rectangle(0, 0, size.columns, rows: size.rows, hex(.standard, isBackground: true))
    for row in 0..<size.rows {
      let runs = runs((0..<size.columns).map { cell(row, $0) })
      for run in runs {
        let fill = ink(run.style).background
        if fill != hex(.standard, isBackground: true) { svg += rectangle(run.column, row, run.columns, rows: 1, fill) }
      }
      for run in runs where !run.isBlank { svg += text(run, row: row) }
    }
    return svg + "</svg>\n"
  }

  /// Cells side by side that look alike.
  private struct Run {
    var column: Int
    var columns: Int
    var text: String
    var style: CellStyle
    /// Whether every glyph has one column, so that the run can be one text.
    var isNarrow: Bool

    var isBlank: Bool {
      text.allSatisfy { $0 == " " } && style.attributes.isDisjoint(with: [.underline, .strikethrough])
    }
  }

  private func runs(_ cells: [Cell]) -> [Run] {
    var runs: [Run] = []
    var column = 0
    while column < cells.count {
      let cell = cells[column]
      let columns = max(1, min(cell.glyph.columns, cells.count - column))
      let isNarrow = cell.glyph.columns <= 1 && cell.glyph.hasCertainWidth
      let text = cell.isContinuation ? " " : String(cell.glyph.character)
      if isNarrow, let last = runs.last, last.isNarrow, last.style == cell.style {
        runs[runs.count - 1].text += text
        runs[runs.count - 1].columns += columns
      } else {
        runs.append(Run(column: column, columns: columns, text: text, style: cell.style, isNarrow: isNarrow))
      }
      column += columns
    }
    return runs
  }

  // MARK: Elements

  private func rectangle(_ column: Int, _ row: Int, _ columns: Int, rows: Int, _ fill: String) -> String {
    let (x, y) = (Self.number(Double(column) * Self.cell.width), Self.number(Double(row) * Self.cell.height))
    let (width, height) = (
      Self.number(Double(columns) * Self.cell.width), Self.number(Double(rows) * Self.cell.height)
    )
    return "<rect x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\" fill=\"\(fill)\"/>\n"
  }

  private func text(_ run: Run, row: Int) -> String {
    let x = Self.number(Double(run.column) * Self.cell.width)
    let y = Self.number(Double(row) * Self.cell.height + Self.baseline)
    let length = Self.number(Double(run.columns) * Self.cell.width)
    var attributes =
      "x=\"\(x)\" y=\"\(y)\" textLength=\"\(length)\" lengthAdjust=\"spacingAndGlyphs\" fill=\"\(ink(run.style).foreground)\""
    if run.style.attributes.contains(.bold) { attributes += " font-weight=\"bold\"" }
    if run.style.attributes.contains(.italic) { attributes += " font-style=\"italic\"" }
    if run.style.attributes.contains(.dim) { attributes += " opacity=\"0.6\"" }
    let lines = [(CellAttributes.underline, "underline"), (.strikethrough, "line-through")]
      .filter { run.style.attributes.contains($0.0) }.map(\.1)
    if !lines.isEmpty { attributes += " text-decoration=\"\(lines.joined(separator: " "))\"" }
    let text = "<text \(attributes)>\(Self.escaped(run.text))</text>"
    guard let link = run.style.link else { return text + "\n" }
    return "<a href=\"\(Self.escaped(link.url))\">\(text)</a>\n"
  }

  // MARK: Colours

  private func ink(_ style: CellStyle) -> (foreground: String, background: String) {
    let foreground = hex(style.foreground, isBackground: false)
    let background = hex(style.background, isBackground: true)
    return style.attributes.contains(.reverse) ? (background, foreground) : (foreground, background)
  }

  private func hex(_ color: TerminalColor, isBackground: Bool) -> String {
    let rgb = colors.components(color, isBackground: isBackground)
    return "#" + [rgb.red, rgb.green, rgb.blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  // MARK: Characters

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default:
        // Controls cannot stand in XML 1.0 (2.2).
        if scalar.value >= 0x20, scalar.value & 0xFFFE != 0xFFFE { escaped.unicodeScalars.append(scalar) }
      }
    }
    return escaped
  }
}

extension TerminalRenderer {
  /// A screen as SVG, in the colours of the terminal.
  ///
  /// - Parameter cell: The cell at a row and a column of the screen.
  package func svg(title: String?, _ cell: (_ row: Int, _ column: Int) -> Cell) -> String {
    ScreenSVG(size: screen.size, colors: capabilities.colors, title: title).document(cell)
  }
}
