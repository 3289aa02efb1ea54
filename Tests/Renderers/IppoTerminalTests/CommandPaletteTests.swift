import IppoUI
import Testing

@testable import IppoTerminal

/// The command palette: everything that can be pressed, found by a part of its name.
@Suite struct CommandPaletteTests {
  private func terminal(_ columns: Int = 60, _ rows: Int = 20, _ content: Tree...) -> TestTerminal {
    TestTerminal(
      columns, rows, showsKeys: true, .node(.stack(RenderStack(axis: .vertical)), RenderAttributes(), content))
  }

  private var save: Tree { .button("Save").with { $0.shortcut = RenderShortcut(key: "s", command: true) } }

  private var menu: Tree {
    .element(
      .menu(RenderMenu()), .text("File"), .button("Open"),
      .element(.menu(RenderMenu()), .text("Export"), .button("PDF")))
  }

  private func titles(_ terminal: TestTerminal) -> [String] {
    terminal.renderer.interaction.palette?.matches.map(\.command.text) ?? []
  }

  private func type(_ text: String, _ terminal: TestTerminal) {
    for character in text { terminal.press(.character(character)) }
  }

  @Test func `Control P and a colon open it, Escape closes it, and the screen is as before`() {
    let terminal = terminal(60, 20, save, menu)
    let before = terminal.text
    for (key, modifiers) in [
      (TerminalKeyPress.Key.character("p"), TerminalKeyPress.Modifiers.control), (.character(":"), []),
    ] {
      terminal.press(key, modifiers)
      #expect(terminal.text.contains("› find a command"))
      #expect(terminal.line(19) == " ↑ ↓ choose  Enter press  Esc close")
      #expect(terminal.press(.escape).isEmpty)
      #expect(terminal.text == before)
    }
  }

  @Test func `it has buttons, items of menus with their path, and their keys`() {
    let terminal = terminal(60, 20, save, menu)
    terminal.press(.character(":"))
    #expect(titles(terminal) == ["Save", "File › Open", "File › Export › PDF"])
    let line = (0..<20).map { terminal.line($0) }.first { $0.contains("Save") && $0.contains("Ctrl S") }
    #expect(line != nil)
  }

  @Test func `a long title ends in an ellipsis, before the border and before its keys`() throws {
    let name = String(repeating: "long ", count: 20)
    let terminal = terminal(
      40, 20, .button(name), .button(name).with { $0.shortcut = RenderShortcut(key: "s", command: true) })
    terminal.press(.character(":"))
    let lines = (0..<20).map { terminal.line($0) }.filter { $0.contains("│") && $0.contains("long") }
    #expect(lines.count == 2)
    let plain = try #require(lines.first)
    #expect(plain.contains("…│"))
    let keyed = try #require(lines.last)
    let ellipsis = try #require(keyed.firstIndex(of: "…"))
    #expect(keyed[ellipsis...].contains("Ctrl S"))
  }

  @Test func `Return performs what a press does`() {
    let terminal = terminal(60, 20, .button("One"), .button("Two"), menu)
    terminal.press(.tab)
    let pressed = terminal.press(.enter).filter { $0.event == .activate }
    terminal.press(.character(":"))
    type("two", terminal)
    #expect(titles(terminal).first == "Two")
    #expect(terminal.press(.enter).filter { $0.event == .activate } == pressed)
    #expect(terminal.renderer.interaction.palette == nil)
    terminal.press(.character(":"))
    type("pdf", terminal)
    #expect(terminal.press(.enter).map(\.event) == [.activate])
  }

  @Test func `toggles, tabs, options and links in texts are there, too`() {
    let text = RenderText([RenderText.Run("Read the "), RenderText.Run("terms", link: "https://example.org")])
    let terminal = terminal(
      60, 20, .element(.toggle(RenderToggle(isOn: true)), .text("Sound")), .element(.text(text)))
    terminal.press(.character(":"))
    #expect(titles(terminal) == ["Sound", "terms"])
    #expect(terminal.text.contains("✓ Sound"))
    #expect(terminal.press(.enter).map(\.event) == [.setOn(false)])
    terminal.press(.character(":"))
    type("term", terminal)
    #expect(terminal.press(.enter).map(\.event) == [.select(1)])
  }

