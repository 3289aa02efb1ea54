/// Cells without a visible glyph, which show only a background.
extension CellStyle {
  /// The style as far as a blank shows it: without the text colour and without attributes of letters.
  var ofBlank: CellStyle {
    guard attributes.isDisjoint(with: Self.linesOfBlanks) else { return self }
    var style = self
    style.foreground = .standard
    style.attributes = []
    return style
  }

  /// Whether a blank that is written in this style looks like a blank in the other one.
  func covers(blank style: CellStyle) -> Bool { ofBlank == style.ofBlank }

  /// The attributes that a blank shows, and whose colour is the text colour.
  private static let linesOfBlanks: CellAttributes = [.underline, .reverse, .strikethrough]
}

extension Cell {
  /// Whether the cell shows only its background, and lines if its style has any.
  var isBlank: Bool { glyph == .space }

  /// Whether a person sees no difference between the cells.
  func looks(like other: Cell) -> Bool {
    self == other || isBlank && other.isBlank && tile == other.tile && style.covers(blank: other.style)
  }
}
