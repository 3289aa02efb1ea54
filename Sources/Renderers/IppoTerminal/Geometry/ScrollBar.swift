/// The last column of a region that scrolls, in which a thumb stands for the visible part of the content.
struct ScrollBar: Equatable {
  let track: CellRect
  /// The rows of the thumb.
  let length: Int
  /// The first row of the thumb, from the top of the track.
  let start: Int
  private let maximum: Int

  /// - Parameter rect: The region on the screen.
  /// - Returns: `nil` if all of the content is visible.
  init?(_ scroll: ScrollPosition, in rect: CellRect) {
    guard scroll.maximum.row > 0, rect.rows > 1, rect.columns > 1 else { return nil }
    track = CellRect(column: rect.maxColumn - 1, row: rect.row, columns: 1, rows: rect.rows)
    length = max(1, rect.rows * rect.rows / max(1, scroll.content.rows))
    maximum = scroll.maximum.row
    start = (rect.rows - length) * scroll.offset.row / maximum
  }

  /// Where a press at a row of the screen holds the thumb, from its first row: in the middle if the press is beside it.
  func grip(at row: Int) -> Int {
    let place = row - track.row - start
    return (0..<length).contains(place) ? place : length / 2
  }

  /// The first row of the content that is visible when the thumb is held at a row of the screen.
  func offset(for grip: Int, at row: Int) -> Int {
    let room = track.rows - length
    guard room > 0 else { return 0 }
    let start = min(max(0, row - track.row - grip), room)
    // The least offset that shows the thumb there.
    return (start * maximum + room - 1) / room
  }
}
