import IppoRender

/// The line under the screen that says which keys do something now.
struct KeyLine: Equatable {
  /// Columns between two hints.
  static let gap = 2
  /// Screens with fewer rows have no such line: the app needs them more.
  static let leastRows = 10

  private(set) var hints: [KeyHint]

  /// - Parameters:
  ///   - hints: The least important first: these are left out where there is no room.
  ///   - width: Columns of the screen.
  init(_ hints: [KeyHint], width: Int) {
    var hints = hints[...]
    while !hints.isEmpty, Self.columns(hints) + 2 > width { hints.removeFirst() }
    self.hints = Array(hints)
  }

  /// A title and a text, such as a URL for the person to copy or to click, as far as there is room.
  init(_ title: String, _ text: String, width: Int) {
    let title = Self.cut(title, to: width - 3)
    hints = [KeyHint(title, Self.cut(text, to: width - 2 - KeyHint(title, "").columns))]
  }

  /// The state of a remote, and its keys as far as there is room.
  init(_ line: TerminalRemoteLine, width: Int) {
    let title = Self.cut(line.state.title, to: width - 3)
    let room = max(width / 2, 1) - KeyHint(title, "").columns
    hints = [KeyHint(title, Self.cut(line.state.detail, to: room))]
    for (keys, effect) in line.keys {
      let hint = KeyHint(keys, effect)
      guard Self.columns(hints + [hint]) + 2 <= width else { break }
      hints.append(hint)
    }
  }

  /// The text on one line, and its beginning with an ellipsis where it is wider than the room.
  private static func cut(_ text: String, to room: Int) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return ClusterWidth.columns(of: line) <= room ? line : String(line.prefix(max(0, room - 1))) + "…"
  }

  private static func columns(_ hints: some Collection<KeyHint>) -> Int {
    hints.reduce(gap * (hints.count - 1)) { $0 + $1.columns }
  }

  /// The hints, and the columns they stand in.
  var parts: [(hint: KeyHint, columns: Range<Int>)] {
    var column = 1
    return hints.map { hint in
      defer { column += hint.columns + Self.gap }
      return (hint, column..<column + hint.columns)
    }
  }
}
