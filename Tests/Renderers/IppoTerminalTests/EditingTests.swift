import IppoUI
import RandomRenderTrees
import Testing

@testable import IppoTerminal

@Suite struct EditedTextTests {
  private func edit(_ text: String, multiline: Bool = false, _ keys: TerminalKeyPress...) -> (String, Int) {
    var editor = EditedText(text: text, isMultiline: multiline)
    for key in keys { _ = editor.handle(key, width: 10) }
    return (editor.text, editor.cursor)
  }

  @Test func typingInsertsAtTheCursor() {
    #expect(edit("ac", TerminalKeyPress(.left), .character("b")) == ("abc", 2))
  }

  @Test func theCursorMovesByClusters() {
    #expect(edit("a👨‍👩‍👧b", TerminalKeyPress(.left), TerminalKeyPress(.left)) == ("a👨‍👩‍👧b", 1))
    #expect(edit("a👨‍👩‍👧b", TerminalKeyPress(.left), TerminalKeyPress(.backspace)) == ("ab", 1))
    #expect(edit("e\u{301}", TerminalKeyPress(.backspace)) == ("", 0))
  }

  @Test func aMarkJoinsTheClusterBeforeTheCursor() {
    #expect(edit("e", .character("\u{301}")) == ("é", 1))
    #expect(edit("ex", TerminalKeyPress(.left), .character("\u{301}")) == ("éx", 1))
  }

  @Test func aFamilyIsTypedScalarByScalar() {
    var editor = EditedText(text: "", isMultiline: false)
    for scalar in "👨‍👩‍👧".unicodeScalars { _ = editor.handle(.character(Character(scalar)), width: 10) }
    #expect(editor.text == "👨‍👩‍👧")
    #expect(editor.cursor == 1)
  }

  @Test func keysThatMoveDoSoWithShiftToo() {
    for modifiers in [[], .shift] as [TerminalKeyPress.Modifiers] {
      #expect(edit("abc", TerminalKeyPress(.left, modifiers)).1 == 2)
      #expect(edit("ab\ncd", multiline: true, TerminalKeyPress(.up, modifiers)).1 == 2)
      #expect(edit("ab\ncd", multiline: true, TerminalKeyPress(.home, modifiers)).1 == 3)
    }
  }

  @Test func controlHomeAndEndGoToTheEndsOfTheText() {
    #expect(edit("ab\ncd", multiline: true, TerminalKeyPress(.home, .control)).1 == 0)
    #expect(edit("ab\ncd", multiline: true, TerminalKeyPress(.home, .control), TerminalKeyPress(.end, .control)).1 == 5)
  }

  @Test func pageKeysMoveByTheVisibleLines() {
    var editor = EditedText(text: (1...9).map(String.init).joined(separator: "\n"), isMultiline: true)
    func press(_ key: TerminalKeyPress.Key) -> Bool { editor.handle(TerminalKeyPress(key), width: 10, rows: 4) }
    #expect(press(.pageUp) && editor.cursor == 11)
    #expect(press(.pageUp) && press(.pageUp) && editor.cursor == 1)
    #expect(!press(.pageUp))
    #expect(press(.pageDown) && editor.cursor == 7)
  }

  @Test func homeAndEnd() {
    #expect(edit("abc", TerminalKeyPress(.home)).1 == 0)
    #expect(edit("abc", .character("a", .control), .character("e", .control)).1 == 3)
  }

  @Test func wordsAreJumpedAndDeleted() {
    #expect(edit("one two", TerminalKeyPress(.left, .option)).1 == 4)
    #expect(edit("one two", .character("w", .control)) == ("one ", 4))
    #expect(edit("one two", TerminalKeyPress(.home), TerminalKeyPress(.right, .control)).1 == 3)
    #expect(edit("one two", TerminalKeyPress(.home), .character("d", .option)) == (" two", 0))
  }

