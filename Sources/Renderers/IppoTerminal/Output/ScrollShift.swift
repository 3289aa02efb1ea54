/// Rows of a screen that are the same as before, but further up or down.
struct ScrollShift: Equatable {
  /// The rows that the terminal scrolls. Those that come in at the end are blank.
  var rows: Range<Int>
  /// The number of rows that the content moves up; negative for down.
  var distance: Int

  /// The likeliest shift between two screens, or `nil` without one.
  ///
  /// Parts of rows that are found elsewhere vote for the distance. The rows are those with the largest gain in cells.
  ///
  /// - Parameters:
  ///   - front: What the terminal shows.
  ///   - back: What the terminal should show, of the same size.
  ///   - damage: Where the two can differ.
  init?(from front: CellBuffer, to back: CellBuffer, damage: Damage) {
    guard let distance = Self.distance(from: front, to: back, damage: damage),
      let moved = Self.moved(by: distance, from: front, to: back)
    else { return nil }
    self.distance = distance
    rows =
      distance > 0 ? moved.lowerBound..<moved.upperBound + distance : moved.lowerBound + distance..<moved.upperBound
  }

  /// The columns of a part of a row: a scroll bar beside a text is in another part than the text.
  private static let part = 8
  /// Parts in more rows than this, such as lines between rows, say nothing about the distance.
  private static let mostPlaces = 3

  private struct Part: Hashable {
    var column: Int
    var cells: ArraySlice<Cell>
  }

  private static func distance(from front: CellBuffer, to back: CellBuffer, damage: Damage) -> Int? {
    let rows = (0..<back.size.rows).filter { !damage.span(row: $0).isEmpty }
    var places: [Part: [Int]] = [:]
    for row in rows {
      for part in parts(of: front, row: row) { places[part, default: []].append(row) }
    }
    var votes: [Int: Int] = [:]
    for row in rows {
      for part in parts(of: back, row: row) {
        guard let found = places[part], found.count <= mostPlaces, !found.contains(row) else { continue }
        for place in found { votes[place - row, default: 0] += 1 }
      }
    }
    // The shorter distance of two with the same number of votes, so that equal screens have equal results.
    return votes.max { ($0.value, -abs($0.key), $0.key) < ($1.value, -abs($1.key), $1.key) }?.key
  }

  private static func parts(of buffer: CellBuffer, row: Int) -> [Part] {
    let cells = buffer.row(row)
    return stride(from: 0, to: buffer.size.columns, by: part).compactMap { column in
      let start = cells.startIndex + column
      let slice = cells[start..<min(start + part, cells.endIndex)]
      return slice.allSatisfy(\.isBlank) ? nil : Part(column: column, cells: slice)
    }
  }

  /// The rows of the new screen that scrolling brings about, at the largest gain: fewer cells to write.
  private static func moved(by distance: Int, from front: CellBuffer, to back: CellBuffer) -> Range<Int>? {
    let rows = max(0, -distance)..<back.size.rows - max(0, distance)
    var best: (gain: Int, rows: Range<Int>)?
    var (sum, start) = (0, rows.lowerBound)
    for row in rows {
      if sum <= 0 { (sum, start) = (0, row) }
      sum += differences(back, row, front, row) - differences(back, row, front, row + distance)
      if sum > best?.gain ?? 0 { best = (sum, start..<row + 1) }
    }
    return best?.rows
  }

  private static func differences(_ back: CellBuffer, _ row: Int, _ front: CellBuffer, _ other: Int) -> Int {
    var count = 0
    for (cell, old) in zip(back.row(row), front.row(other)) where !cell.looks(like: old) { count += 1 }
    return count
  }
}
