import IppoUI

extension Painter {
  // MARK: Pages

  func paint(_ page: RenderPage, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let layout = PageLayout(page: page)
    var inner = context
    inner.clip = context.clip.intersection(rect)
    let (items, content) = node.shown.reduce(into: ([LayoutNode](), [LayoutNode]())) { result, child in
      if case .toolbarItem = child.element { result.0.append(child) } else { result.1.append(child) }
    }
    paintChildren(of: node, content, rect, inner)
    let searchRows = layout.searchRows(node, width: Double(rect.columns))
    if searchRows > 0 {
      let row = rect.row + layout.barRows(node)
      paintBar(CellRect(column: rect.column, row: row, columns: rect.columns, rows: searchRows), inner)
    }
    if layout.bottomRows(node) > 0 {
      paintBar(CellRect(column: rect.column, row: rect.maxRow - 1, columns: rect.columns, rows: 1), inner)
    }
    if layout.barRows(node) > 0 {
      paintBar(CellRect(column: rect.column, row: rect.row, columns: rect.columns, rows: 1), inner)
      if let label = layout.backLabel, let back = layout.backRect {
        paintBack(label, back.offset(columns: rect.column, rows: rect.row), of: node, inner)
      }
      paintTitle(page.title, node, rect, inner)
    }
    inner.foreground = .color(.named(.accent))
    paintChildren(of: node, items, rect, inner)
  }

  /// The strip behind the items of a bar: tinted, or underlined where there are no colours.
  private func paintBar(_ rect: CellRect, _ context: PaintContext) {
    if isMonochrome {
      canvas.fill(rect, .background, attributes: .underline, clip: context.clip)
    } else {
      canvas.fill(rect, context.ink(.secondaryBackground), clip: context.clip)
    }
  }

  private func paintBack(_ label: String, _ rect: CellRect, of node: LayoutNode, _ context: PaintContext) {
    var ink = context.ink(.accent)
    var attributes: CellAttributes = []
    if isFocused(node) {
      if isMonochrome {
        attributes.insert(.reverse)
      } else {
        canvas.fill(rect, ink, clip: context.clip)
        ink = context.contrasting(ink)
      }
    }
    canvas.write(
      label, at: CellPoint(column: rect.column + 1, row: rect.row), foreground: ink, attributes: attributes,
      clip: context.clip)
  }

  private func paintTitle(_ title: String, _ node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let hasPrincipal = node.shown.contains {
      if case .toolbarItem(let item) = $0.element { item.placement == .principal } else { false }
    }
    guard !title.isEmpty, !hasPrincipal else { return }
    let room = node.surface.inset(leading: 1, trailing: 1)
    guard room.columns > 0,
      let line = TextWrapping.lines(PreparedText(title), width: room.columns, limit: 1).first
    else { return }
    // In the middle of the bar, unless something stands there.
    let centred = (rect.columns - line.columns) / 2
    let column = min(max(room.column, centred), max(room.column, room.maxColumn - line.columns))
    var place = CellPoint(column: rect.column + column, row: rect.row)
    let attributes: CellAttributes = isMonochrome ? [.bold, .underline] : .bold
    for item in line.items {
      canvas.put(item.glyph, at: place, foreground: context.ink(.primary), attributes: attributes, clip: context.clip)
      place.column += item.glyph.columns
    }
  }

  // MARK: Tabs

  func paint(_ tabs: RenderTabs, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    paintChildren(of: node, rect, context)
    let bar = CellRect(column: rect.column, row: rect.maxRow - 1, columns: rect.columns, rows: 1)
    if tabs.style != .page { paintBar(bar, context) }
    let accent = context.ink(.accent)
    for (index, place) in TabsLayout(tabs: tabs).itemRects(rect.size).enumerated() {
      let box = place.offset(columns: rect.column, rows: rect.row)
      let isOn = index == tabs.selection
      if tabs.style == .page {
        canvas.write(
          isOn ? "●" : "○", at: box.origin, foreground: context.ink(isOn ? .accent : .tertiary), clip: context.clip)
        continue
      }
      var ink = context.ink(isOn ? .accent : .secondary)
      var attributes: CellAttributes = isOn ? .bold : []
      if isMonochrome { attributes.formUnion(isOn ? [.reverse] : .underline) }
      if isOn, isMonochrome {
        canvas.fill(box, .background, attributes: .reverse, clip: context.clip)
      } else if isOn {
        canvas.fill(box, isFocused(node) ? accent : accent.faded(0.2), clip: context.clip)
        if isFocused(node) { ink = context.contrasting(accent) }
      }
      canvas.write(
        TabsLayout.title(tabs.items[index]), at: CellPoint(column: box.column + 2, row: box.row), foreground: ink,
        attributes: attributes, clip: context.clip.intersection(box))
    }
  }

  // MARK: Presentations

