import IppoUI

/// The nodes that can have the keyboard, in the order of Tab: within the topmost presentation, if there is one.
///
/// Controls that are disabled, hidden, on a covered page or behind a presentation are not in it.
struct FocusRing {
  private(set) var nodes: [LayoutNode] = []
  /// The presentation the focus is kept in, or the page that is on top: each remembers where the focus was.
  private(set) var scope: LayoutNode?

  init(_ root: LayoutNode?) {
    guard let root else { return }
    let start = root.shown.last(where: \.isPresentation) ?? root
    scope = start
    collect(start)
  }

  private mutating func collect(_ node: LayoutNode) {
    guard !node.attributes.isHidden, !node.attributes.isDisabled else { return }
    if case .page = node.element { scope = node }
    if node.isFocusable { nodes.append(node) }
    // The bar comes first on the screen, but the content is what a person came for: it follows in the same order.
    for child in node.shown where !(node.isWindow && child.isPresentation) { collect(child) }
  }

  func contains(_ id: RenderNodeID) -> Bool { nodes.contains { $0.id == id } }

  /// Where the focus begins: the default button of a dialog, else the first control that is not in a bar. What
  /// destroys something is not one keystroke away.
  var initial: LayoutNode? {
    nodes.first { node in
      if case .button(let button) = node.element { button.isDefault } else { false }
    }
      ?? nodes.first { !$0.isInBar && !(isInDialog && $0.isDestructiveButton) } ?? nodes.first
  }

  private var isInDialog: Bool {
    guard case .presentation(let presentation) = scope?.element else { return false }
    switch presentation.kind {
    case .alert, .confirmationDialog: return true
    case .sheet, .fullScreenCover, .popover, .bottomMenu: return false
    }
  }

  /// The next node in a direction, around the ends.
  func next(after id: RenderNodeID?, backwards: Bool) -> LayoutNode? {
    guard let index = nodes.firstIndex(where: { $0.id == id }) else { return backwards ? nodes.last : initial }
    return nodes[(index + (backwards ? nodes.count - 1 : 1)) % nodes.count]
  }

  /// Directions of the arrow keys.
  enum Direction { case up, down, left, right }

  /// The nearest node in a direction on the screen: first what overlaps in the other direction, then by distance.
  func nearest(to rect: CellRect, excluding id: RenderNodeID, _ direction: Direction) -> LayoutNode? {
    var best: (node: LayoutNode, score: Int)?
    for node in nodes where node.id != id {
      let other = node.focusRect
      let (along, gap): (Int, Int)
      switch direction {
      case .up:
        along = rect.row - other.maxRow
        gap = Self.gap(rect.column..<rect.maxColumn, other.column..<other.maxColumn)
      case .down:
        along = other.row - rect.maxRow
        gap = Self.gap(rect.column..<rect.maxColumn, other.column..<other.maxColumn)
      case .left:
        along = rect.column - other.maxColumn
        gap = Self.gap(rect.row..<rect.maxRow, other.row..<other.maxRow)
      case .right:
        along = other.column - rect.maxColumn
        gap = Self.gap(rect.row..<rect.maxRow, other.row..<other.maxRow)
      }
      guard along >= 0 else { continue }
      // Left and right stay on the line; up and down may go to another column.
      if gap > 0, direction == .left || direction == .right { continue }
      let score = direction == .up || direction == .down ? along * 4 + gap : along
      if best == nil || score < best!.score { best = (node, score) }
    }
    return best?.node
  }

  private static func gap(_ left: Range<Int>, _ right: Range<Int>) -> Int {
    max(0, left.lowerBound - right.upperBound + 1, right.lowerBound - left.upperBound + 1)
  }
}

extension LayoutNode {
  var isPresentation: Bool { if case .presentation = element { true } else { false } }

  var isWindow: Bool { if case .window = element { true } else { false } }

  var isField: Bool { if case .field = element { true } else { false } }

  /// In a toolbar, or the back control of a page.
  var isInBar: Bool {
    switch element {
    case .page, .tabs: true
    default: controlPlace == .bar
    }
  }

  /// Takes the keyboard.
  var isFocusable: Bool {
    switch element {
    case .toggle, .field, .slider, .stepper, .disclosure: return true
    // A context menu belongs to what it is on; alone, it is what Return opens.
    case .menu(let menu): return menu.style != .context || !hasFocusableDescendant && enclosingRow == nil
    case .picker(let picker): return !picker.options.isEmpty
    case .button(let button):
      // In edit mode a row is edited, not followed.
      return button.style != .assistive && !(button.style == .link && enclosingRow?.isEdited ?? false)
    case .page(let page): return PageLayout(page: page).backLabel != nil
    case .tabs(let tabs): return tabs.items.count > 1
    case .row(let row):
      if enclosingList?.list.isSelectable ?? false { return true }
      if isEdited { return row.isDeletable || row.isMovable }
      return (row.isDeletable || !swipeActions.isEmpty || contextMenu != nil) && !hasFocusableDescendant
    default: return attributes.isFocusable || !attributes.gestures.isDisjoint(with: [.tap, .longPress])
    }
  }

  /// The context menu around the node, or on the content of a row.
  var contextMenu: LayoutNode? {
    func isContextMenu(_ node: LayoutNode) -> Bool {
      if case .menu(let menu) = node.element { menu.style == .context } else { false }
    }
    if isContextMenu(self) { return self }
    if let around = ancestors.first(where: { isContextMenu($0) || $0.isRow }), isContextMenu(around) { return around }
    return isRow ? shown.first(where: isContextMenu) : nil
  }

  /// A row in a list that is in edit mode.
  var isEdited: Bool {
    guard case .row(let row) = element else { return false }
    return enclosingList?.list.isEditing ?? false && (row.isDeletable || row.isMovable)
  }

  var hasFocusableDescendant: Bool {
    shown.contains { child in
      !child.attributes.isHidden && !child.attributes.isDisabled && (child.isFocusable || child.hasFocusableDescendant)
    }
  }

  /// How many nodes below take the keyboard.
  private var focusableCount: Int {
    shown.reduce(0) { count, child in
      child.attributes.isHidden || child.attributes.isDisabled
        ? count : count + (child.isFocusable ? 1 : 0) + child.focusableCount
    }
  }

  /// Shows that it has the keyboard in its own way, and not by a highlight.
  var drawsFocusItself: Bool {
    switch element {
    case .field, .page, .tabs: true
    case .button: ButtonChrome(of: self).isBoxed
    case .menu(let menu): menu.style != .context && controlPlace == .content
    case .picker(let picker): PickerForm(picker.style) != .menu
    case .toggle(let toggle): toggle.style == .button
    default: false
    }
  }

  /// What is highlighted when the node has the keyboard: a row that has no other control is so as a whole.
  var highlightTarget: LayoutNode {
    guard !drawsFocusItself, let row = enclosingRow, row.focusableCount == 1 else { return self }
    return row
  }

  /// Where the node is for the arrow keys and the scroller.
  var focusRect: CellRect {
    switch element {
    case .page(let page):
      return (PageLayout(page: page).backRect ?? .zero).offset(columns: origin.column, rows: origin.row)
    case .tabs:
      let rect = screenRect
      return CellRect(column: rect.column, row: rect.maxRow - 1, columns: rect.columns, rows: 1)
    default: return highlightTarget.screenRect
    }
  }
}
