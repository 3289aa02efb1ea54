import IppoRender

/// All keys by section, in a box over the screen. It belongs to the renderer alone.
struct KeyHelp: Equatable {
  /// A line of the box.
  enum Line: Equatable {
    case section(String)
    case key(KeyHint)

    var text: String {
      switch self {
      case .section(let title): title
      case .key(let hint): hint.effect
      }
    }
  }

  private(set) var lines: [Line]
  /// The first line that is seen, where there is no room for all.
  private(set) var first = 0

  /// - Parameters:
  ///   - shortcuts: Those of the app that work now.
  ///   - dividers: The axes along which keys move a line between views now.
  ///   - words: The words of the window.
  init(shortcuts: [KeyHint], dividers: [RenderAxis] = [], in words: RenderWords) {
    lines = Self.sections.flatMap { section -> [Line] in
      let keys = (section.title == .keysScreen ? dividers.map(Self.dividerKeys) : []) + section.keys
      return [.section(words[section.title])]
        + keys.map { keys, effect in .key(KeyHint(KeyName.localized(keys, in: words), words[effect])) }
    }
    guard !shortcuts.isEmpty else { return }
    lines += [.section(words[.keysShortcuts])] + shortcuts.map { .key($0) }
  }

  /// A report in lines, the first of which is its title.
  init(report: [String]) {
    lines = report.enumerated().map { $0 == 0 ? .section($1) : .key(KeyHint("", $1)) }
  }

  private struct Section {
    var title: LibraryWord
    var keys: [(keys: String, effect: LibraryWord)]
  }

  /// The keys that work wherever no view takes them.
  private static let sections = [
    Section(
      title: .keysMove,
      keys: [
        ("Tab, Shift Tab", .nextControl), ("↑ ↓ ← →", .controlThere), ("Page Up, Page Down", .scrollPage),
        ("Home, End", .scrollEnds),
      ]),
    Section(
      title: .keysUse,
      keys: [
        ("Ctrl P, :", .findCommand), ("Enter, Space", .pressOrOpen), ("Esc", .closeOrBack),
        ("Alt Enter, Menu", .moreActions), ("Ctrl O", .editText),
      ]),
    Section(title: .keysRows, keys: [("Delete", .deleteRow), ("Alt ↑, Alt ↓", .moveRow)]),
    Section(
      title: .keysScreen,
      keys: [
        ("F5, Ctrl R", .refreshKey), ("Shift Mouse", .selectText), ("Ctrl L", .drawAnew), ("Ctrl Z", .suspend),
        ("Ctrl C", .quitKey),
      ]),
  ]

  private static func dividerKeys(_ axis: RenderAxis) -> (keys: String, effect: LibraryWord) {
    (axis == .horizontal ? "Ctrl ←, Ctrl →" : "Ctrl ↑, Ctrl ↓", .moveDivider)
  }

  /// Columns of the names of keys.
  var keyColumns: Int {
    lines.map { if case .key(let hint) = $0 { ClusterWidth.columns(of: hint.keys) } else { 0 } }.max() ?? 0
  }

  /// The box, in the middle of a screen of a size.
  func frame(in size: CellSize) -> CellRect {
    let texts = lines.map { line in
      let indent = if case .key = line { keyColumns + 2 } else { 0 }
      return indent + ClusterWidth.columns(of: line.text)
    }
    let columns = min((texts.max() ?? 0) + 4, size.columns)
    let rows = min(lines.count + 2, size.rows)
    return CellRect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns, rows: rows)
  }

  func isScrollable(in size: CellSize) -> Bool { frame(in: size).rows - 2 < lines.count }

  mutating func scroll(by step: Int, in size: CellSize) {
    first = max(0, min(first + step, lines.count - (frame(in: size).rows - 2)))
  }
}

extension RenderShortcut {
  /// The names of its keys on a terminal, where Control stands in for Command, in the language of a window.
  func keys(in words: RenderWords) -> String {
    let names = [
      (command || control, KeyName.control), (option, .alt), (shift, .shift),
    ].filter(\.0).map { $0.1.legend(in: words) }
    return (names + [Self.name(of: key, in: words)]).joined(separator: " ")
  }

  /// - Parameter key: A value of `key` in UI Events, which has no spaces in names of several words.
  private static func name(of key: String, in words: RenderWords) -> String {
    switch key {
    case " ": KeyName.space.legend(in: words)
    case "Escape": KeyName.escape.legend(in: words)
    case "PageUp": KeyName.pageUp.legend(in: words)
    case "PageDown": KeyName.pageDown.legend(in: words)
    case "ArrowUp": "↑"
    case "ArrowDown": "↓"
    case "ArrowLeft": "←"
    case "ArrowRight": "→"
    default: key.count == 1 ? key.uppercased() : KeyName(rawValue: key)?.legend(in: words) ?? key
    }
  }
}
