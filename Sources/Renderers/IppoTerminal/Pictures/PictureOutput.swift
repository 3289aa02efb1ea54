/// Brings the pictures of a terminal from what it shows to what it should show.
///
/// Text comes first and erases sixel graphics and inline images in its cells. A picture is then drawn where it is new,
/// where it has moved, and where text was written over it. Commands tell kitty which placements are new, have moved, or
/// are gone.
struct PictureOutput: Sendable {
  /// A screen whose cells are blank under pictures that the terminal draws.
  struct Frame {
    var screen: CellBuffer
    var placements: [PicturePlacement]
  }

  private struct Key: Hashable {
    let picture: Int
    let placement: Int
  }

  /// The most pixels of pictures that kitty keeps for later, without a placement.
  private static let keptPixels = 1 << 24

  /// The placements that the terminal shows.
  private(set) var shown: [PicturePlacement] = []
  /// The placements of kitty.
  private var keyed: [Key: PicturePlacement] = [:]
  /// The pictures that kitty has, and the frames that showed them last.
  private var transmitted: [Int: (pixels: Int, frame: Int)] = [:]
  private var frame = 0

  /// Whether the terminal neither shows nor holds a picture.
  var isEmpty: Bool { shown.isEmpty && transmitted.isEmpty }

  /// Forgets what the terminal shows: its screen was cleared.
  ///
  /// - Returns: The commands that free the pictures.
  mutating func forget() -> String {
    let output = farewell
    self = PictureOutput()
    return output
  }

  /// The commands that free the pictures of kitty.
  var farewell: String { transmitted.keys.sorted().map(KittyGraphics.release).joined() }

  /// Decides which pictures the terminal draws. Others are represented by what stands in their cells.
  func frame(of back: CellBuffer) -> Frame {
    // iTerm2 does not crop, and an image in the last row may scroll the screen.
    let placements = back.placements.filter { placement in
      guard case .inline = placement.place.rendition.content else { return true }
      return placement.isWhole && placement.rect.maxRow < back.size.rows
    }
    var screen = back
    screen.blank(placements)
    return Frame(screen: screen, placements: placements)
  }

  /// The parts of the screen that can look different because of pictures.
  func changes(to placements: [PicturePlacement]) -> [CellRect] {
    Set(placements).symmetricDifference(shown).map(\.rect)
  }

  /// The bytes after the text of a frame.
  ///
  /// - Parameters:
  ///   - placements: The pictures to show.
  ///   - rewritten: Pictures in whose cells text was written.
  ///   - size: Of the screen.
  mutating func bytes(for placements: [PicturePlacement], rewritten: Set<PicturePlace>, size: CellSize) -> String {
    frame += 1
    var output = placeInKitty(placements)
    let known = Set(shown)
    for placement in placements where rewritten.contains(placement.place) || !known.contains(placement) {
      output += drawing(placement, size)
    }
    shown = placements
    return output
  }

  // MARK: Drawn into cells

  private func drawing(_ placement: PicturePlacement, _ size: CellSize) -> String {
    switch placement.place.rendition.content {
    case .kitty, .blocks: return ""
    case .inline(let sequence): return move(to: placement.rect.origin) + sequence
    case .sixel(let picture):
      let columns = placement.columns(of: picture.width)
      var rows = placement.rows(of: picture.height)
      // A band of six pixels that goes on below the screen would scroll it.
      if placement.rect.maxRow == size.rows { rows = rows.lowerBound..<rows.upperBound - rows.count % 6 }
      guard !rows.isEmpty else { return "" }
      return move(to: placement.rect.origin) + SixelEncoder.sequence(picture, columns: columns, rows: rows)
    }
  }

  private func move(to point: CellPoint) -> String { "\u{1B}[\(point.row + 1);\(point.column + 1)H" }

  // MARK: Placed by kitty

  private mutating func placeInKitty(_ placements: [PicturePlacement]) -> String {
    var output = ""
    var next: [Key: PicturePlacement] = [:]
    var counts: [PicturePlace: Int] = [:]
    for placement in placements {
      guard case .kitty(let transmission, let width, let height) = placement.place.rendition.content else { continue }
      let number = placement.place.rendition.number
      let index = counts[placement.place, default: 0]
      counts[placement.place] = index + 1
      let key = Key(picture: number, placement: placement.place.number << 4 | index + 1)
      if transmitted[number] == nil { output += transmission }
      transmitted[number] = (width * height, frame)
      next[key] = placement
      guard keyed[key] != placement else { continue }
      output += move(to: placement.rect.origin)
      output += KittyGraphics.placing(
        number, placement: key.placement, size: placement.rect.size, columns: placement.columns(of: width),
        rows: placement.rows(of: height))
    }
    let gone = keyed.keys.filter { next[$0] == nil }.sorted { ($0.picture, $0.placement) < ($1.picture, $1.placement) }
    output = gone.map { KittyGraphics.removal(of: $0.picture, placement: $0.placement) }.joined() + output
    keyed = next
    return output + releaseUnused()
  }

  /// Frees the pictures that were shown least recently, beyond a limit.
  private mutating func releaseUnused() -> String {
    var unused = transmitted.filter { $0.value.frame != frame }
    var pixels = unused.values.reduce(0) { $0 + $1.pixels }
    var output = ""
    while pixels > Self.keptPixels,
      let oldest = unused.min(by: { ($0.value.frame, $0.key) < ($1.value.frame, $1.key) })
    {
      unused[oldest.key] = nil
      transmitted[oldest.key] = nil
      pixels -= oldest.value.pixels
      output += KittyGraphics.release(of: oldest.key)
    }
    return output
  }
}

extension CellBuffer {
  /// Empties the cells of pictures that the terminal draws; the cells of others become text.
  fileprivate mutating func blank(_ placements: [PicturePlacement]) {
    let drawn = Set(placements.map(\.place))
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        guard let tile = self[row, column].tile else { continue }
        guard drawn.contains(tile.place) else {
          setTile(nil, row: row, column: column)
          continue
        }
        let style = self[row, column].style
        let isBlock = ColorPairing.Kind(self[row, column].glyph).isBlock
        put(.space, style: isBlock ? .plain : CellStyle(background: style.background), row: row, column: column)
        setTile(tile, row: row, column: column)
      }
    }
  }
}
