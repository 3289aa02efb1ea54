import IppoRender
import Testing

@testable import IppoTerminal

@Suite struct TerminalWordTests {
  @Test func `every language of the library has every word of the terminal`() {
    #expect(TerminalWord.words.count == 20)
    for (language, words) in TerminalWord.words {
      #expect(Set(words.keys) == Set(TerminalWord.allCases), "\(language)")
      #expect(words.values.allSatisfy { !$0.isEmpty }, "\(language)")
      #expect(words.count { $0.key.rawValue == $0.value } <= 4, "\(language)")
      #expect(LibraryWord.isTranslated(into: language))
    }
  }

  @Test(arguments: [("de", "beenden"), ("de-AT", "beenden"), ("ja", "終了"), ("zh-TW", "結束"), ("tlh", "quit")])
  func `a word is found by the tag of the language`(language: String, word: String) {
    #expect(RenderWords(language: language).terminal(.quit) == word)
    #expect(RenderWords().terminal(.quit) == "quit")
  }

  @Test func `the line of keys, the help and the way back are in the language of the window`() throws {
    let renderer = TerminalRenderer(size: CellSize(columns: 100, rows: 30), showsKeys: true)
    try renderer.apply(frame(language: "de"))
    _ = renderer.layout()
    _ = renderer.draw()
    #expect(renderer.keyLine?.hints.last == KeyHint("^C", "beenden"))
    #expect(renderer.tree.root?.children.first?.window.words[.back] == "Zurück")
    renderer.showHelp()
    #expect(renderer.interaction.help?.lines[1] == .key(KeyHint("Tab, Umschalt Tab", "nächstes, voriges Element")))
    renderer.show(url: "tel:1")
    #expect(renderer.keyLine?.hints == [KeyHint("Öffnen", "tel:1")])
    // The person chooses another language.
    var window = RenderAttributes()
    window.language = RenderLanguage(tag: "fr", isRightToLeft: false)
    try renderer.apply(
      RenderFrame(
        revision: 2, entries: [RenderFrame.Entry(.update(RenderNodeID(1), element: nil, attributes: window))]))
    #expect(renderer.keyLine?.hints == [KeyHint("Ouvrir", "tel:1")])
  }

  private func frame(language: String) -> RenderFrame {
    var window = RenderAttributes()
    window.language = RenderLanguage(tag: language, isRightToLeft: false)
    let ops: [RenderOp] = [
      .create(RenderNode(id: RenderNodeID(1), element: .window, attributes: window)),
      .create(RenderNode(id: RenderNodeID(2), element: .text(RenderText([RenderText.Run("Hallo")])))),
      .insert(RenderNodeID(2), into: RenderNodeID(1), at: 0),
    ]
    return RenderFrame(revision: 1, entries: ops.map { RenderFrame.Entry($0) })
  }
}
