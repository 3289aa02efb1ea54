import IppoUI

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
    var action: Action

    static var divider: Item { Item(title: "", isEnabled: false, action: .none) }

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
    return PresentationLayout.anchored(box, to: anchor, in: size)
  }
}

extension Popup {
  /// The popup of a control; `nil` when the node opens none.
  init?(_ node: LayoutNode) {
    switch node.element {
    case .picker(let picker) where PickerForm(picker.style) == .menu:
      let box = PickerLayout(picker: picker).valueRect(node.frame.size)
      self.init(
        owner: node.id, anchor: box.offset(columns: node.origin.column, rows: node.origin.row),
        items: Self.items(picker, of: node),
        highlighted: picker.selection.flatMap { picker.options.indices.contains($0) ? $0 : nil })
    case .menu(let menu) where menu.style == .context: self.init(secondaryOf: node)
    case .menu:
      let items = Self.items(Array(node.present.dropFirst()))
      guard !items.isEmpty else { return nil }
      self.init(owner: node.id, anchor: node.screenRect, items: items)
    default: return nil
    }
  }

  /// What a secondary click offers: the context menu around a node, then the swipe actions of its row.
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
    let anchor = place.map { CellRect(column: $0.column, row: $0.row, columns: 1, rows: 1) } ?? node.focusRect
    self.init(owner: owner.id, anchor: anchor, items: items)
  }

  private static func items(_ picker: RenderPicker, of node: LayoutNode) -> [Item] {
    picker.options.enumerated().map { index, option in
      Item(
        title: PickerLayout.title(option), isOn: index == picker.selection, isEnabled: !option.isDisabled,
        action: .send(.select(index), node.id))
    }
  }

  private static func items(_ nodes: [LayoutNode]) -> [Item] {
    nodes.flatMap { items($0) }
  }

  private static func items(_ node: LayoutNode) -> [Item] {
    let isEnabled = !node.attributes.isDisabled
    let children = node.present
    guard !node.attributes.isHidden else { return [] }
    switch node.element {
    case .button(let button):
      return [
        Item(
          title: title(children), isEnabled: isEnabled, isDestructive: button.role == .destructive,
          action: .send(.activate, node.id))
      ]
    case .toggle(let toggle):
      return [
        Item(
          title: title(children), isOn: toggle.isOn, isEnabled: isEnabled, action: .send(.setOn(!toggle.isOn), node.id))
      ]
    case .picker(let picker): return [.divider] + items(picker, of: node) + [.divider]
    case .menu:
      return [
        Item(
          title: title(Array(children.prefix(1))) + " ›", isEnabled: isEnabled,
          action: .open(items(Array(children.dropFirst()))))
      ]
    case .divider: return [.divider]
    case .section(let section):
      var items: [Item] = [.divider]
      if section.hasHeader {
        items.append(Item(title: title(Array(children.prefix(1))), isEnabled: false, action: .none))
      }
      return items
        + self.items(Array(children.dropFirst(section.hasHeader ? 1 : 0).dropLast(section.hasFooter ? 1 : 0)))
    case .text, .image: return [Item(title: title([node]), isEnabled: false, action: .none)]
    default: return items(children)
    }
  }

  /// The text of a label: its texts and symbols, in order.
  static func title(_ nodes: [LayoutNode]) -> String {
    nodes.map { node in
      switch node.element {
      case .text(let text):
        text.runs.map { run in run.symbol.map { SymbolGlyphs.text(for: $0) } ?? run.text }.joined()
      case .image(let image): ImageLayout.text(for: image)
      default: title(node.present)
      }
    }
    .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
