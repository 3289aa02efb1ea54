import IppoRender

/// A surface over the window or a stage, which the node fills. ``LayoutNode/surface`` is the box that is drawn.
struct PresentationElement: ContentElement {
  let presentation: RenderPresentation

  // MARK: Layout

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    Extent(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let (before, shown) = (node.surface, node.drawnSurface)
    defer { node.window.stage.change(surfaceOf: node, from: before, shown: shown) }
    switch presentation.kind {
    case .fullScreenCover:
      node.surface = CellRect(columns: size.columns, rows: size.rows)
      placeContent(node, in: node.surface)
    case .sheet(let height, _): arrangeSheet(node, size: size, height: height)
    case .popover(let anchor): arrangePopover(node, size: size, anchor: anchor)
    case .bottomSheet: arrangeBottomSheet(node, size: size)
    case .alert, .confirmationDialog: dialog?.arrange(node, size: size)
    }
  }

  /// The layout of a dialog; `nil` for other presentations.
  private var dialog: DialogLayout? {
    switch presentation.kind {
    case .alert(let title, let hasMessage):
      DialogLayout(title: title, hasIcon: presentation.hasIcon, hasMessage: hasMessage, isColumn: false)
    case .confirmationDialog(let title, let isTitleVisible, let hasMessage):
      DialogLayout(
        title: isTitleVisible ? title : "", hasIcon: presentation.hasIcon, hasMessage: hasMessage, isColumn: true)
    case .sheet, .fullScreenCover, .popover, .bottomSheet: nil
    }
  }

  private func placeContent(_ node: LayoutNode, in rect: CellRect) {
    for child in node.shown { child.place(in: rect, alignment: RenderAlignment(), proposal: Proposal(rect.size)) }
  }

  /// The children in front of the backgrounds.
  private func content(_ node: LayoutNode) -> ArraySlice<LayoutNode> {
    node.shown.dropFirst(presentation.surface.backgroundCount)
  }

  /// The rectangle within the border.
  private func inner(_ surface: CellRect) -> CellRect { surface.inset(top: 1, leading: 1, bottom: 1, trailing: 1) }

  private func arrangeSheet(_ node: LayoutNode, size: CellSize, height: RenderPresentation.Detent) {
    // On a small screen every cell counts.
    let columns = size.columns < 44 ? size.columns : sheetColumns(node, most: size.columns - 8)
    let most = size.rows < 12 ? size.rows : size.rows - 2
    // As tall as its content, also when that would take all there is: a form of three rows needs no screen of them.
    let offer = Proposal(width: Double(max(0, columns - 2)), height: nil)
    let fitting = (content(node).map { $0.extent(offer).snapped.rows }.max() ?? 0) + 2
    let rows =
      switch height {
      case _ where presentation.surface.fitsHeight: fitting
      case .medium: size.rows / 2
      case .large: max(fitting, size.rows / 2)
      case .fraction(let fraction): Int((Double(size.rows) * fraction.asFraction).rounded())
      case .height(let points): Int(CellMetrics.rows(points)) + 2
      }
    let surface = CellRect(columns: size.columns, rows: size.rows)
      .centered(CellSize(columns: columns, rows: min(max(rows, 3), most)))
    node.surface = surface
    placeContent(node, in: inner(surface))
  }

  /// - Parameter most: The number of columns that the screen offers.
  private func sheetColumns(_ node: LayoutNode, most: Int) -> Int {
    let surface = presentation.surface
    let own =
      switch surface.measure {
      case .automatic: 76
      case .form: 60
      case .page: 100
      }
    guard surface.fitsWidth else { return min(most, own) }
    let offer = Proposal(width: Double(max(0, most - 2)), height: nil)
    return min(most, (content(node).map { $0.extent(offer).snapped.columns }.max() ?? 0) + 2)
  }

  /// Arranges a sheet as tall as its content, at the bottom edge. On a narrow screen, the sheet has the whole width. On
  /// a wide one, it stands in the middle.
  private func arrangeBottomSheet(_ node: LayoutNode, size: CellSize) {
    let columns = size.columns < 72 ? size.columns : 64
    let offer = Proposal(width: Double(max(0, columns - 2)), height: nil)
    let content = content(node).map { $0.extent(offer).snapped.rows }.max() ?? 0
    // One line of the content behind stays visible.
    let rows = min(max(1, size.rows - 1), content + 1)
    node.surface = CellRect(
      column: (size.columns - columns) / 2, row: size.rows - rows, columns: columns, rows: rows)
    placeContent(node, in: node.surface.inset(top: 1, leading: 1, trailing: 1))
  }