  func paint(_ presentation: RenderPresentation, of node: LayoutNode, _ rect: CellRect, _ context: PaintContext) {
    let surface = node.surface.offset(columns: rect.column, rows: rect.row)
    if presentation.isModal, presentation.kind != .fullScreenCover { dim(rect, context) }
    if case .bottomMenu(_, let background) = presentation.kind {
      paintBottomMenu(background, surface, context)
      var inner = context
      inner.clip = context.clip.intersection(surface.inset(top: 1, leading: 1, trailing: 1))
      return paintChildren(of: node, rect, inner)
    }
    if presentation.kind != .fullScreenCover { paintShadow(surface, context) }
    canvas.fill(surface, .background, clip: context.clip)
    if presentation.kind != .fullScreenCover {
      if !isMonochrome {
        canvas.fill(surface, context.ink(.secondaryBackground), clip: context.clip)
      }
      paintBox(surface, .round, ink: { _ in context.ink(.tertiary) }, clip: context.clip)
    }
    var inner = context
    inner.clip = context.clip.intersection(surface)
    switch presentation.kind {
    case .alert(let title, let hasMessage):
      paintDialog(title, hasMessage: hasMessage, of: node, surface, rect, inner)
    case .confirmationDialog(let title, let isTitleVisible, let hasMessage):
      paintDialog(isTitleVisible ? title : "", hasMessage: hasMessage, of: node, surface, rect, inner)
    case .sheet(_, let showsDragIndicator):
      inner.clip = inner.clip.intersection(surface.inset(top: 1, leading: 1, bottom: 1, trailing: 1))
      paintChildren(of: node, rect, inner)
      if showsDragIndicator {
        canvas.write(
          "╼━╾", at: CellPoint(column: surface.column + (surface.columns - 3) / 2, row: surface.row),
          foreground: context.ink(.secondary), clip: context.clip)
      }
    case .popover:
      inner.clip = inner.clip.intersection(surface.inset(top: 1, leading: 1, bottom: 1, trailing: 1))
      paintChildren(of: node, rect, inner)
    case .fullScreenCover, .bottomMenu: paintChildren(of: node, rect, inner)
    }
  }

  /// The panel stands on the bottom edge, so that it has round corners at the top only; its upper edge is half a line.
  private func paintBottomMenu(_ background: RenderColor?, _ surface: CellRect, _ context: PaintContext) {
    guard !isMonochrome else {
      canvas.fill(surface, .background, clip: context.clip)
      // The lower side of the box is beyond the edge.
      let box = CellRect(column: surface.column, row: surface.row, columns: surface.columns, rows: surface.rows + 1)
      return paintBox(box, .round, ink: { _ in .foreground }, clip: context.clip.intersection(surface))
    }
    let fill = background.map { context.ink($0) } ?? context.ink(.secondaryBackground)
    let edge = "▗" + String(repeating: "▄", count: max(0, surface.columns - 2)) + "▖"
    canvas.write(
      edge, at: CellPoint(column: surface.column, row: surface.row), foreground: fill, clip: context.clip)
    let body = surface.inset(top: 1)
    canvas.fill(body, .background, clip: context.clip)
    canvas.fill(body, fill, clip: context.clip)
  }

  /// What is behind a modal surface is quiet: mixed with the background.
  private func dim(_ rect: CellRect, _ context: PaintContext) {
    let shade = context.palette.isDark ? RGB(0, 0, 0) : RGB(120, 120, 128)
    let veil = Ink(.rgb(context.palette.background.over(shade, alpha: 0.45)), alpha: 0.62)
    canvas.veil(rect, veil, attributes: .dim, clip: context.clip)
  }

  func paintShadow(_ surface: CellRect, _ context: PaintContext) {
    guard !isMonochrome else { return }
    let shade = Ink(.rgb(RGB(0, 0, 0)), alpha: context.palette.isDark ? 0.45 : 0.25)
    canvas.veil(
      CellRect(column: surface.column + 2, row: surface.maxRow, columns: surface.columns, rows: 1), shade,
      clip: context.clip)
    canvas.veil(
      CellRect(column: surface.maxColumn, row: surface.row + 1, columns: 2, rows: surface.rows - 1), shade,
      clip: context.clip)
  }

  private func paintDialog(
    _ title: String, hasMessage: Bool, of node: LayoutNode, _ surface: CellRect, _ rect: CellRect,
    _ context: PaintContext
  ) {
    for (index, line) in DialogLayout.titleLines(title, width: max(1, surface.columns - 4)).enumerated() {
      var place = CellPoint(
        column: surface.column + (surface.columns - line.columns) / 2, row: surface.row + 1 + index)
      for item in line.items {
        canvas.put(item.glyph, at: place, foreground: context.ink(.primary), attributes: .bold, clip: context.clip)
        place.column += item.glyph.columns
      }
    }
    var quiet = context
    quiet.foreground = .color(.named(.secondary))
    for (index, child) in node.shown.enumerated() {
      paintChildren(of: node, [child], rect, hasMessage && index == 0 ? quiet : context)
    }
  }

  /// A title set into the upper border.
  private func paintCaption(_ title: String, _ surface: CellRect, _ context: PaintContext) {
    canvas.write(
      " \(title) ", at: CellPoint(column: surface.column + 2, row: surface.row), foreground: context.ink(.primary),
      attributes: .bold, clip: context.clip.intersection(surface.inset(leading: 2, trailing: 2)))
  }
}
