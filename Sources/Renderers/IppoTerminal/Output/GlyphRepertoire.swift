/// The characters that a terminal has glyphs for.
enum GlyphRepertoire: Sendable {
  /// The characters of usual fonts, with other fonts for what one lacks.
  case unicode
  /// The characters of the bitmap font of xterm, `fixed`. xterm looks into no other font, and draws a box.
  case fixed
  /// The characters of ASCII, as in the locale `C`.
  case ascii

  /// A glyph, or the one in its place: of as many columns.
  func text(of glyph: Glyph) -> String {
    switch self {
    case .unicode: String(glyph.character)
    case .fixed: Self.fixedSigns[glyph.character] ?? String(glyph.character)
    case .ascii: ASCIIGlyphs.text(of: glyph)
    }
  }

  /// Signs of symbols that `fixed` (6x13, ISO 10646) lacks, and others that it has.
  static let fixedSigns: [Character: String] = [
    "⚠": "!", "✎": "∕", "✐": "∕", "⚐": "▻", "⚑": "►", "✉": "⊠", "➢": "➤", "➣": "➤", "⚒": "⊤", "⚙": "✲", "⏏": "⍙",
    "❯": ">", "⚕": "☤", "⚖": "≏", "⚛": "⊙", "⚗": "∆", "⚚": "✧",
  ]
}
