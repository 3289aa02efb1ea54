import IppoRender

/// A paragraph as glyphs with the index of their run, for wrapping and painting.
struct PreparedText {
  struct Item: Hashable {
    var glyph: Glyph
    /// The index of the run in the ``RenderText``.
    var run: Int
    var isSpace: Bool
    var isLineEnd: Bool
    /// Whether a line may begin here, even without a space before it: East Asian text (UAX #14, class ID).
    var canBreakBefore: Bool
  }

  var items: [Item] = []

  init(_ text: RenderText) {
    for (index, run) in text.runs.enumerated() {
      append(run.symbol.map { SymbolGlyphs.text(for: $0) } ?? run.text, run: index)
    }
  }

  /// One run of plain text.
  init(_ text: String) { append(text, run: 0) }

  private mutating func append(_ text: String, run: Int) {
    for character in text {
      if character.isNewline {
        items.append(Item(glyph: .space, run: run, isSpace: true, isLineEnd: true, canBreakBefore: false))
        continue
      }
      if character == "\t" {
        // A tab is as wide as four spaces, wherever it stands.
        let space = Item(glyph: .space, run: run, isSpace: true, isLineEnd: false, canBreakBefore: false)
        items.append(contentsOf: repeatElement(space, count: 4))
        continue
      }
      let glyph = Glyph(character)
      guard glyph.columns > 0 else { continue }
      let isNoBreakSpace = character == "\u{A0}" || character == "\u{202F}"
      let isSpace = character.isWhitespace && !isNoBreakSpace
      let previousIsWide = items.last.map { $0.glyph.columns == 2 && !$0.isSpace } ?? false
      items.append(
        Item(
          glyph: isNoBreakSpace || isSpace && glyph.columns == 1 ? .space : glyph, run: run, isSpace: isSpace,
          isLineEnd: false,
          canBreakBefore: (glyph.columns == 2 || previousIsWide) && !Self.mayNotBegin(character)
            && !(items.last.map { Self.mayNotEnd($0.glyph.character) } ?? false)))
    }
  }

  /// Closing punctuation and small kana, which do not begin a line (kinsoku shori, JIS X 4051).
  private static func mayNotBegin(_ character: Character) -> Bool {
    "、。，．・：；？！）］｝」』】〉》〕ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々〜!?),.:;]}".contains(character)
  }

  /// Opening brackets, which do not end a line.
  private static func mayNotEnd(_ character: Character) -> Bool { "（［｛「『【〈《〔([{".contains(character) }
}

/// One line of a paragraph: its items, and its width in columns.
struct TextLine: Hashable {
  var items: [PreparedText.Item]
  var columns: Int
}

extension TextLine {
  /// All of a text on one line.
  init(_ text: PreparedText) {
    self.init(items: text.items, columns: text.items.reduce(0) { $0 + $1.glyph.columns })
  }
}
