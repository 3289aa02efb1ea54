import IppoUI

extension Painter {
  // MARK: Text

  func paint(_ text: RenderText, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    if context.isHighlighted, node.id == appearance.highlighted { paintHighlight(rect, context) }
    let lines = TextLayout.lines(of: node, text: text, in: Proposal(rect.size))
    let spacing = 1 + max(0, Int(CellMetrics.rows(text.lineSpacing)))
    for (index, line) in lines.enumerated() {
      let row = rect.row + index * spacing
      guard row < rect.maxRow else { break }
      let spare = max(0, rect.columns - line.columns)
      let indent =
        switch text.alignment {
        case .leading: 0
        case .center: spare / 2
        case .trailing: spare
        }
      paint(line, of: text, at: CellPoint(column: rect.column + indent, row: row), in: rect, context)
    }
  }

  private func paint(
    _ line: TextLine, of text: RenderText, at point: CellPoint, in rect: CellRect, _ context: PaintContext
  ) {
    var place = point
    let clip = context.clip.intersection(rect)
    for item in line.items {
      let run = text.runs.indices.contains(item.run) ? text.runs[item.run] : RenderText.Run("")
      var attributes = context.attributes.union(Self.attributes(run.font ?? text.font))
      if run.isUnderlined || run.link != nil { attributes.insert(.underline) }
      if run.isStruckThrough { attributes.insert(.strikethrough) }
      if isMonochrome, !context.isEnabled { attributes.insert(.dim) }
      let paint = run.color ?? (run.link != nil ? .color(.named(.link)) : text.color ?? context.foreground)
      let ink = textInk(paint, at: place, in: rect, context)
      let glyph = context.isRedacted && !item.isSpace ? Glyph("▒") : item.glyph
      for column in 0..<(glyph == item.glyph ? 1 : item.glyph.columns) {
        canvas.put(
          glyph, at: CellPoint(column: place.column + column, row: place.row), foreground: ink,
          attributes: attributes, clip: clip)
      }
      place.column += item.glyph.columns
    }
  }

  func textInk(_ paint: RenderPaint, at point: CellPoint, in rect: CellRect, _ context: PaintContext) -> Ink {
    if let contrast = context.contrast {
      // What is secondary stays a little quieter on a highlight.
      let isQuiet = paint == .color(.named(.secondary)) || paint == .color(.named(.tertiary))
      return contrast.faded(isQuiet || !context.isEnabled ? 0.7 : 1)
    }
    return context.ink(paint, at: point, in: rect)
  }

  /// Bold for heavy weights and for the styles that are heavy by themselves.
  static func attributes(_ font: RenderFont?) -> CellAttributes {
    guard let font else { return [] }
    var attributes: CellAttributes = []
    let isHeading: Bool =
      switch font.style {
      case .largeTitle, .title, .title2, .title3, .headline: true
      case .subheadline, .body, .callout, .footnote, .caption, .caption2, nil: (font.size ?? 0) >= 24
      }
    if font.weight.map({ $0 >= 600 }) ?? isHeading { attributes.insert(.bold) }
    if font.isItalic { attributes.insert(.italic) }
    return attributes
  }

  // MARK: Images

  func paint(_ image: RenderImage, _ rect: CellRect, _ context: PaintContext) {
    let text = ImageLayout.text(for: image)
    let columns = min(ClusterWidth.columns(of: text), max(rect.columns, 1))
    let place = rect.centered(CellSize(columns: columns, rows: 1))
    let ink = textInk(image.color ?? context.foreground, at: place.origin, in: rect, context)
    var attributes = context.attributes.union(Self.attributes(image.font))
    if isMonochrome, !context.isEnabled { attributes.insert(.dim) }
    canvas.write(
      context.isRedacted ? "▒" : text, at: place.origin, foreground: ink, attributes: attributes,
      clip: context.clip.intersection(rect))
  }

  // MARK: Lines

  func paintDivider(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let isVertical = node.enclosingAxis == .horizontal
    let ink = context.text(.separator)
    for row in rect.row..<rect.maxRow {
      for column in rect.column..<rect.maxColumn {
        canvas.put(
          Glyph(isVertical ? "│" : "─"), at: CellPoint(column: column, row: row), foreground: ink, clip: context.clip)
      }
    }
  }

  /// The columns of a split view, and the lines between them.
  func paintColumns(of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    paintChildren(of: node, rect, context)
    guard case .navigation(let navigation) = node.element, !navigation.columns.isEmpty else { return }
    let ink = context.text(.separator)
    for column in ColumnsLayout(columns: navigation.columns).rects(rect.size).dropLast() {
      for row in rect.row..<rect.maxRow {
        canvas.put(
          Glyph("│"), at: CellPoint(column: rect.column + column.maxColumn, row: row), foreground: ink,
          clip: context.clip)
      }
    }
  }

  // MARK: Progress

  static let spinner = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")

  func paint(_ progress: RenderProgress, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    paintChildren(of: node, rect, context)
    let accent = context.text(.accent)
    guard !ProgressLayout.isCircular(progress) else {
      let glyph =
        progress.fraction.map { Array("○◔◑◕●")[Int((min(max($0, 0), 1) * 4).rounded())] }
        ?? Self.spinner[appearance.tick % Self.spinner.count]
      canvas.put(Glyph(glyph), at: rect.origin, foreground: accent, attributes: context.attributes, clip: context.clip)
      return
    }
    let row = rect.maxRow - 1
    let length = Double(rect.columns)
    let (start, end): (Double, Double)
    if let fraction = progress.fraction {
      (start, end) = (0, min(max(fraction, 0), 1) * length)
    } else {
      let position = Double(appearance.tick % max(1, rect.columns))
      (start, end) = (position, min(length, position + max(2, length / 5)))
    }
    for column in 0..<rect.columns {
      let isFilled = Double(column) + 0.5 >= start && Double(column) + 0.5 < end
      let glyph: Character = isMonochrome ? (isFilled ? "█" : "░") : "━"
      canvas.put(
        Glyph(glyph), at: CellPoint(column: rect.column + column, row: row),
        foreground: isFilled ? accent : context.ink(.tertiaryBackground), clip: context.clip)
    }
  }
}