  @Test func `what is disabled is shown and cannot be chosen`() {
    let terminal = terminal(60, 20, .button("One").with { $0.isDisabled = true }, .button("Two"))
    terminal.press(.character(":"))
    #expect(titles(terminal) == ["One", "Two"])
    #expect(terminal.renderer.interaction.palette?.chosen?.title == "Two")
    terminal.press(.up)
    #expect(terminal.renderer.interaction.palette?.chosen?.title == "Two")
    type("one", terminal)
    #expect(terminal.press(.enter).isEmpty)
    #expect(terminal.renderer.interaction.palette != nil)
  }

  @Test func `a colon is typed where text is edited`() {
    let terminal = terminal(60, 20, .element(.field(RenderField(text: ""))), save)
    terminal.press(.tab)
    while terminal.renderer.interaction.editor == nil { terminal.press(.tab) }
    terminal.press(.character(":"))
    #expect(terminal.renderer.interaction.palette == nil)
    #expect(terminal.renderer.interaction.editor?.text == ":")
  }

  @Test func `the query is edited, pasted into, and said to have no matches`() {
    let terminal = terminal(60, 20, save)
    terminal.press(.character(":"))
    terminal.input(.paste("sa\nve"))
    #expect(terminal.text.contains("› save"))
    #expect(terminal.renderer.cursor == CellPoint(column: 9, row: terminal.renderer.cursor!.row))
    type("xyz", terminal)
    #expect(terminal.text.contains("No matches"))
    #expect(terminal.press(.enter).isEmpty)
    terminal.press(.backspace)
    #expect(terminal.text.contains("› savexy"))
    terminal.press(.character("u"), .control)
    #expect(titles(terminal) == ["Save"])
  }

  @Test func `it follows the screen while it is open`() {
    let terminal = terminal(60, 20, .button("One"), .button("Two"))
    terminal.press(.character(":"))
    terminal.press(.down)
    terminal.apply([.remove(RenderNodeID(3))])
    #expect(titles(terminal) == ["Two"])
    #expect(terminal.renderer.interaction.palette?.chosen?.title == "Two")
    terminal.apply([.remove(RenderNodeID(5))])
    #expect(titles(terminal).isEmpty)
    #expect(terminal.press(.enter).isEmpty)
  }

  @Test func `the mouse chooses, and closes it beside the box`() {
    let terminal = terminal(60, 20, .button("One"), .button("Two"))
    terminal.press(.character(":"))
    let row = (3..<20).first { terminal.line($0).contains("Two") }!
    let point = CellPoint(column: 10, row: row)
    terminal.input(.mouse(MouseEvent(.press(.left), at: point)))
    let events = terminal.input(.mouse(MouseEvent(.release(.left), at: point)))
    #expect(events.map(\.event) == [.activate])
    terminal.press(.character(":"))
    terminal.input(.mouse(MouseEvent(.press(.left), at: CellPoint(column: 0, row: 0))))
    #expect(terminal.renderer.interaction.palette == nil)
  }

  @Test func `many entries scroll, and small screens hold it`() {
    let buttons = (1...40).map { Tree.button("Button \($0)") }
    let terminal = TestTerminal(
      30, 12, showsKeys: true, .node(.stack(RenderStack(axis: .vertical)), RenderAttributes(), buttons))
    terminal.press(.character(":"))
    terminal.press(.up)
    #expect(terminal.renderer.interaction.palette?.chosen?.title == "Button 40")
    #expect(terminal.text.contains("Button 40"))
    terminal.press(.pageUp)
    #expect(terminal.renderer.interaction.palette?.chosen?.title == "Button 29")
    terminal.renderer.resize(CellSize(columns: 12, rows: 10))
    terminal.draw()
    #expect(terminal.text.contains("Butt"))
    for size in [CellSize(columns: 3, rows: 3), CellSize(columns: 1, rows: 1), CellSize(columns: 2, rows: 10)] {
      terminal.renderer.resize(size)
      terminal.draw()
    }
    terminal.press(.escape)
    #expect(terminal.renderer.interaction.palette == nil)
  }

