import Testing

@testable import IppoRender

@Suite("What Ippo says by itself") struct LibraryWordTests {
  @Test("Every language has every word, and none of them is empty or English by mistake")
  func whole() {
    #expect(Set(LibraryWord.words.keys) == Set(LibraryWord.readingWords.keys))
    for (language, interface) in LibraryWord.words {
      let words = interface.merging(LibraryWord.readingWords[language] ?? [:]) { first, _ in first }
      #expect(Set(words.keys) == Set(LibraryWord.allCases), "\(language)")
      #expect(words.values.allSatisfy { !$0.isEmpty && !$0.contains("|") }, "\(language)")
      #expect(words.count { word, text in word.rawValue == text } <= 3, "\(language)")
      for (word, text) in words {
        for mark in ["#1", "#2"] {
          #expect(text.contains(mark) == word.rawValue.contains(mark), "\(language): \(text)")
        }
      }
    }
    #expect(LibraryWord.words.count == 20)
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

  @Test("The app's own words come first")
  func own() {
    let words = RenderWords(language: "de", own: [.back: "Heim"])
    #expect(words[.back] == "Heim")
    #expect(words[.close] == "Schließen")
    #expect(RenderWords()[.reconnecting] == "Reconnecting…")
  }
}
