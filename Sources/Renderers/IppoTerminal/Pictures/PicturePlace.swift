/// The cells that a view fills with a picture, as far as it is seen.
final class PicturePlace: Hashable, Sendable {
  let rendition: PictureRendition
  /// The cells of the whole picture.
  let size: CellSize
  /// A number that no other place of the terminal has.
  let number: Int

  init(_ rendition: PictureRendition, size: CellSize, number: Int) {
    self.rendition = rendition
    self.size = size
    self.number = number
  }

  static func == (lhs: PicturePlace, rhs: PicturePlace) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The part of a picture in one cell.
struct PictureTile: Hashable, Sendable {
  let place: PicturePlace
  let column: Int
  let row: Int
}

/// A rectangle of the screen that shows a part of a picture.
struct PicturePlacement: Hashable, Sendable {
  let place: PicturePlace
  /// On the screen.
  var rect: CellRect
  /// The top left cell of the part, within the picture.
  let origin: CellPoint

  /// Whether the whole picture is shown.
  var isWhole: Bool { rect.size == place.size }

  /// The columns of a picture of so many pixels that the part has; at least one.
  func columns(of width: Int) -> Range<Int> {
    Self.part(origin.column..<origin.column + rect.columns, of: place.size.columns, width)
  }

  /// The rows of a picture of so many pixels that the part has; at least one.
  func rows(of height: Int) -> Range<Int> {
    Self.part(origin.row..<origin.row + rect.rows, of: place.size.rows, height)
  }

  private static func part(_ cells: Range<Int>, of count: Int, _ pixels: Int) -> Range<Int> {
    let start = min(cells.lowerBound * pixels / count, pixels - 1)
    return start..<max(start + 1, cells.upperBound * pixels / count)
  }
}

extension CellBuffer {
  /// The largest number of rectangles that the visible part of a picture may be divided into.
  private static let mostParts = 12

  /// The pictures on the screen, without those of which too many parts are covered.
  var placements: [PicturePlacement] {
    var done: [PicturePlacement] = []
    // The parts of the row above, by their first columns.
    var open: [Int: PicturePlacement] = [:]
    for row in 0..<size.rows {
      var next: [Int: PicturePlacement] = [:]
      for run in runs(row: row) {
        let above = open[run.rect.column]
        if var above, above.place === run.place, above.rect.columns == run.rect.columns,
          above.origin.column == run.origin.column, above.origin.row + above.rect.rows == run.origin.row
        {
          open[run.rect.column] = nil
          above.rect.rows += 1
          next[run.rect.column] = above
        } else {
          next[run.rect.column] = run
        }
      }
      done += open.values
      open = next
    }
    done += open.values
    let counts = Dictionary(done.map { ($0.place, 1) }, uniquingKeysWith: +)
    return done.filter { counts[$0.place, default: 0] <= Self.mostParts }
      .sorted { ($0.rect.row, $0.rect.column) < ($1.rect.row, $1.rect.column) }
  }

  private func runs(row: Int) -> [PicturePlacement] {
    var runs: [PicturePlacement] = []
    for (column, cell) in self.row(row).enumerated() {
      guard let tile = cell.tile else { continue }
      if let last = runs.last, last.place === tile.place, last.rect.maxColumn == column, last.origin.row == tile.row,
        last.origin.column + last.rect.columns == tile.column
      {
        runs[runs.count - 1].rect.columns += 1
      } else {
        runs.append(
          PicturePlacement(
            place: tile.place, rect: CellRect(column: column, row: row, columns: 1, rows: 1),
            origin: CellPoint(column: tile.column, row: tile.row)))
      }
    }
    return runs
  }
}
