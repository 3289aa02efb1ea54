import IppoRender

/// A paragraph, as wide as its longest line, and at most as wide as the offer. The paragraph wraps, and ends with an
/// ellipsis at the height on offer or at `lineLimit`.
struct TextElement: ContentElement {
  let text: RenderText

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let lines = lines(of: node, in: proposal)
    let count = max(lines.count, text.reservedLines)
    let spacing = CellMetrics.rows(text.lineSpacing) * Double(count - 1)
    return Extent(
      width: Double(lines.map(\.columns).max() ?? 0), height: Double(count) + max(0, spacing), firstBaseline: 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {}

  /// The lines for a proposal.
  private func lines(of node: LayoutNode, in proposal: Proposal) -> [TextLine] {
    let prepared = node.cache.text ?? PreparedText(text)
    node.cache.text = prepared
    // Infinity, and any width that no text reaches, mean "as it is".
    let width = proposal.width.flatMap { $0 < 10_000 ? max(1, Int($0 + 1e-6)) : nil }
    let spacing = max(0, CellMetrics.rows(text.lineSpacing))
    let rows = proposal.height.flatMap { height -> Int? in
      height < 10_000 ? max(1, Int((height + spacing + 1e-6) / (1 + spacing))) : nil
    }
    let limit =
      switch (text.lineLimit, rows) {
      case (let limit?, let rows?): min(max(1, limit), rows)
      case (let limit?, nil): max(1, limit)
      case (nil, let rows): rows
      }
    if let known = node.cache.lines, known.width == width ?? -1, known.limit == limit ?? -1 { return known.lines }
    let lines = TextWrapping.lines(prepared, width: width, limit: limit, truncation: text.truncation)
    node.cache.lines = (width ?? -1, limit ?? -1, lines)
    return lines
  }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    if context.isHighlighted, node.id == painter.appearance.highlighted { painter.paintHighlight(rect, context) }
    let links = context.isEnabled && !context.isRedacted ? links(named: String(node.id.rawValue)) : [:]
    for (line, place) in placedLines(of: node, size: rect.size) {
      let point = CellPoint(column: rect.column + place.column, row: rect.row + place.row)
      paint(line, at: point, in: rect, context, painter)
      paintLinks(links, of: line, at: point, clip: context.clip.intersection(rect), painter.canvas)
    }
  }

  /// Makes the cells of a line parts of links, by the runs of the text.
  func paintLinks(
    _ links: [Int: TerminalLink], of line: TextLine, at point: CellPoint, clip: CellRect, _ canvas: Canvas
  ) {
    guard !links.isEmpty else { return }
    var column = point.column
    for item in line.items {
      if let link = links[item.run] {
        canvas.link(
          CellRect(column: column, row: point.row, columns: item.glyph.columns, rows: 1), to: link, clip: clip)
      }
      column += item.glyph.columns
    }
  }

  /// The visible lines, and their places in the node.
  private func placedLines(of node: LayoutNode, size: CellSize) -> [(line: TextLine, place: CellPoint)] {
    let spacing = 1 + max(0, Int(CellMetrics.rows(text.lineSpacing)))
    let lines = lines(of: node, in: Proposal(size)).enumerated().prefix { $0.offset * spacing < size.rows }
    return lines.map { index, line in
      let spare = max(0, size.columns - line.columns)
      let indent =
        switch text.alignment {
        case .leading: 0
        case .center: spare / 2
        case .trailing: spare
        }
      return (line, CellPoint(column: indent, row: index * spacing))
    }
  }

  func paint(
    _ line: TextLine, at point: CellPoint, in rect: CellRect, _ context: PaintContext, _ painter: Painter
  ) {
    var place = point
    let clip = context.clip.intersection(rect)
    for item in line.items {
      let run = text.runs.indices.contains(item.run) ? text.runs[item.run] : RenderText.Run("")
      var attributes = context.attributes.union(Painter.attributes(run.font ?? text.font))
      if run.underline != nil || run.link != nil { attributes.insert(.underline) }
      if run.strikethrough != nil { attributes.insert(.strikethrough) }
      if painter.isMonochrome, !context.isEnabled { attributes.insert(.dim) }
      let paint = run.color ?? (run.link != nil ? .color(.named(.link)) : text.color ?? context.foreground)
      let ink = painter.textInk(paint, at: place, in: rect, context)
      let glyph = context.isRedacted && !item.isSpace ? Glyph("▒") : item.glyph
      for column in 0..<(glyph == item.glyph ? 1 : item.glyph.columns) {
        painter.canvas.put(
          glyph, at: CellPoint(column: place.column + column, row: place.row), foreground: ink,
          background: run.background.map(context.ink), attributes: attributes, clip: clip)
      }
      place.column += item.glyph.columns
    }
  }

  // MARK: Links

  /// The links of the runs that the terminal can open. Runs with one target side by side are one link. The app itself follows
  /// other links.
  ///
  /// - Parameter name: A name that no other text on the screen has.
  func links(named name: String) -> [Int: TerminalLink] {
    guard !text.linksAreEvents else { return [:] }
    var links: [Int: TerminalLink] = [:]
    var first = 0
    for (index, run) in text.runs.enumerated() {
      guard let url = run.link else { continue }
      if index == 0 || text.runs[index - 1].link != url { first = index }
      links[index] = links[first] ?? TerminalLink(url: url, id: "\(name).\(first)")
    }
    return links
  }

  func link(at point: CellPoint, _ node: LayoutNode) -> Int? {
    guard text.runs.contains(where: { $0.link != nil }), !node.attributes.isDisabled else { return nil }
    let local = node.local(point)
    guard let found = placedLines(of: node, size: node.frame.size).first(where: { $0.place.row == local.row })
    else { return nil }
    var column = found.place.column
    for item in found.line.items {
      if (column..<column + item.glyph.columns).contains(local.column) {
        return text.runs.indices.contains(item.run) && text.runs[item.run].link != nil ? item.run : nil
      }
      column += item.glyph.columns
    }
    return nil
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    link(at: point, node).map { [.select($0)] } ?? interaction.tap(node, at: point)
  }

  /// The links of the text as commands. Links in a button's label belong to the button.
  func commands(of node: LayoutNode) -> [Popup.Item] {
    guard !node.ancestors.contains(where: { $0.isButton }) else { return [] }
    var items: [Popup.Item] = []
    for (index, run) in text.runs.enumerated() {
      guard let url = run.link else { continue }
      if index > 0, text.runs[index - 1].link == url, !items.isEmpty {
        items[items.count - 1].title += run.text
      } else {
        items.append(Popup.Item(title: run.text, action: .send(.select(index), node.id)))
      }
    }
    return items
  }

  // MARK: Menus

  func menuItems(of node: LayoutNode) -> [Popup.Item] { [.caption(title(of: node))] }

  func title(of node: LayoutNode) -> String {
    text.runs.map { run in run.symbol.map { SymbolGlyphs.text(for: $0) } ?? run.text }.joined()
  }
}

extension LayoutNode {
  fileprivate var isButton: Bool { if case .button = element { true } else { false } }
}

extension TerminalUnits {
  func visit(_ text: RenderText) -> any TerminalElement { TextElement(text: text) }
}