  @Test func linesAreCutAndPutBack() {
    #expect(edit("one two", TerminalKeyPress(.left, .option), .character("k", .control)) == ("one ", 4))
    #expect(edit("one two", TerminalKeyPress(.left, .option), .character("u", .control)) == ("two", 0))
    #expect(edit("one two", .character("u", .control), .character("y", .control)) == ("one two", 7))
  }

  @Test func severalLinesAreWalked() {
    #expect(edit("one\ntwo", multiline: true, TerminalKeyPress(.up)).1 == 3)
    #expect(edit("one\ntwo", multiline: true, TerminalKeyPress(.home)).1 == 4)
    #expect(edit("one", multiline: true, TerminalKeyPress(.enter), .character("x")).0 == "one\nx")
    // A long line is walked as it is shown.
    #expect(edit("aaaa bbbb cccc", multiline: true, TerminalKeyPress(.up)).1 == 4)
  }

  @Test func aSingleLineTakesNoLineEnds() {
    var editor = EditedText(text: "", isMultiline: false)
    editor.insert("a\nb")
    #expect(editor.text == "a b")
  }

  @Test func theAppsValueWinsAndTheCursorStays() {
    var editor = EditedText(text: "abc", isMultiline: false)
    editor.moveCursor(to: 1)
    editor.adopt("ABC")
    #expect(editor.text == "ABC")
    #expect(editor.cursor == 1)
    editor.adopt("")
    #expect(editor.cursor == 0)
  }

  @Test func anyKeysLeaveTheCursorInTheText() {
    var random = SeededGenerator(seed: 5)
    let keys: [TerminalKeyPress] = [
      .character("a"), .character("\u{301}"), .character("👩"), .character("\u{200D}"), .character("🇯"),
      TerminalKeyPress(.left),
      TerminalKeyPress(.right), TerminalKeyPress(.backspace), TerminalKeyPress(.delete),
      TerminalKeyPress(.left, .option), TerminalKeyPress(.right, .option),
      .character("w", .control), .character("k", .control), .character("y", .control), TerminalKeyPress(.up),
      TerminalKeyPress(.down),
      TerminalKeyPress(.enter), TerminalKeyPress(.home), TerminalKeyPress(.end),
    ]
    var editor = EditedText(text: "", isMultiline: true)
    for _ in 0..<5000 {
      _ = editor.handle(keys.randomElement(using: &random)!, width: 6)
      #expect((0...editor.text.count).contains(editor.cursor))
      if editor.text.count > 60 { editor.adopt("") }
    }
  }
}

@Suite struct FieldTests {
  private func event(_ event: RenderEvent) -> TerminalEvent { TerminalEvent(event, to: RenderNodeID(2)) }

  private func edit(_ edit: TextEdit, of text: String, caret: Int, revision: Int = 0) -> TerminalEvent {
    event(.edit(RenderTextEdit(edit, caret: caret, revision: revision, length: text.utf16.count)))
  }

  private func field(_ text: String, _ columns: Int = 10, _ change: (inout RenderField) -> Void = { _ in })
    -> TestTerminal
  {
    var field = RenderField(text: text)
    change(&field)
    return TestTerminal(columns, 3, .element(.field(field)))
  }

  @Test func typingSendsWhatIsTyped() {
    let terminal = field("4")
    #expect(terminal.press(.character("2")) == [edit(TextEdit(at: 1, inserting: "2"), of: "4", caret: 2)])
    #expect(terminal.press(.backspace) == [edit(TextEdit(at: 1, removing: 1), of: "42", caret: 1)])
    #expect(terminal.press(.character("😀")) == [edit(TextEdit(at: 1, inserting: "😀"), of: "4", caret: 3)])
    #expect(terminal.press(.character("x")) == [edit(TextEdit(at: 3, inserting: "x"), of: "4😀", caret: 4)])
  }

