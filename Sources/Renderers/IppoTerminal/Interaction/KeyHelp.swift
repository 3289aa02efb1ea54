import IppoRender

/// All keys, in a box over the screen. It belongs to the renderer alone.
struct KeyHelp: Equatable {
  private(set) var hints: [KeyHint]
  /// The first line that is seen, where there is no room for all.
  private(set) var first = 0

  /// - Parameter shortcuts: Those of the app that work now.
  init(shortcuts: [KeyHint]) { hints = Self.keys + shortcuts }

  /// What works wherever no view takes the key.
  private static let keys = [
    KeyHint("Tab, Shift Tab", "next, previous control"),
    KeyHint("↑ ↓ ← →", "the control there; change a value"),
    KeyHint("Enter, Space", "press, open a menu"),
    KeyHint("Esc", "close, go back"),
    KeyHint("Alt Enter, Menu", "more: context menu, actions of a row"),
    KeyHint("Delete", "delete the row"),
    KeyHint("Alt ↑, Alt ↓", "move the row"),
    KeyHint("Page Up, Page Down", "scroll by a page"),
    KeyHint("Home, End", "scroll to the beginning, the end"),
    KeyHint("F5, Ctrl R", "refresh"),
    KeyHint("Shift Mouse", "select text, as the terminal does"),
    KeyHint("Ctrl L", "draw the screen anew"),
    KeyHint("Ctrl Z", "suspend"),
    KeyHint("Ctrl C", "quit"),
  ]

  /// Columns of the names of keys.
  var keyColumns: Int { hints.map { ClusterWidth.columns(of: $0.keys) }.max() ?? 0 }

  /// The box, in the middle of a screen of a size.
  func frame(in size: CellSize) -> CellRect {
    let effects = hints.map { ClusterWidth.columns(of: $0.effect) }.max() ?? 0
    let columns = min(keyColumns + 2 + effects + 4, size.columns)
    let rows = min(hints.count + 2, size.rows)
    return CellRect(
      column: (size.columns - columns) / 2, row: (size.rows - rows) / 2, columns: columns, rows: rows)
  }

  func isScrollable(in size: CellSize) -> Bool { frame(in: size).rows - 2 < hints.count }

  mutating func scroll(by step: Int, in size: CellSize) {
    first = max(0, min(first + step, hints.count - (frame(in: size).rows - 2)))
  }
}

extension RenderShortcut {
  /// The names of its keys on a terminal, where Control stands in for Command.
  var keys: String {
    let names = [
      (command || control, "Ctrl"), (option, "Alt"), (shift, "Shift"),
    ].filter(\.0).map(\.1)
    let name = key.count == 1 ? key.uppercased() : key.replacing("Arrow", with: "")
    return (names + [name == " " ? "Space" : name]).joined(separator: " ")
  }
}