  private func arrangePopover(_ node: LayoutNode, size: CellSize, anchor: RenderNodeID?) {
    let offer = Proposal(
      width: Double(max(0, min(size.columns, 60) - 2)), height: Double(max(0, size.rows - 2)))
    let content = content(node).map { $0.extent(offer).snapped }
    let box = CellSize(
      columns: min(size.columns, (content.map(\.columns).max() ?? 0) + 2),
      rows: min(size.rows, (content.map(\.rows).max() ?? 0) + 2))
    // The anchor may move, and the popover is where the anchor will be.
    let anchorRect = anchor.flatMap { id in node.ancestors.lazy.compactMap { $0.descendant(id) }.first?.restingRect }
    let origin = node.restingRect.origin
    node.surface = AnchoredLayout.place(
      box, at: anchorRect?.offset(columns: -origin.column, rows: -origin.row), in: size)
    placeContent(node, in: inner(node.surface))
  }

  var controlPlace: ControlPlace? { .content }

  // MARK: Painting

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    let surface = node.drawnSurface.offset(columns: rect.column, rows: rect.row)
    node.paintedSurface = surface
    // The veil covers everything as soon as the presentation is seen, as cells that become darker step by step take many bytes.
    let shift = node.motion?.shownShift ?? CellPoint(column: 0, row: 0)
    let whole = rect.offset(columns: -shift.column, rows: -shift.row)
    var inner = context
    inner.clip = context.clip.intersection(surface)
    switch presentation.kind {
    case .fullScreenCover:
      painter.canvas.fill(surface, .background, clip: context.clip)
      painter.paintChildren(of: node, rect, inner)
    case .alert, .confirmationDialog:
      painter.paintVeil(whole, context)
      paintSurface(surface, context, painter)
      paintDialog(node, surface, rect, inner, painter)
    case .sheet(_, let showsDragIndicator):
      if presentation.isModal { painter.paintVeil(whole, context) }
      paintSurface(surface, context, painter)
      inner.clip = inner.clip.intersection(self.inner(surface))
      painter.paintChildren(of: node, rect, inner)
      guard showsDragIndicator else { return }
      painter.canvas.write(
        "╼━╾", at: CellPoint(column: surface.column + (surface.columns - 3) / 2, row: surface.row),
        foreground: context.ink(.secondary), clip: context.clip)
    case .popover:
      paintSurface(surface, context, painter)
      inner.clip = inner.clip.intersection(self.inner(surface))
      painter.paintChildren(of: node, rect, inner)
    case .bottomSheet(_, let background):
      painter.paintVeil(whole, context)
      paintBottomSheet(background, surface, context, painter)
      inner.clip = context.clip.intersection(surface.inset(top: 1, leading: 1, trailing: 1))
      painter.paintChildren(of: node, rect, inner)
    }
  }

  /// Paints a box with a border and a shadow.
  private func paintSurface(_ surface: CellRect, _ context: PaintContext, _ painter: Painter) {
    painter.paintShadow(surface, context)
    painter.canvas.fill(surface, .background, clip: context.clip)
    if !painter.isMonochrome {
      painter.canvas.fill(surface, context.ink(.secondaryBackground), clip: context.clip)
    }
    painter.paintBox(surface, .round, ink: { _ in context.ink(.tertiary) }, clip: context.clip)
  }

  /// Whether the surface is a box with a shadow.
  var hasShadow: Bool {
    switch presentation.kind {
    case .fullScreenCover, .bottomSheet: false
    case .sheet, .popover, .alert, .confirmationDialog: true
    }
  }

  private func paintDialog(
    _ node: LayoutNode, _ surface: CellRect, _ rect: CellRect, _ context: PaintContext, _ painter: Painter
  ) {
    guard let dialog else { return }
    for (index, line) in DialogLayout.titleLines(dialog.title, width: max(1, surface.columns - 4)).enumerated() {
      let place = CellPoint(
        column: surface.column + (surface.columns - line.columns) / 2,
        row: surface.row + 1 + dialog.iconRows(of: node) + index)
      painter.paint(line, at: place, foreground: context.ink(.primary), attributes: .bold, clip: context.clip)
    }
    var quiet = context
    quiet.foreground = .color(.named(.secondary))
    for (index, child) in node.shown.enumerated() {
      let isMessage = dialog.hasMessage && index == (dialog.hasIcon ? 1 : 0)
      painter.paintChildren(of: node, [child], rect, isMessage ? quiet : context)
    }
  }

  /// Paints the panel at the bottom edge. Only its upper corners are round, and its upper edge is half a line.
  private func paintBottomSheet(
    _ background: RenderColor?, _ surface: CellRect, _ context: PaintContext, _ painter: Painter
  ) {
    guard !painter.isMonochrome else {
      painter.canvas.fill(surface, .background, clip: context.clip)
      // The lower side of the box is beyond the edge.
      let box = CellRect(column: surface.column, row: surface.row, columns: surface.columns, rows: surface.rows + 1)
      return painter.paintBox(box, .round, ink: { _ in .foreground }, clip: context.clip.intersection(surface))
    }
    let fill = background.map { context.ink($0) } ?? context.ink(.secondaryBackground)
    let edge = "▗" + String(repeating: "▄", count: max(0, surface.columns - 2)) + "▖"
    painter.canvas.write(
      edge, at: CellPoint(column: surface.column, row: surface.row), foreground: fill, clip: context.clip)
    let body = surface.inset(top: 1)
    painter.canvas.fill(body, .background, clip: context.clip)
    painter.canvas.fill(body, fill, clip: context.clip)
  }

  // MARK: Use

  var decidesWhatIsUsed: Bool { true }

  /// Whether the presentation is a dialog. A destructive button of a dialog is more than one keystroke away.
  var isDialog: Bool { dialog != nil }

  /// Whether a press outside closes the presentation. An alert needs an answer.
  var closesByBackdrop: Bool { if case .alert = presentation.kind { false } else { true } }

  /// The events that close the presentation without a choice: those of its cancel button, or of its only button.
  ///
  /// - Parameter answers: The enabled buttons of the presentation.
  func dismissal(of node: LayoutNode, answers: [LayoutNode]) -> [TerminalEvent] {
    if isDialog {
      let cancel = answers.first { $0.unit.answer?.role == .cancel }
      if let cancel = cancel ?? (answers.count == 1 ? answers.first : nil) {
        return [TerminalEvent(.activate, to: cancel.id)]
      }
      if !closesByBackdrop { return [] }
    }
    return presentation.isDismissDisabled ? [] : [TerminalEvent(.dismiss, to: node.id)]
  }
}

