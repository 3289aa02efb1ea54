import IppoRender

/// A row of a list: `[−] content badge › ≡`, with one column at each side. The row is `○ content` if edit mode is for
/// the selection.
struct RowElement: ControlElement {
  let row: RenderRow

  private var actionCount: Int { row.leadingActionCount + row.trailingActionCount }

  func shown(_ present: [LayoutNode], of node: LayoutNode) -> [LayoutNode] { present.dropLast(actionCount) }

  // MARK: Layout

  /// The columns of the parts of a row, relative to the row; `nil` for missing parts.
  struct Parts {
    var deleteControl: Int?
    var selectionMark: Int?
    var content: Range<Int>
    var badge: Int?
    var chevron: Int?
    var handle: Int?
  }

  func parts(of node: LayoutNode, width: Int) -> Parts {
    let list = node.enclosingList?.list
    let isEditing = list?.isEditing ?? false
    var start = Int(row.insets.map { CellMetrics.columns($0.leading) } ?? 1) + 2 * max(0, row.outlineLevel - 1)
    var end = width - Int(row.insets.map { CellMetrics.columns($0.trailing) } ?? 1)
    var parts = Parts(content: 0..<0)
    if isEditing, list?.selectsSeveral ?? false {
      if isSelectable(node) {
        parts.selectionMark = start
        start += 2
      }
    } else if isEditing, row.isDeletable {
      parts.deleteControl = start
      start += 4
    }
    if isEditing, row.isMovable {
      end -= 1
      parts.handle = end
      end -= 1
    }
    if row.isLink, !isEditing {
      end -= 1
      parts.chevron = end
      end -= 1
    }
    if let badge = row.badge {
      end -= ClusterWidth.columns(of: badge)
      parts.badge = end
      end -= 1
    }
    parts.content = start..<max(start, end)
    return parts
  }

  /// Whether a position, relative to the row, is on the row's handle or in the adjacent columns.
  func isOnHandle(_ point: CellPoint, _ node: LayoutNode) -> Bool {
    guard let handle = parts(of: node, width: node.frame.columns).handle else { return false }
    return (handle - 1...handle + 1).contains(point.column)
  }

  private var top: Int { Int(row.insets.map { CellMetrics.rows($0.top) } ?? 0) }
  private var bottom: Int { Int(row.insets.map { CellMetrics.rows($0.bottom) } ?? 0) }

  func extent(of node: LayoutNode, in proposal: Proposal) -> Extent {
    let reference = 1000
    let around = Double(reference - parts(of: node, width: reference).content.count)
    let contents = node.shown.map { $0.extent(Proposal(width: proposal.width.map { $0 - around }, height: nil)) }
    let width = contents.map(\.width).max() ?? 0
    return Extent(
      width: proposal.width ?? width + around,
      height: max(1, contents.reduce(0) { $0 + $1.height }) + Double(top + bottom))
  }

  func arrange(_ node: LayoutNode, size: CellSize, proposal: Proposal) {
    let content = parts(of: node, width: size.columns).content
    let offer = Proposal(width: Double(content.count), height: nil)
    var position = top
    for child in node.shown {
      let own = child.extent(offer).snapped
      let rows = node.shown.count == 1 ? max(own.rows, size.rows - top - bottom) : own.rows
      child.place(
        CellRect(
          column: content.lowerBound, row: position + (rows - own.rows) / 2, columns: own.columns, rows: own.rows),
        proposal: offer)
      position += own.rows
    }
  }

  var controlPlace: ControlPlace? { .row }

  /// Whether the list arranges the row in the same way: a separator takes a line of the list.
  func isArrangedLike(_ old: RenderElement) -> Bool {
    if case .row(let old) = old { old.hasSeparator == row.hasSeparator } else { false }
  }

  // MARK: Painting

  /// `true`: the content is uncovered, and covered, from its end.
  var isDrawnInAnySize: Bool { true }

  func paint(_ node: LayoutNode, _ rect: CellRect, _ context: PaintContext, _ painter: Painter) {
    var context = context
    // The row below, which makes way in the same time, is over the rest of the content.
    if node.motion?.shownSize != nil { context.clip = context.clip.intersection(rect) }
    let canvas = painter.canvas
    let isHighlighted = node.id == painter.appearance.highlighted
    if !isHighlighted, row.isSelected {
      canvas.fill(rect, context.ink(.accent).faded(0.3), clip: context.clip)
      if painter.isMonochrome { canvas.write("•", at: rect.origin, foreground: .foreground, clip: context.clip) }
    } else if !isHighlighted, let background = row.background, !painter.isMonochrome {
      canvas.fill(rect, context.ink(background, at: rect.origin, in: rect), clip: context.clip)
    }
    painter.paintChildren(of: node, rect, context)
    let parts = parts(of: node, width: rect.columns)
    let middle = rect.row + (rect.rows - 1) / 2
    func write(_ text: String, _ column: Int, _ ink: Ink, _ more: CellAttributes = []) {
      canvas.write(
        text, at: CellPoint(column: rect.column + column, row: middle), foreground: ink,
        attributes: context.attributes.union(more), clip: context.clip.intersection(rect))
    }
    if let column = parts.selectionMark {
      write(row.isSelected ? "●" : "○", column, context.text(row.isSelected ? .accent : .tertiary))
    }
    if let column = parts.deleteControl { write("[−]", column, context.text(.red), .bold) }
    if let column = parts.badge, let badge = row.badge {
      switch row.badgeProminence {
      case .decreased: write(badge, column, context.text(.tertiary))
      case .standard: write(badge, column, context.text(.secondary))
      case .increased: write(badge, column, context.text(.accent), .bold)
      }
    }
    if let column = parts.chevron { write("›", column, context.text(.tertiary)) }
    guard let column = parts.handle else { return }
    if let goal = painter.appearance.moveGoal, goal.row == node.id {
      write(goal.isForward ? "↓" : "↑", column, context.text(.accent), .bold)
    } else {
      write("≡", column, context.text(.tertiary))
    }
  }

