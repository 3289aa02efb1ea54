import IppoRender
import Testing

@testable import IppoTerminal
@testable import IppoWindow

@Suite struct KeyNameTests {
  @Test(
    "Combinations of keys have the legends of keyboards of the language, and other keys stay",
    arguments: [
      ("de", "Tab, Shift Tab", "Tab, Umschalt Tab"), ("de", "Page Up, Page Down", "Bild auf, Bild ab"),
      ("de", "Ctrl P, :", "Strg P, :"), ("fr", "Enter, Space", "Entrée, Espace"), ("fr", "Home, End", "Début, Fin"),
      ("it", "Page Up", "Pag su"), ("ja", "Shift Mouse", "Shift マウス"), ("es", "Alt Enter, Menu", "Alt Intro, Menú"),
      ("de", "↑ ↓ ← →", "↑ ↓ ← →"), ("de", "^C", "^C"), ("de", "F5, Ctrl R", "F5, Strg R"), ("de", "", ""),
      ("en", "Page Up, Delete", "Page Up, Delete"),
    ])
  func combinations(_ language: String, _ keys: String, _ shown: String) {
    #expect(KeyName.localized(keys, in: RenderWords(language: language)) == shown)
  }

  @Test("Every language of the library has a word for the space bar, and no legend is the English one")
  func languages() {
    #expect(KeyName.legends.keys.sorted() == LibraryWord.words.keys.sorted())
    for (language, legends) in KeyName.legends {
      #expect(legends[.space] != nil, "\(language)")
      #expect(legends.allSatisfy { $0.key.rawValue != $0.value && !$0.value.isEmpty }, "\(language)")
    }
  }

  @Test("A shortcut of the app has the legends of the language")
  func shortcuts() {
    let german = RenderWords(language: "de")
    #expect(RenderShortcut(key: " ", command: false, control: true).keys(in: german) == "Strg Leertaste")
    let up = RenderShortcut(key: "ArrowUp", command: false, shift: true, option: true)
    #expect(up.keys(in: german) == "Alt Umschalt ↑")
    #expect(RenderShortcut(key: "PageUp", command: false).keys(in: RenderWords()) == "Page Up")
    #expect(RenderShortcut(key: "Escape", command: false).keys(in: RenderWords(language: "fr")) == "Échap")
    #expect(RenderShortcut(key: "s", command: true).keys(in: RenderWords()) == "Ctrl S")
  }
}
