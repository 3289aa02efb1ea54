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

  /// A URL, for the person to copy it or to click on it, as far as there is room.
  init(url: String, in words: RenderWords, width: Int) {
    let open = words.terminal(.openURL)
    let room = width - 2 - KeyHint(open, "").columns
    hints = [KeyHint(open, ClusterWidth.columns(of: url) <= room ? url : String(url.prefix(max(0, room - 1))) + "…")]
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
