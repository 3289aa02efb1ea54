import Testing

@testable import IppoUI
@testable import IppoWindow

@Suite("What Ippo says by itself") struct LibraryWordTests {
  @Test("Every language has every word, and none of them is empty or English by mistake")
  func whole() {
    #expect(LibraryWord.tables.map(\.count).allSatisfy { $0 == 20 })
    for language in LibraryWord.words.keys {
      let words = LibraryWord.tables.flatMap { Array($0[language] ?? [:]) }
      #expect(words.map(\.key.rawValue).sorted() == LibraryWord.allCases.map(\.rawValue).sorted(), "\(language)")
      #expect(words.allSatisfy { !$0.value.isEmpty && !$0.value.contains("|") }, "\(language)")
      // Languages share some words with English, and the symbols of units.
      let shared = words.filter { $0.key.rawValue == $0.value && ![.kilobytes, .megabytes].contains($0.key) }
      #expect(shared.count <= 9, "\(language): \(shared)")
      #expect(words.allSatisfy { $0.key.text(in: language) == $0.value }, "\(language)")
      for (word, text) in words {
        for mark in ["#1", "#2"] {
          #expect(text.contains(mark) == word.rawValue.contains(mark), "\(language): \(text)")
        }
      }
    }
  }

  @Test(
    "A language is found by its tag",
    arguments: [
      ("de", "Zurück"), ("de-AT", "Zurück"), ("DE_ch", "Zurück"), ("ja-JP-u-ca-japanese", "戻る"), ("iw", "חזרה"),
      ("no", "Tilbake"), ("nn-NO", "Tilbake"), ("en-GB", "Back"), ("tlh", "Back"), ("", "Back"),
    ])
  func tags(_ language: String, _ word: String) {
    #expect(LibraryWord.back.text(in: language) == word)
  }

  @Test(
    "Chinese is told apart by its script, and else by its region",
    arguments: [
      ("zh", "关闭"), ("zh-CN", "关闭"), ("zh-Hans-HK", "关闭"), ("zh-TW", "關閉"), ("zh-Hant", "關閉"), ("zh-HK", "關閉"),
      ("zh-Hant-TW", "關閉"), ("zh_MO", "關閉"),
    ])
  func chinese(_ language: String, _ word: String) {
    #expect(LibraryWord.close.text(in: language) == word)
  }

  @Test("Values stand in place of marks, whatever is in them")
  func filled() {
    #expect(LibraryWord.filled("#1 of #2", with: ["#2", "3"]) == "#2 of 3")
    #expect(LibraryWord.filled("# and #3 stay", with: ["a"]) == "# and #3 stay")
    #expect(RenderWords(language: "de")[.position, "1", "3"] == "1 von 3")
  }

  @MainActor
  @Test("A name stands in a word of the library, in the form of the language")
  func names() {
    let key = LocalizedStringKey(.saveNamed, "100% #1.txt")
    #expect(TextLookUp.ownFormat(of: key, in: "de") == "„%@“ sichern")
    #expect(TextLookUp.ownFormat(of: key, in: nil) == "Save “%@”")
    #expect(TextLookUp.ownFormat(of: LocalizedStringKey(.fold), in: "fr") == "Replier")
    #expect(TextLookUp.ownFormat(of: "Save", in: "fr") == nil)
    let screen = Screen { Text(key) }
    screen.graph.drain()
    #expect(screen.texts == ["Save “100% #1.txt”"])
  }

  @MainActor
  @Test("Views without words of their own say words of the library, with the names that they were given")
  func views() {
    let screen = Screen {
      ContentUnavailableView.search(text: "50% Plum")
      RenameButton()
      ShareLink(item: "A text")
      SettingsLink()
    }
    screen.graph.drain()
    #expect(
      screen.texts == [
        "No Results for “50% Plum”", "Check the spelling or try a new search.", "Rename", "Share…", "Settings…",
      ])
    let search = LocalizedStringKey(.noResultsFor, "50% Plum")
    #expect(TextLookUp.ownFormat(of: search, in: "de") == "Keine Ergebnisse für „%@“")
    #expect(TextLookUp.ownFormat(of: LocalizedStringKey(.shareItem), in: "fr") == "Partager…")
  }

  @Test("Symbols of common actions have their names in the language, and the others their English ones")
  func symbols() {
    let words = RenderWords(language: "de")
    #expect(SpokenSymbol.name(of: "plus.circle.fill", in: words) == "Hinzufügen")
    #expect(SpokenSymbol.name(of: "magnifyingglass", in: words) == "Suchen")
    #expect(SpokenSymbol.name(of: "folder.badge.plus", in: words) == "folder badge plus")
    #expect(SpokenSymbol.name(of: "trash", in: RenderWords()) == "Delete")
  }

  @Test("The app's own words come first")
  func own() {
    let words = RenderWords(language: "de", own: [.back: "Heim"])
    #expect(words[.back] == "Heim")
    #expect(words[.close] == "Schließen")
    #expect(RenderWords()[.reconnecting] == "Reconnecting…")
  }
}
