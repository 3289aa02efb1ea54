/// Ippo's own words, in the language of a window.
public struct RenderWords: Equatable, Sendable {
  /// The language, as a BCP 47 tag; `nil` for English.
  private var language: String?
  /// The translations of the app, which take precedence.
  private var own: [LibraryWord: String]

  /// The words of a language.
  /// - Parameter language: A BCP 47 tag; `nil` for English.
  public init(language: String? = nil) { self.init(language: language, own: [:]) }

  /// - Parameter own: The translations of the app.
  package init(language: String?, own: [LibraryWord: String]) {
    self.language = language
    self.own = own
  }

  /// The key of the language in tables of words; empty for English.
  package var languageKey: String { language.map(LibraryWord.key) ?? "" }

  /// The translation of an English word, or the word itself if it is no word of the library.
  package func translation(of english: String) -> String { LibraryWord(rawValue: english).map { self[$0] } ?? english }

  package subscript(word: LibraryWord) -> String { own[word] ?? word.text(in: language) }

  /// A message with values in place of `#1` and `#2`.
  package subscript(word: LibraryWord, values: String...) -> String {
    LibraryWord.filled(self[word], with: values)
  }
}
