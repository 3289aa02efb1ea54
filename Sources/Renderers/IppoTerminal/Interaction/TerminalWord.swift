import IppoRender

/// A word that the terminal adds to the app: in the line of keys, and in place of what a terminal cannot show.
enum TerminalWord: String, CaseIterable {
  case back = "back"
  case change = "change"
  case choose = "choose"
  case close = "close"
  case keys = "keys"
  case next = "next"
  case noFiles = "Files cannot be carried here."
  case open = "open"
  case openURL = "Open"
  case press = "press"
  case quit = "quit"
  case scroll = "scroll"
  case select = "select"
  case submit = "submit"
  case toggle = "switch"
}

extension RenderWords {
  /// A word of the terminal in the language of the window, or in English if there is no translation.
  func terminal(_ word: TerminalWord) -> String { TerminalWord.words[languageKey]?[word] ?? word.rawValue }
}
