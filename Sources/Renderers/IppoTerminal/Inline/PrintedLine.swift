/// A line above the picture of an inline program: pieces of text, each with its style.
struct PrintedLine: Equatable, Sendable {
  /// Characters of one style.
  struct Piece: Equatable, Sendable {
    var text: String
    var style: CellStyle
  }

  private(set) var pieces: [Piece] = []

  /// The first row of a screen, in colours that the terminal has.
  init(_ screen: CellBuffer, _ pairing: inout ColorPairing) {
    for column in 0..<screen.size.columns {
      let cell = screen[0, column]
      guard !cell.isContinuation else { continue }
      let style = pairing.style(cell.style, for: ColorPairing.Kind(cell.glyph))
      if pieces.last?.style == style {
        pieces[pieces.count - 1].text.append(cell.glyph.character)
      } else {
        pieces.append(Piece(text: String(cell.glyph.character), style: style))
      }
    }
  }
}
