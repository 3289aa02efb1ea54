import Foundation

/// Gives nouns the number they are counted by: `^[\(count) item](inflect: true)` is "1 item" or "2 items" (automatic
/// grammar agreement of Foundation), in English.
///
/// The noun is the word before "of", or else the last of the phrase, and is written in the singular.
struct GrammarAgreement {
  let arguments: [LocalizedStringKey.Argument]
  let locale: Locale

  func apply(to spans: [Markdown.Span]) -> [Markdown.Span] {
    var spans = spans
    for phrase in Set(spans.compactMap(\.style.phrase)) {
      let indices = spans.indices.filter { spans[$0].style.phrase == phrase }
      guard let number = number(in: indices.flatMap { spans[$0].pieces }), number != "1" else { continue }
      // The noun may stand in one of several styles.
      for index in indices.reversed() {
        guard let pieces = pluralizing(spans[index].pieces) else { continue }
        spans[index].pieces = pieces
        break
      }
    }
    return spans
  }

  /// The first number of a phrase as it is written.
  private func number(in pieces: [Markdown.Piece]) -> String? {
    let text = pieces.map { piece in
      switch piece {
      case .character(let character): String(character)
      case .argument(let index): arguments[index].string(in: locale)
      }
    }.joined()
    return text.split { !$0.isNumber && $0 != "." && $0 != "," }.first { $0.contains(where: \.isNumber) }.map(
      String.init)
  }

  /// Puts the noun among some pieces into the plural, if there is one.
  private func pluralizing(_ pieces: [Markdown.Piece]) -> [Markdown.Piece]? {
    let words = pieces.indices.split { !pieces[$0].isLetter }.map { $0.startIndex..<$0.endIndex }
    let texts = words.map { String(pieces[$0].compactMap(\.letter)) }
    let preposition = texts.firstIndex(of: "of") ?? texts.endIndex
    guard preposition > 0, let text = texts[..<preposition].last else { return nil }
    var pieces = pieces
    pieces.replaceSubrange(words[preposition - 1], with: EnglishNoun(text).plural.map { .character($0) })
    return pieces
  }
}

extension Markdown.Piece {
  fileprivate var letter: Character? { if case .character(let character) = self { character } else { nil } }

  fileprivate var isLetter: Bool { letter.map { $0.isLetter || $0 == "-" || $0 == "’" || $0 == "'" } ?? false }
}
