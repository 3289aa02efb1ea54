import IppoRender

/// Lines about the program itself, over the last rows of the content.
package struct TerminalStrip: Equatable, Sendable {
  /// The first line.
  package var title: String
  /// The place in a source file that the lines are about. Its end counts where it is wider than the screen.
  package var place: String?
  /// The further lines, the most important first.
  package var lines: [String]
  /// Whether the lines are about a fault.
  package var isFault: Bool

  /// - Parameters:
  ///   - title: the first line.
  ///   - place: the place in a source file that the lines are about.
  ///   - lines: the further lines, the most important first.
  ///   - isFault: whether the lines are about a fault.
  package init(_ title: String, place: String? = nil, lines: [String] = [], isFault: Bool = false) {
    self.title = title
    self.place = place
    self.lines = lines
    self.isFault = isFault
  }

  /// A line of a source file, and a line with a mark below a column.
  /// - Parameters:
  ///   - source: the line of the file.
  ///   - column: the column in bytes, from 1; `nil` for a line without a mark.
  package static func marked(_ source: String, column: Int?) -> [String] {
    guard let column, column > 0 else { return [spaced(source)] }
    var bytes = 0
    let before = source.unicodeScalars.prefix { scalar in
      bytes += UTF8.width(scalar)
      return bytes < column
    }
    let columns = ClusterWidth.columns(of: spaced(String(before)))
    return [spaced(source), String(repeating: " ", count: columns) + "^"]
  }

  /// A text with two spaces for each tab.
  private static func spaced(_ text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  ")
  }

  /// All lines for a width in cells.
  func lines(width: Int) -> [String] {
    let place = place.map { place in
      ClusterWidth.columns(of: place) <= width ? place : "…" + place.suffix(max(0, width - 1))
    }
    return [title] + (place.map { [$0] } ?? []) + lines
  }

  /// The place on the screen: at most half of the rows of the content.
  func frame(in size: CellSize) -> CellRect {
    let rows = min(lines(width: size.columns).count, max(1, size.rows / 2))
    return CellRect(row: size.rows - rows, columns: size.columns, rows: rows)
  }
}

extension TerminalRenderer {
  /// Shows lines about the program over the last rows, until there are others, or until a click on them.
  func show(_ strip: TerminalStrip?) { interaction.strip = strip }

  /// Hides the strip at a click on it.
  /// - Returns: Whether the click was on the strip.
  func hideStrip(_ mouse: MouseEvent) -> Bool {
    guard mouse.action == .press(.left), let strip = interaction.strip, strip.frame(in: size).contains(mouse.location)
    else { return false }
    interaction.strip = nil
    return true
  }
}

extension Painter {
  func paint(_ strip: TerminalStrip, _ rect: CellRect, _ context: PaintContext) {
    canvas.fill(rect, isMonochrome ? .background : context.ink(.tertiaryBackground), clip: context.clip)
    let clip = context.clip.intersection(rect.inset(top: 0, leading: 1, bottom: 0, trailing: 1))
    if isMonochrome {
      canvas.mark(CellRect(row: rect.row, columns: rect.columns, rows: 1), .reverse, clip: context.clip)
    }
    let attributes: CellAttributes = isMonochrome ? [.bold, .reverse] : .bold
    let ink = !isMonochrome && strip.isFault ? context.ink(.red) : context.ink(.primary)
    for (index, line) in strip.lines(width: rect.columns - 2).prefix(rect.rows).enumerated() {
      canvas.write(
        line, at: CellPoint(column: rect.column + 1, row: rect.row + index),
        foreground: index == 0 ? ink : context.ink(.primary), attributes: index == 0 ? attributes : [], clip: clip)
    }
  }
}
