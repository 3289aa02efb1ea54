import IppoRender

/// Everything that can be pressed on the screen, in a box over it: a person types a part of its name. It belongs to the renderer
/// alone.
struct CommandPalette: Equatable {
  /// One entry.
  struct Command: Equatable {
    var title: String
    /// The titles of the menus around it, from the outside.
    var menus: [String] = []
    /// The names of its keys; empty for none.
    var keys = ""
    /// For what can be on or off.
    var isOn: Bool?
    var isEnabled = true
    var event: TerminalEvent

    /// The name, which is shown and searched.
    var text: String { (menus + [title]).joined(separator: " › ") }
  }

  /// An entry that fits the query.
  struct Match: Equatable {
    var command: Command
    /// Which characters of its text the query fits.
    var positions: [Int]
  }

  /// The most entries that are seen at once.
  private static let longestList = 12
  private static let widest = 64
  /// The longest query, in characters.
  private static let longestQuery = 64

  private(set) var commands: [Command]
  private(set) var query = ""
  private(set) var matches: [Match] = []
  private(set) var highlighted = 0
  private(set) var firstVisible = 0

  init(_ commands: [Command]) {
    self.commands = commands
    search()
  }

  /// Follows changes of the screen; the query and, if it is still there, the chosen entry stay.
  mutating func update(_ next: [Command]) {
    guard next != commands else { return }
    let chosen = chosen?.event
    commands = next
    search()
    if let index = matches.firstIndex(where: { $0.command.isEnabled && $0.command.event == chosen }) {
      highlighted = index
    }
  }

  /// The best fit comes first; of equal fits the shorter text, then the one that comes first on the screen.
  private mutating func search() {
    var found = commands.enumerated().compactMap { index, command in
      FuzzyMatch(query, in: command.text).map { (index: index, text: command.text, match: $0, command: command) }
    }
    if query.contains(where: { !$0.isWhitespace }) {
      found.sort { one, other in
        if one.match.score != other.match.score { return one.match.score > other.match.score }
        return (one.text.count, one.index) < (other.text.count, other.index)
      }
    }
    matches = found.map { Match(command: $0.command, positions: $0.match.positions) }
    highlighted = matches.firstIndex(where: \.command.isEnabled) ?? 0
    firstVisible = 0
  }

  /// The entry that Return performs.
  var chosen: Command? {
    guard matches.indices.contains(highlighted), matches[highlighted].command.isEnabled else { return nil }
    return matches[highlighted].command
  }

  // MARK: Editing

  mutating func type(_ text: String) {
    let line = text.filter { !$0.isNewline && Glyph($0).columns > 0 }
    query = String((query + line).prefix(Self.longestQuery))
    search()
  }

  mutating func deleteCharacter() {
    guard !query.isEmpty else { return }
    query.removeLast()
    search()
  }

  mutating func clear() {
    query = ""
    search()
  }

  // MARK: Choosing

  mutating func move(by step: Int) {
    guard matches.contains(where: \.command.isEnabled) else { return }
    repeat {
      highlighted = (highlighted + step + matches.count) % matches.count
    } while !matches[highlighted].command.isEnabled
  }

  /// Moves by a page, and no further than to an end.
  mutating func page(by step: Int) {
    let enabled = matches.indices.filter { matches[$0].command.isEnabled }
    let goal = highlighted + step * (Self.longestList - 1)
    highlighted = (step < 0 ? enabled.first { $0 >= goal } : enabled.last { $0 <= goal }) ?? highlighted
  }

  mutating func highlight(_ index: Int) {
    if matches.indices.contains(index), matches[index].command.isEnabled { highlighted = index }
  }

  // MARK: The box

  /// The box on a screen: the query, a line, and entries. Its height does not change while a person types.
  func frame(in size: CellSize) -> CellRect {
    let columns = min(Self.widest, max(size.columns - 2, min(size.columns, 10)))
    let rows = min(4 + max(1, min(Self.longestList, commands.count)), size.rows)
    return CellRect(
      column: (size.columns - columns) / 2, row: min(2, (size.rows - rows) / 2), columns: columns, rows: rows)
  }

  /// The part of a box for entries.
  static func list(in frame: CellRect) -> CellRect { frame.inset(top: 3, leading: 1, bottom: 1, trailing: 1) }

  /// Scrolls until the chosen entry is seen.
  mutating func scroll(in size: CellSize) {
    let rows = max(1, Self.list(in: frame(in: size)).rows)
    firstVisible = min(max(firstVisible, highlighted - rows + 1), highlighted, max(0, matches.count - rows))
  }

  /// The entry at a place of the screen.
  func index(at point: CellPoint, in size: CellSize) -> Int? {
    let list = Self.list(in: frame(in: size))
    let index = firstVisible + point.row - list.row
    return list.contains(point) && matches.indices.contains(index) ? index : nil
  }
}

extension CommandPalette {
  /// Entries of what is shown below a node, in the order of the screen.
  static func commands(_ root: LayoutNode) -> [Command] {
    var commands: [Command] = []
    func visit(_ node: LayoutNode, isEnabled: Bool) {
      guard !node.attributes.isHidden else { return }
      let isEnabled = isEnabled && !node.attributes.isDisabled
      add(node.unit.commands(of: node), [], isEnabled: isEnabled, root.window.words, to: &commands)
      for child in node.uncovered { visit(child, isEnabled: isEnabled) }
    }
    visit(root, isEnabled: true)
    return commands
  }

  private static func add(
    _ items: [Popup.Item], _ menus: [String], isEnabled: Bool, _ words: RenderWords, to commands: inout [Command]
  ) {
    for item in items {
      let isEnabled = isEnabled && item.isEnabled
      switch item.action {
      case .send(let event, let id):
        guard !item.title.isEmpty else { continue }
        commands.append(
          Command(
            title: item.title, menus: menus, keys: item.shortcut?.keys(in: words) ?? "", isOn: item.isOn,
            isEnabled: isEnabled, event: TerminalEvent(event, to: id)))
      case .open(let inner):
        let title = item.title.hasSuffix(" ›") ? String(item.title.dropLast(2)) : item.title
        add(inner, menus + [title], isEnabled: isEnabled, words, to: &commands)
      case .none: continue
      }
    }
  }
}
