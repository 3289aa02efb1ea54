import IppoRender

/// Inline programs: the picture has as many rows as its content, and stands below the text of the shell.
extension TerminalRenderer {
  /// A renderer of an inline program.
  ///
  /// - Parameter terminal: The size of the terminal, whose rows are the most that the picture takes.
  convenience init(inline terminal: CellSize, capabilities: TerminalCapabilities) {
    self.init(size: terminal, capabilities: capabilities)
    writer.region = InlineRegion()
  }

  var isInline: Bool { writer.region != nil }

  /// The room that the window can have.
  var room: CellSize { isInline ? terminal : size }

  /// Writes a text above the picture, with the next frame.
  func print(_ text: RenderText) { printed.append(text) }

  /// Gives the texts that wait to the writer, in the colours that the terminal has by now.
  func insertPrinted() {
    guard !printed.isEmpty else { return }
    for text in printed { writer.region?.insert(printedLines(text)) }
    printed = []
  }

  /// The lines of a text, which the terminal wraps, as cells of a screen that is wide enough.
  private func printedLines(_ text: RenderText) -> [PrintedLine] {
    text.lines.map { line in
      var line = line
      for index in line.runs.indices { line.runs[index].text = ReadingVocabulary.readable(line.runs[index].text) }
      let glyphs = TextLine(PreparedText(line))
      let screen = CellBuffer(size: CellSize(columns: glyphs.columns, rows: 1))
      var everything = Damage(size: screen.size)
      everything.insertAll()
      let canvas = Canvas(buffer: screen, damage: everything, capabilities: capabilities)
      let element = TextElement(text: line)
      let context = PaintContext(clip: canvas.bounds, palette: capabilities.palette)
      element.paint(
        glyphs, at: CellPoint(column: 0, row: 0), in: canvas.bounds, context,
        Painter(canvas: canvas, appearance: Painter.Appearance()))
      printedCount += 1
      element.paintLinks(
        element.links(named: "print\(printedCount)"), of: glyphs, at: CellPoint(column: 0, row: 0),
        clip: canvas.bounds, canvas)
      return PrintedLine(canvas.buffer, &pairing)
    }
  }

  /// The bytes with which the terminal is left: the picture stays with the cursor below it, or is erased.
  func leave(erasing: Bool) -> [UInt8] { writer.leave(erasing: erasing) }

  /// Begins the picture where the cursor is, after another program had the terminal.
  func startAnew() {
    guard isInline else { return }
    _ = writer.leave(erasing: true)
  }

  /// The bytes that a crash writes before it gives the terminal back.
  var restoration: String {
    // Outside of a region, a frame that is cut off may have left margins (DECSTBM).
    guard let region = writer.region else { return "\u{1B}[r" }
    return "\u{1B}[?2026l\u{1B}[m" + region.restoration
  }

  /// Takes as many rows as the window needs.
  func takeRows() {
    let rows = min(wantedRows, terminal.rows)
    let wanted = CellSize(columns: terminal.columns, rows: rows)
    if size != wanted {
      tree.resize(wanted)
      tree.layout()
    }
    if back.size != wanted { makeScreen(wanted) }
  }

  private var wantedRows: Int {
    guard let root = tree.root else { return 1 }
    let offer = Proposal(width: Double(terminal.columns), height: nil)
    var rows = 1
    for child in root.shown {
      rows = max(rows, child.isPresentation ? presentationRows(of: child) : child.extent(offer).snapped.rows)
    }
    if var popup = interaction.popup { rows = max(rows, popup.frame(in: terminal).maxRow + 1) }
    if let palette = interaction.palette { rows = max(rows, palette.frame(in: terminal).maxRow + 1) }
    return rows
  }

  /// The rows of a presentation with a margin, where all of the terminal is offered.
  private func presentationRows(of node: LayoutNode) -> Int {
    node.unit.arrange(node, size: terminal, proposal: Proposal(terminal))
    let surface = node.surface
    node.unit.arrange(node, size: node.frame.size, proposal: Proposal(node.frame.size))
    let isCentered = surface.row > 0 && abs(terminal.rows - surface.maxRow - surface.row) <= 1
    return isCentered ? surface.rows + 2 : surface.maxRow
  }
}