extension LayoutNode {
  /// The rectangle of the surface on the screen.
  var screenSurface: CellRect {
    let origin = origin
    return surface.offset(columns: origin.column, rows: origin.row)
  }

  /// The rectangle of the surface on the screen once everything is at rest.
  var restingSurface: CellRect {
    let rect = restingRect
    return surface.offset(columns: rect.column, rows: rect.row)
  }

  /// The surface of a presentation as it is drawn, in the node. The layout has given it the place of ``surface`` at once.
  var drawnSurface: CellRect { motion?.shownSurface ?? surface }

  var isPresentation: Bool { if case .presentation = element { true } else { false } }

  /// The transition of a presentation; `nil` for other nodes. Sheets and covers come over the lower edge, as in SwiftUI.
  /// Dialogs and popovers fade.
  var presentationTransition: RenderTransition? {
    guard case .presentation(let presentation) = element else { return nil }
    let transition: RenderTransition =
      switch presentation.kind {
      case .sheet, .fullScreenCover, .bottomSheet: .move(.bottom)
      case .alert, .confirmationDialog, .popover: .opacity
      }
    guard let own = attributes.transition?.ownAnimation(isInsertion: attributes.phase == .present) else {
      return transition
    }
    return .animated(transition, own)
  }

  /// The size by which a transition moves the node over an edge. The surface of a presentation goes as far as the lower
  /// edge of the screen.
  var transitionSize: CellSize {
    isPresentation ? CellSize(columns: frame.columns, rows: frame.rows - surface.row) : frame.size
  }

  /// The node as a presentation, if it is one.
  var presentation: PresentationElement? {
    if case .presentation(let presentation) = element { PresentationElement(presentation: presentation) } else { nil }
  }
}

extension LayoutNode {
  func descendant(_ id: RenderNodeID) -> LayoutNode? {
    if self.id == id { return self }
    for child in children {
      if let found = child.descendant(id) { return found }
    }
    return nil
  }
}

extension TerminalUnits {
  func visit(_ presentation: RenderPresentation) -> any TerminalElement {
    PresentationElement(presentation: presentation)
  }
}
