/// A picture in half blocks: two pixels in each cell, one above the other.
struct BlockPicture: Equatable, Sendable {
  /// The colours of a cell; `nil` for what is behind the picture.
  struct Block: Equatable, Sendable {
    var top: RGB?
    var bottom: RGB?
  }

  let size: CellSize
  private let blocks: [Block]

  /// - Parameters:
  ///   - picture: In any size.
  ///   - size: The cells to fill.
  ///   - background: The colour behind pixels that can be seen through.
  init(_ picture: PixelImage, size: CellSize, background: RGB) {
    self.size = size
    let picture = picture.scaled(width: size.columns, height: size.rows * 2)
    func color(_ x: Int, _ y: Int) -> RGB? {
      let (color, alpha) = picture.pixel(x, y)
      // What can hardly be seen keeps the terminal's own background.
      return alpha < 16 ? nil : color.over(background, alpha: Double(alpha) / 255)
    }
    blocks = (0..<size.rows).flatMap { row in
      (0..<size.columns).map { Block(top: color($0, row * 2), bottom: color($0, row * 2 + 1)) }
    }
  }

  subscript(column: Int, row: Int) -> Block { blocks[row * size.columns + column] }
}

extension BlockPicture.Block {
  private static let upper = Glyph("▀")
  private static let lower = Glyph("▄")

  /// The glyph and its colours; `nil` for the background that the cell has.
  var cell: (glyph: Glyph, foreground: RGB?, background: RGB?) {
    switch (top, bottom) {
    case (nil, nil): (.space, nil, nil)
    case (let top?, nil): (Self.upper, top, nil)
    case (nil, let bottom?): (Self.lower, bottom, nil)
    case (let top?, let bottom?): top == bottom ? (.space, nil, top) : (Self.upper, top, bottom)
    }
  }
}