  // MARK: Focus

  /// `true`: in edit mode, the focus stops at rows that can be deleted or moved.
  var decidesWhatIsUsed: Bool { true }

  /// Whether the focus stops at the row. A control of the row takes the focus in its place, unless the row is
  /// selectable or edited, or has only a menu.
  func isFocusStop(_ node: LayoutNode) -> Bool {
    if isSelectable(node) { return true }
    if node.isEdited { return row.isDeletable || row.isMovable }
    return (row.isDeletable || !node.swipeActions.isEmpty || node.contextMenu != nil) && !node.hasFocusableDescendant
  }

  func focusLook(_ node: LayoutNode) -> FocusLook { .highlight }

  private func isSelectable(_ node: LayoutNode) -> Bool {
    row.canBeSelected && node.enclosingList?.list.isSelectable ?? false
  }

  /// Whether the row shows a delete control. Edit mode for the selection has none.
  private func showsDelete(_ node: LayoutNode) -> Bool {
    node.isEdited && row.isDeletable && !(node.enclosingList?.list.selectsSeveral ?? false)
  }

  // MARK: Use

  var takesActivationKeys: Bool { true }

  var hint: ControlHint? { .enter(.choose) }

  func activate(_ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    if showsDelete(node) { return [.delete] }
    if isSelectable(node) { return [.activate] }
    return interaction.secondaryActivation(of: node)
  }

  func clicked(at point: CellPoint, _ node: LayoutNode, _ interaction: inout Interaction) -> [RenderEvent] {
    guard node.isEdited, showsDelete(node) || !isSelectable(node) else { return activate(node, &interaction) }
    let column = point.column - node.origin.column
    let isOnControl =
      parts(of: node, width: node.frame.columns).deleteControl.map { ($0..<$0 + 3).contains(column) } ?? false
    return isOnControl ? [.delete] : []
  }

  /// Handles Delete, and Option with an arrow, for the row around the focus; `nil` for other keys.
  func keyPressedWithin(_ press: TerminalKeyPress, _ node: LayoutNode) -> [TerminalEvent]? {
    if press == TerminalKeyPress(.delete) || press == TerminalKeyPress(.backspace) {
      if row.isDeletable { return [TerminalEvent(.delete, to: node.id)] }
      // Without `onDelete`, a destructive swipe action is what deletes.
      let destructive = node.swipeActions.first {
        $0.unit.answer?.role == .destructive && !$0.attributes.isDisabled
      }
      return destructive.map { [TerminalEvent(.activate, to: $0.id)] }
    }
    let isUp = press == TerminalKeyPress(.up, .option)
    guard isUp || press == TerminalKeyPress(.down, .option), row.isMovable, let parent = node.parent else { return nil }
    let rows = parent.present.filter(\.isRow)
    guard let index = rows.firstIndex(where: { $0 === node }) else { return nil }
    let goal = index + (isUp ? -1 : 1)
    if rows.indices.contains(goal) { return [TerminalEvent(.move(to: goal), to: node.id)] }
    // Beyond the edge is the section beside this one.
    guard node.attributes.gestures.contains(.reorder), let key = press.render else { return [] }
    return [TerminalEvent(.key(key), to: node.id)]
  }
}

extension LayoutNode {
  var row: RenderRow? { if case .row(let row) = element { row } else { nil } }

  var isRow: Bool { if case .row = element { true } else { false } }

  /// The row that contains the node.
  var enclosingRow: LayoutNode? { ancestors.first { $0.isRow } }

  /// Whether the node is a row that edit mode can change.
  var isEdited: Bool {
    guard let row else { return false }
    return enclosingList?.list.isEditing ?? false && (row.isDeletable || row.isMovable)
  }

  /// The swipe actions of a row.
  var swipeActions: [LayoutNode] {
    guard let row else { return [] }
    return present.suffix(row.leadingActionCount + row.trailingActionCount)
  }

  /// The only control of a row; `nil` for none or several.
  var onlyControl: LayoutNode? {
    func controls(_ node: LayoutNode) -> [LayoutNode] {
      node.shown.flatMap { child -> [LayoutNode] in
        guard !child.attributes.isHidden, !child.attributes.isDisabled else { return [] }
        return child.isFocusable ? [child] : controls(child)
      }
    }
    let all = controls(self)
    return all.count == 1 ? all[0] : nil
  }
}

extension TerminalUnits {
  func visit(_ row: RenderRow) -> any TerminalElement { RowElement(row: row) }
}
