/// The text of an editor broken into lines that keep every character, so that the cursor has a place at each.
struct EditorLines {
  struct Line: Equatable {
    /// Offsets of grapheme clusters in the text, without the line end.
    var range: Range<Int>
    /// The line is continued in the next one: its end is the next one's beginning.
    var isWrapped = false
  }

  private(set) var lines: [Line] = []
  let characters: [Character]

  init(_ text: String, width: Int) {
    characters = Array(text)
    var start = 0
    var columns = 0
    var lastSpace: Int?
    for (index, character) in characters.enumerated() {
      if character.isNewline {
        lines.append(Line(range: start..<index))
        (start, columns, lastSpace) = (index + 1, 0, nil)
        continue
      }
      let glyphColumns = Glyph(character).columns
      // A space after the last word hangs over the end of the line.
      if columns + glyphColumns > width, index > start, !character.isWhitespace {
        let cut = lastSpace.map { $0 + 1 } ?? index
        lines.append(Line(range: start..<cut, isWrapped: true))
        start = cut
        columns = characters[start..<index].reduce(0) { $0 + Glyph($1).columns }
        lastSpace = nil
      }
      columns += glyphColumns
      if character.isWhitespace { lastSpace = index }
    }
    lines.append(Line(range: start..<characters.count))
  }

  /// The line and the column of a cursor before the cluster at `offset`.
  func position(of offset: Int) -> (line: Int, column: Int) {
    let index =
      lines.firstIndex { offset < $0.range.upperBound || offset == $0.range.upperBound && !$0.isWrapped }
      ?? lines.count - 1
    let line = lines[index]
    let end = min(max(offset, line.range.lowerBound), line.range.upperBound)
    return (index, characters[line.range.lowerBound..<end].reduce(0) { $0 + Glyph($1).columns })
  }

  /// The offset of the cluster nearest to a column of a line.
  func offset(line index: Int, column: Int) -> Int {
    guard let line = lines.indices.contains(index) ? lines[index] : nil else { return index < 0 ? 0 : characters.count }
    var columns = 0
    for offset in line.range {
      let next = columns + Glyph(characters[offset]).columns
      if column < next { return offset }
      columns = next
    }
    return line.isWrapped ? max(line.range.lowerBound, line.range.upperBound - 1) : line.range.upperBound
  }
}
