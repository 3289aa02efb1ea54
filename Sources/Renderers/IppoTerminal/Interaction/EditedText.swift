import IppoRender

/// A text being edited: its value, and a cursor between grapheme clusters.
///
/// Keys are those of macOS and of readline: Control-A, E, B, F, D, H, K, U, W, Y; Option-B, F, D, Backspace, arrows.
struct EditedText: Equatable, Sendable {
  private(set) var text: String
  /// Clusters before the cursor.
  private(set) var cursor: Int
  let isMultiline: Bool
  /// The last cut text, for Control-Y.
  private var cut = ""
  /// The column that moving up and down aims for.
  private var goalColumn: Int?
  /// The number of the app's last change of the text, and the change.
  private(set) var revision: Int
  private(set) var change: TextEdit?

  init(text: String, isMultiline: Bool, revision: Int = 0, change: TextEdit? = nil) {
    self.text = text
    self.isMultiline = isMultiline
    self.revision = revision
    self.change = change
    cursor = text.count
  }

  // MARK: The app's side

  /// Adopts the app's text. The cursor stays at the position of the person's next insertion.
  ///
  /// - Parameter change: The app's change of the displayed text; `nil` if unknown.
  mutating func adopt(_ value: String, revision: Int = 0, change: TextEdit? = nil) {
    self.revision = revision
    guard !value.hasSameUnits(as: text) else { return }
    let caret = caret
    let known = (change?.fitted(to: text)).flatMap { $0.applied(to: text).hasSameUnits(as: value) ? $0 : nil }
    let edit = known ?? TextEdit.alignment(from: text, to: value, caret: caret)
    text = value
    cursor = clusters(before: edit.caret(caret))
    goalColumn = nil
  }

  /// The person's edit since an earlier text.
  func edit(since before: EditedText) -> RenderTextEdit {
    RenderTextEdit(
      TextEdit.difference(from: before.text, to: text, caret: caret), caret: caret, revision: before.revision,
      length: before.text.utf16.count)
  }

  /// The cursor position in UTF-16 code units.
  private var caret: Int { text[..<index(cursor)].utf16.count }

  /// The number of clusters before a position in UTF-16 code units, including a cluster around the position.
  private func clusters(before caret: Int) -> Int {
    var units = 0
    return text.prefix { character in
      defer { units += character.utf16.count }
      return units < caret
    }.count
  }

  /// Restores text that was being typed in another process, ahead of the app's value.
  mutating func restore(_ typed: String, caret: Int) {
    text = typed
    cursor = min(max(0, caret), typed.count)
  }

  // MARK: Changes

  mutating func insert(_ string: String) {
    let string = fitted(string)
    let start = index(cursor)
    let end = text[..<start].unicodeScalars.count + string.unicodeScalars.count
    text.insert(contentsOf: string, at: start)
    // Counted anew: what was inserted may have joined the cluster before it or after it.
    var scalars = 0
    cursor =
      text.prefix { character in
        defer { scalars += character.unicodeScalars.count }
        return scalars < end
      }.count
    goalColumn = nil
  }

  /// A text for a field: in a single line, line ends are spaces, and those at the end are left out. A line that is copied
  /// whole has one.
  private func fitted(_ string: String) -> String {
    guard !isMultiline else { return string }
    let end = string.lastIndex { !$0.isNewline }.map(string.index(after:)) ?? string.startIndex
    return String(string[..<end].map { $0.isNewline ? " " : $0 })
  }

  /// Takes a whole text, with the cursor at its end.
  mutating func replace(with string: String) {
    text = fitted(string)
    moveCursor(to: text.count)
  }

  private mutating func remove(_ range: Range<Int>, keeping: Bool = false) {
    guard !range.isEmpty else { return }
    let bounds = index(range.lowerBound)..<index(range.upperBound)
    if keeping { cut = String(text[bounds]) }
    text.removeSubrange(bounds)
    cursor = min(range.lowerBound, text.count)
    goalColumn = nil
  }

  mutating func moveCursor(to offset: Int) {
    cursor = min(max(0, offset), text.count)
    goalColumn = nil
  }

  // MARK: Keys