  @Test func returnSubmits() { #expect(field("4").press(.enter) == [event(.submit)]) }

  @Test func theHardwareCursorIsWhereTextIsEdited() {
    let terminal = field("日本")
    #expect(terminal.renderer.cursor == CellPoint(column: 5, row: 1))
    terminal.press(.left)
    #expect(terminal.renderer.cursor == CellPoint(column: 3, row: 1))
    // Moving the cursor writes nothing but the move.
    #expect(terminal.output.count <= 24)
  }

  @Test func aLongTextIsSeenAroundTheCursor() {
    let terminal = field("abcdefghijklmnop")
    #expect(terminal.line(1).contains("jklmnop"))
    terminal.press(.home)
    #expect(terminal.line(1).contains("abcdefgh"))
  }

  @Test func pasteIsInsertedAtOnce() {
    #expect(field("a").input(.paste("b\nc")) == [edit(TextEdit(at: 1, inserting: "b c"), of: "a", caret: 4)])
  }

  @Test func aLineThatIsPastedWholeBringsNoSpaceForItsEnd() {
    #expect(field("a").input(.paste("b\r\n")) == [edit(TextEdit(at: 1, inserting: "b"), of: "a", caret: 2)])
    #expect(field("a").input(.paste("\n")) == [edit(TextEdit(at: 1, inserting: ""), of: "a", caret: 1)])
  }

  @Test func theAppCanRefuseAndFormat() {
    let terminal = field("")
    terminal.press(.character("x"))
    terminal.update(2, .field(RenderField(text: "X!")))
    #expect(terminal.line(1).contains("X!"))
    #expect(terminal.press(.character("y")) == [edit(TextEdit(at: 2, inserting: "y"), of: "X!", caret: 3)])
  }

  @Test func theCursorStaysWhereTheNextKeyBelongs() {
    let terminal = field("1934")
    terminal.press(.left)
    var grouped = RenderField(text: "1,934")
    (grouped.revision, grouped.change) = (1, TextEdit(at: 1, inserting: ","))
    terminal.update(2, .field(grouped))
    #expect(
      terminal.press(.character("7")) == [edit(TextEdit(at: 4, inserting: "7"), of: "1,934", caret: 5, revision: 1)])
    // The app's change is not known.
    terminal.update(2, .field(RenderField(text: "$1,9374")))
    #expect(terminal.press(.character("8")) == [edit(TextEdit(at: 6, inserting: "8"), of: "$1,9374", caret: 7)])
  }

  @Test func aClickPlacesTheCursor() {
    let terminal = field("abcdef")
    terminal.input(.mouse(MouseEvent(.press(.left), at: CellPoint(column: 3, row: 1))))
    terminal.input(.mouse(MouseEvent(.release(.left), at: CellPoint(column: 3, row: 1))))
    #expect(terminal.press(.character("x")) == [edit(TextEdit(at: 2, inserting: "x"), of: "abcdef", caret: 3)])
  }

  @Test func aClickThatGivesTheFocusPlacesTheCursorWhereTheTextWasSeen() {
    let text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    let field = RenderField(text: text, isMultiline: true, fillsHeight: true)
    let terminal = TestTerminal(
      20, 8, .column(.center, .button("OK"), .element(.field(field))))
    let row = (0..<8).first { terminal.line($0).contains("line 2") }!
    terminal.input(.mouse(MouseEvent(.press(.left), at: CellPoint(column: 1, row: row))))
    terminal.input(.mouse(MouseEvent(.release(.left), at: CellPoint(column: 1, row: row))))
    #expect(
      terminal.press(.character("x")).map(\.event)
        == [edit(TextEdit(at: 7, inserting: "x"), of: text, caret: 8)].map(\.event))
  }

  @Test func anOpenMenuHidesTheCursor() {
    let picker = RenderPicker(options: [.init(title: "A")], selection: 0)
    let terminal = TestTerminal(
      20, 6, .column(.center, .element(.field(RenderField(text: ""))), .element(.picker(picker), .text("P"))))
    #expect(terminal.renderer.cursor != nil)
    terminal.press(.tab)
    #expect(terminal.renderer.cursor == nil)
  }
}
