import IppoRender

/// A list of choices over the screen: an open menu, or the options of a picker. It belongs to the renderer alone.
struct Popup {
  struct Item {
    enum Action {
      case send(RenderEvent, RenderNodeID)
      case open([Item])
      /// A line between groups, or the title of one.
      case none
    }

    var title: String
    /// For what can be on or off.
    var isOn: Bool?
    var isEnabled = true
    var isDestructive = false
    /// The keys that do the same while the menu is closed.
    var shortcut: RenderShortcut?
    var action: Action

    static var divider: Item { Item(title: "", isEnabled: false, action: .none) }

    /// The title of a group.
    static func caption(_ title: String) -> Item { Item(title: title, isEnabled: false, action: .none) }

    var isDivider: Bool { if case .none = action { title.isEmpty } else { false } }
    var isChoice: Bool { if case .none = action { false } else { isEnabled } }
  }

  let owner: RenderNodeID
  /// The place of the control, on the screen.
  var anchor: CellRect
  /// Items of the open menu, and of those it was opened from.
  private(set) var levels: [[Item]]
  private(set) var highlighted: Int
  private(set) var firstVisible = 0
  /// Whether the pointer was pressed on the items, so that its release chooses an item.
  var isPressed = false

  init(owner: RenderNodeID, anchor: CellRect, items: [Item], highlighted: Int? = nil) {
    self.owner = owner
    self.anchor = anchor
    levels = [items]
    self.highlighted = highlighted ?? items.firstIndex(where: \.isChoice) ?? 0
  }

  var items: [Item] { levels.last ?? [] }

  mutating func move(by step: Int) {
    guard items.contains(where: \.isChoice) else { return }
    repeat { highlighted = (highlighted + step + items.count) % items.count } while !items[highlighted].isChoice
  }

  mutating func moveToEnd(last: Bool) {
    if let index = last ? items.lastIndex(where: \.isChoice) : items.firstIndex(where: \.isChoice) {
      highlighted = index
    }
  }

  /// Goes to the next choice whose title begins with a character.
  mutating func moveToTitle(beginningWith character: Character) {
    guard items.indices.contains(highlighted) else { return }
    let wanted = String(character).lowercased()
    let order = Array(items.indices[(highlighted + 1)...]) + Array(items.indices[...highlighted])
    if let index = order.first(where: { items[$0].isChoice && items[$0].title.lowercased().hasPrefix(wanted) }) {
      highlighted = index
    }
  }

  mutating func highlight(_ index: Int) {
    if items.indices.contains(index), items[index].isChoice { highlighted = index }
  }

  mutating func open(_ items: [Item]) {
    levels.append(items)
    highlighted = items.firstIndex(where: \.isChoice) ?? 0
    firstVisible = 0
  }

  /// - Returns: Whether there was a menu to go back to.
  mutating func close() -> Bool {
    guard levels.count > 1 else { return false }
    levels.removeLast()
    highlighted = items.firstIndex(where: \.isChoice) ?? 0
    firstVisible = 0
    return true
  }

  /// The box, on a screen of a size.
  mutating func frame(in size: CellSize) -> CellRect {
    let columns = (items.map { ClusterWidth.columns(of: $0.title) }.max() ?? 0) + 8
    let box = CellSize(columns: min(columns, size.columns), rows: min(items.count + 2, max(3, size.rows)))
    let visible = max(1, box.rows - 2)
    firstVisible = min(max(firstVisible, highlighted - visible + 1), highlighted, max(0, items.count - visible))
    return AnchoredLayout.place(box, at: anchor, in: size)
  }
}

extension Popup {
  /// The menu of a secondary click: the context menu around a node, then the swipe actions of its row.
  ///
  /// - Parameter place: Where the popup opens; `nil` for under the node.
  init?(secondaryOf node: LayoutNode, at place: CellPoint? = nil) {
    let row = node.isRow ? node : node.enclosingRow
    let menu = node.contextMenu ?? row?.contextMenu
    var items = menu.map { Self.items(Array($0.present.dropFirst())) } ?? []
    let actions = row.map { Self.items($0.swipeActions) } ?? []
    if !items.isEmpty, !actions.isEmpty { items.append(.divider) }
    items += actions
    guard let owner = menu ?? row, items.contains(where: \.isChoice) else { return nil }
    let anchor =
      place.map { CellRect(column: $0.column, row: $0.row, columns: 1, rows: 1) } ?? node.restingFocusRect
    self.init(owner: owner.id, anchor: anchor, items: items)
  }

  /// The items of a menu for nodes.
  static func items(_ nodes: [LayoutNode]) -> [Item] {
    nodes.flatMap { $0.attributes.isHidden ? [] : $0.unit.menuItems(of: $0) }
  }

  /// The text of a label: its texts and symbols, in order.
  static func title(_ nodes: [LayoutNode]) -> String {
    nodes.map { $0.unit.title(of: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