  /// Does what a key asks for.
  ///
  /// - Parameters:
  ///   - width: Columns of a line, for moving up and down.
  ///   - rows: The visible lines, for moving by pages.
  /// - Returns: Whether the key was one of editing; moving past an end is not, so that focus can move on.
  mutating func handle(_ press: TerminalKeyPress, width: Int, rows: Int = 1) -> Bool {
    // Without a selection, Shift changes nothing about where keys move.
    switch (press.key, press.key.moves ? press.modifiers.subtracting(.shift) : press.modifiers) {
    case (.character(let character), []), (.character(let character), .shift): insert(String(character))
    case (.backspace, []), (.backspace, .shift), (.character("h"), .control): remove(max(0, cursor - 1)..<cursor)
    case (.delete, []), (.character("d"), .control): remove(cursor..<min(cursor + 1, text.count))
    case (.backspace, .option), (.backspace, .control), (.character("w"), .control):
      remove(wordStart..<cursor, keeping: true)
    case (.delete, .option), (.delete, .control), (.character("d"), .option): remove(cursor..<wordEnd, keeping: true)
    case (.character("k"), .control): remove(cursor..<lineEnd, keeping: true)
    case (.character("u"), .control): remove(lineStart..<cursor, keeping: true)
    case (.character("y"), .control): insert(cut)
    case (.left, .option), (.left, .control), (.character("b"), .option): moveCursor(to: wordStart)
    case (.right, .option), (.right, .control), (.character("f"), .option): moveCursor(to: wordEnd)
    case (.left, []), (.character("b"), .control):
      guard cursor > 0 else { return false }
      moveCursor(to: cursor - 1)
    case (.right, []), (.character("f"), .control):
      guard cursor < text.count else { return false }
      moveCursor(to: cursor + 1)
    case (.home, .control): moveCursor(to: 0)
    case (.end, .control): moveCursor(to: text.count)
    case (.home, []), (.character("a"), .control): moveCursor(to: lineStart)
    case (.end, []), (.character("e"), .control): moveCursor(to: lineEnd)
    case (.up, []) where isMultiline: return moveLine(-1, width: width)
    case (.down, []) where isMultiline: return moveLine(1, width: width)
    case (.pageUp, []) where isMultiline: return moveLine(-max(1, rows - 1), width: width)
    case (.pageDown, []) where isMultiline: return moveLine(max(1, rows - 1), width: width)
    case (.enter, _) where isMultiline: insert("\n")
    default: return false
    }
    return true
  }

  private mutating func moveLine(_ step: Int, width: Int) -> Bool {
    let lines = EditorLines(text, width: width)
    let place = lines.position(of: cursor)
    let target = min(max(0, place.line + step), lines.lines.count - 1)
    guard target != place.line else { return false }
    let goal = goalColumn ?? place.column
    cursor = lines.offset(line: target, column: goal)
    goalColumn = goal
    return true
  }

  // MARK: Places

  private func index(_ offset: Int) -> String.Index { text.index(text.startIndex, offsetBy: offset) }

  private var lineStart: Int {
    guard isMultiline else { return 0 }
    let characters = Array(text)
    return (characters[..<cursor].lastIndex { $0.isNewline }).map { $0 + 1 } ?? 0
  }

  private var lineEnd: Int {
    guard isMultiline else { return text.count }
    let characters = Array(text)
    return characters[cursor...].firstIndex { $0.isNewline } ?? characters.count
  }

  private var wordStart: Int {
    let characters = Array(text)
    var offset = cursor
    while offset > 0, !Self.isWord(characters[offset - 1]) { offset -= 1 }
    while offset > 0, Self.isWord(characters[offset - 1]) { offset -= 1 }
    return offset
  }

  private var wordEnd: Int {
    let characters = Array(text)
    var offset = cursor
    while offset < characters.count, !Self.isWord(characters[offset]) { offset += 1 }
    while offset < characters.count, Self.isWord(characters[offset]) { offset += 1 }
    return offset
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}

extension TerminalKeyPress.Key {
  /// Whether the key moves a cursor.
  fileprivate var moves: Bool {
    switch self {
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown: true
    case .character, .enter, .tab, .escape, .backspace, .delete, .insert, .function: false
    }
  }
}