  @Test(arguments: [("de", "Befehl suchen"), ("ja", "コマンドを検索"), ("xx", "find a command")])
  func `its words are in the language of the terminal`(_ language: String, _ words: String) {
    let renderer = TerminalRenderer(
      size: CellSize(columns: 60, rows: 20), capabilities: TerminalCapabilities(language: language), showsKeys: true)
    let tree = Tree.node(.window, RenderAttributes(), [save])
    try! renderer.apply(RenderFrame(revision: 1, entries: tree.ops().map { RenderFrame.Entry($0) }))
    _ = renderer.layout()
    _ = renderer.handle(.key(TerminalKeyPress(.character(":"))))
    _ = renderer.draw()
    #expect((0..<20).contains { renderer.screen.text(row: $0).contains(words) })
  }

  @Test func `the help has sections, in the language of the terminal`() {
    func sections(_ help: KeyHelp) -> [String] {
      help.lines.compactMap { if case .section(let title) = $0 { title } else { nil } }
    }
    #expect(
      sections(KeyHelp(shortcuts: [], in: RenderWords())) == ["Moving", "Using controls", "Rows", "Screen and program"])
    let own = KeyHelp(shortcuts: [KeyHint("Ctrl S", "Sichern")], in: RenderWords(language: "de"))
    #expect(
      sections(own) == ["Bewegen", "Bedienen", "Zeilen", "Bildschirm und Programm", "Kurzbefehle dieser Ansicht"])
    #expect(own.lines.last == .key(KeyHint("Ctrl S", "Sichern")))
    #expect(own.lines.contains(.key(KeyHint("Umschalt Maus", "Text auswählen, wie es das Terminal tut"))))
  }
}

@Suite struct FuzzyMatchTests {
  private func ranked(_ query: String, _ texts: [String]) -> [String] {
    texts.compactMap { text in FuzzyMatch(query, in: text).map { (text, $0.score) } }.sorted { $0.1 > $1.1 }.map(\.0)
  }

  @Test func `characters in order match, and others do not`() {
    #expect(FuzzyMatch("sv", in: "Save") != nil)
    #expect(FuzzyMatch("vs", in: "Save") == nil)
    #expect(FuzzyMatch("saves", in: "Save") == nil)
    #expect(FuzzyMatch("", in: "Save")?.positions == [])
    #expect(FuzzyMatch("a", in: "") == nil)
  }

  @Test func `beginnings of words and characters in a row come first`() {
    #expect(ranked("sa", ["Visa", "Save", "Close all"]) == ["Save", "Visa", "Close all"])
    #expect(ranked("np", ["Unplug", "New page"]).first == "New page")
    #expect(ranked("open", ["Oh, people now", "Reopen", "Open"]) == ["Open", "Reopen", "Oh, people now"])
  }

  @Test func `the best places are marked`() {
    #expect(FuzzyMatch("np", in: "Open › New page")?.positions == [7, 11])
    #expect(FuzzyMatch("pa", in: "Open page")?.positions == [5, 6])
    #expect(FuzzyMatch("save as", in: "Save as…")?.positions == [0, 1, 2, 3, 5, 6])
  }

  @Test func `case, marks and width do not count`() {
    #expect(FuzzyMatch("UBER", in: "Über uns")?.positions == [0, 1, 2, 3])
    #expect(FuzzyMatch("ａｂ", in: "ab") != nil)
  }

  @Test func `long texts are compared in bounded time`() {
    let text = String(repeating: "ab", count: 50_000)
    #expect(FuzzyMatch(String(repeating: "a", count: 1000), in: text) != nil)
    #expect(FuzzyMatch("z", in: text + "z") == nil)
  }
}
