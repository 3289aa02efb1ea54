/// A picture as a terminal takes it: prepared once, off the main actor, for one way of showing it and one size.
final class PictureRendition: Sendable {
  /// The properties that a rendition depends on.
  struct Form: Hashable, Sendable {
    var method: TerminalPictures
    /// The cells to fill.
    var size: CellSize
    /// A cell in pixels.
    var cell: CellSize
    /// The number of colours of sixel graphics.
    var colors: Int
    /// The colour behind half blocks.
    var background: RGB
  }

  enum Content: Sendable {
    case blocks
    case sixel(IndexedPicture)
    case inline(sequence: String)
    /// - Parameters:
    ///   - transmission: The commands that give the picture to the terminal.
    ///   - width: Of the transmitted picture, in pixels.
    ///   - height: Of the transmitted picture, in pixels.
    case kitty(transmission: String, width: Int, height: Int)
  }

  /// The number by which kitty knows the picture.
  let number: Int
  let content: Content
  /// The half blocks that stand for the picture, or for an inline image of which a part is covered.
  let blocks: BlockPicture?

  /// The most cells that a picture fills, seen or not.
  private static let mostCells = 1 << 20

  private init(_ content: Content, number: Int, blocks: BlockPicture? = nil) {
    self.content = content
    self.number = number
    self.blocks = blocks
  }

  /// Whether kitty gets the file, whatever the size on the screen. The pixels of a large file are fewer bytes.
  static func sendsFile(_ picture: TerminalPicture) -> Bool {
    picture.mediaType == "image/png" && (picture.bytes.count <= 1 << 18 || !PictureDecoder.decodes(picture.mediaType))
  }

  /// Prepares a picture.
  ///
  /// - Parameter number: A number that no other rendition of the terminal has.
  static func make(_ picture: TerminalPicture, _ form: Form, number: Int) throws(TerminalPictureError)
    -> PictureRendition
  {
    let width = form.size.columns * form.cell.columns
    let height = form.size.rows * form.cell.rows
    guard form.size.columns * form.size.rows <= mostCells,
      form.method != .sixel || width * height <= TerminalPicture.pixelLimit
    else { throw .tooManyPixels(width: width, height: height) }
    switch form.method {
    case .none: throw .noDecoder(mediaType: picture.mediaType)
    case .blocks:
      let pixels = try PictureDecoder.pixels(of: picture, width: form.size.columns, height: form.size.rows * 2)
      return PictureRendition(
        .blocks, number: number, blocks: BlockPicture(pixels, size: form.size, background: form.background))
    case .sixel:
      let pixels = try PictureDecoder.pixels(of: picture, width: width, height: height)
      return PictureRendition(
        .sixel(IndexedPicture(pixels.scaled(width: width, height: height), colors: form.colors)), number: number)
    case .iterm:
      guard InlineImage.takes(picture.mediaType) else { throw .noDecoder(mediaType: picture.mediaType) }
      let pixels =
        PictureDecoder.decodes(picture.mediaType)
        ? try PictureDecoder.pixels(of: picture, width: form.size.columns, height: form.size.rows * 2) : nil
      return PictureRendition(
        .inline(sequence: InlineImage.sequence(picture.bytes, size: form.size)), number: number,
        blocks: pixels.map { BlockPicture($0, size: form.size, background: form.background) })
    case .kitty:
      if sendsFile(picture) {
        return PictureRendition(
          .kitty(
            transmission: KittyGraphics.transmission(png: picture.bytes, number: number), width: picture.width,
            height: picture.height),
          number: number)
      }
      var pixels = try PictureDecoder.pixels(of: picture, width: width, height: height)
      if pixels.width > width || pixels.height > height {
        pixels = pixels.scaled(width: min(width, pixels.width), height: min(height, pixels.height))
      }
      return PictureRendition(
        .kitty(
          transmission: KittyGraphics.transmission(pixels, number: number), width: pixels.width, height: pixels.height),
        number: number)
    }
  }
}
