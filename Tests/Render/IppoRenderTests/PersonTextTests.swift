import Testing

@testable import IppoRender

@Suite struct PersonTextTests {
  @Test func aChangeIsPutOnTopOfWhatIsNotAnswered() {
    var person = PersonText("", revision: 0)
    for (number, letter) in [(1, "a"), (2, "b")] {
      _ = person.edit(TextEdit(at: number - 1, inserting: letter), caret: number, number: number)
    }
    person.answer(upTo: 1)
    #expect(person.take(TextEdit(at: 0, removing: 1, inserting: "A"), revision: 1).applied(to: "ab") == "Ab")
    #expect(person.text == "Ab")
    #expect(
      person.pending.map(\.edit) == [
        RenderTextEdit(TextEdit(at: 1, inserting: "b"), caret: 2, revision: 1, length: 1)
      ])
  }

  @Test func aWholeTextStandsBelowWhatIsNotAnswered() {
    var person = PersonText("ab", revision: 3)
    _ = person.edit(TextEdit(at: 2, inserting: "c"), caret: 3, number: 7)
    person.take(whole: "> ab", revision: 9)
    #expect(person.text == "> abc")
    #expect(person.pending[0].edit == RenderTextEdit(TextEdit(at: 4, inserting: "c"), caret: 5, revision: 9, length: 4))
    person.answer(upTo: 7)
    person.take(whole: "x", revision: 10)
    #expect(person.text == "x")
  }

  @Test func whatIsRepeatedIsAnEditOfTheRevisionItWasMadeOn() {
    var person = PersonText("one", revision: 0)
    _ = person.edit(TextEdit(at: 3, inserting: ","), caret: 4, number: 2)
    // The previous process had removed the tag.
    _ = person.edit(TextEdit(at: 0, inserting: "t"), caret: 1, number: 3)
    var repeated = PersonText("one", revision: 0)
    _ = repeated.edit(TextEdit(at: 3, inserting: ","), caret: 4, number: 2)
    repeated.answer(upTo: 2)
    repeated.take(TextEdit(at: 0, removing: 4), revision: 1)
    let told = repeated.edit(TextEdit(at: 0, inserting: "t"), caret: 1, number: 3)
    #expect(told.revision == 1)
    repeated.take(whole: "one", revision: 0)
    #expect(repeated.pending.map(\.edit) == [told])
    repeated.take(whole: "one,", revision: 0)
    #expect(repeated.take(TextEdit(at: 0, removing: 4), revision: 1).isEmpty == false)
    #expect(repeated.text == "t")
  }
}

@Suite struct AppTextTests {
  private func told(_ edit: TextEdit, on revision: Int, length: Int) -> RenderTextEdit {
    RenderTextEdit(edit, caret: edit.caret(edit.end), revision: revision, length: length)
  }

  @Test func anEditIsPutOnTopOfWhatTheAppDid() {
    var text = AppText("ab")
    #expect(text.show("$ab") == .edit(TextEdit(at: 0, inserting: "$")))
    text.receive(told(TextEdit(at: 2, inserting: "c"), on: 0, length: 2))
    #expect(text.text == "$abc")
    #expect(text.show("$abc") == nil)
    #expect(text.revision == 1)
  }

  @Test func whatIsRefusedIsTakenBack() {
    var text = AppText("11")
    text.receive(told(TextEdit(at: 1, inserting: "1"), on: 0, length: 2))
    #expect(text.show("11") == .edit(TextEdit(at: 1, removing: 1)))
  }

  @Test(arguments: [(0, 5), (3, 2)]) func anEditOfAnotherTextIsTakenAndTheWholeTextIsTold(revision: Int, length: Int) {
    var text = AppText("ab")
    text.receive(told(TextEdit(at: 1, removing: 9, inserting: "x"), on: revision, length: length))
    #expect(text.text == "ax")
    #expect(text.show("ax") == .whole)
    // Edits in transit as well.
    text.receive(told(TextEdit(at: 2, inserting: "y"), on: 0, length: 2))
    #expect(text.show("axy") == .whole)
    text.receive(told(TextEdit(at: 3, inserting: "z"), on: 2, length: 3))
    #expect(text.show("axyz") == nil)
  }

  @Test func whatIsKeptForEditsIsBounded() {
    var text = AppText("")
    for number in 1...2000 { _ = text.show(String(repeating: "x", count: number % 7)) }
    #expect(text.kept.changes.count == 100)
    // Among the persisted changes.
    let revision = text.revision - 50
    let length = (2000 - 50) % 7
    text.receive(told(TextEdit(at: 0, inserting: "z"), on: revision, length: length))
    #expect(text.show(text.text) == nil)
    for number in 1...3000 { _ = text.show(String(repeating: "x", count: number % 7)) }
    #expect(text.kept.changes.count == 1000)
    text.receive(told(TextEdit(at: 0, inserting: "y"), on: 1, length: 1))
    #expect(text.text.contains("y"))
    #expect(text.show(text.text) == .whole)
  }

  @Test func whatIsKeptGoesOn() {
    var text = AppText("ab")
    _ = text.show("> ab")
    let kept = text.kept
    var copy = AppText(kept.text, revision: kept.revision, oldest: kept.oldest, changes: kept.changes)
    copy.receive(told(TextEdit(at: 2, inserting: "c"), on: 0, length: 2))
    #expect(copy.text == "> abc")
    #expect(copy.show("> abc") == nil)
  }
}
