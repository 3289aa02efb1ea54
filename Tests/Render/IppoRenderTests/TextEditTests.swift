import Testing

@testable import IppoRender

@Suite struct TextEditTests {
  @Test func anEditTakesAwayAndPutsInAtItsPlaces() {
    let edit = TextEdit([.init(at: 0, inserting: "$"), .init(at: 1, removing: 2, inserting: "x")])!
    #expect(edit.applied(to: "abcd") == "$axd")
    #expect(edit.growth == 0)
    #expect(edit.inverse(on: "abcd").applied(to: "$axd") == "abcd")
  }

  @Test func placesCountCodeUnits() {
    #expect(TextEdit(at: 2, inserting: "!").applied(to: "😀x") == "😀!x")
  }

  @Test func changesOutOfOrderAreNoEdit() {
    #expect(TextEdit([.init(at: 3, removing: 1), .init(at: 2, removing: 1)]) == nil)
    #expect(TextEdit([.init(at: 1, removing: 3), .init(at: 2, inserting: "x")]) == nil)
    #expect(TextEdit([.init(at: -1, removing: 1)]) == nil)
    #expect(TextEdit([.init(at: 1, removing: -1)]) == nil)
    #expect(TextEdit([.init(at: 1, removing: .max)]) == nil)
  }

  @Test func whatDoesNotFitIsMovedIntoTheText() {
    #expect(TextEdit(at: 9, removing: 9, inserting: "x").fitted(to: "ab").applied(to: "ab") == "abx")
    // Between the halves of the pair.
    #expect(TextEdit(at: 1, inserting: "x").fitted(to: "😀").applied(to: "😀") == "x😀")
    #expect(TextEdit(at: 1, removing: 1).fitted(to: "😀").applied(to: "😀") == "")
  }

  @Test func aCaretFollowsWhatStandsBeforeIt() {
    #expect(TextEdit(at: 0, inserting: "$").caret(0) == 1)
    #expect(TextEdit(at: 1, inserting: ",").caret(4) == 5)
    #expect(TextEdit(at: 2, inserting: "!").caret(1) == 1)
    #expect(TextEdit(at: 0, removing: 3, inserting: "ABC").caret(2) == 2)
    #expect(TextEdit(at: 0, removing: 3).caret(2) == 0)
  }

  // MARK: Two parties

  private func merged(_ text: String, person: TextEdit, app: TextEdit) -> String {
    let moved = TextEdit.transform(person: person, app: app)
    let one = moved.app.applied(to: person.applied(to: text))
    #expect(moved.person.applied(to: app.applied(to: text)) == one)
    return one
  }

  @Test func bothInsertionsStayAndTheAppsComesFirst() {
    #expect(merged("ab", person: TextEdit(at: 1, inserting: "p"), app: TextEdit(at: 1, inserting: "A")) == "aApb")
  }

  @Test func whatIsTypedBehindWhatTheAppTakesAwayStays() {
    #expect(merged("one,", person: TextEdit(at: 4, inserting: "t"), app: TextEdit(at: 0, removing: 4)) == "t")
  }

  @Test func whatIsTypedWithinWhatTheAppTakesAwayStays() {
    #expect(merged("abcd", person: TextEdit(at: 2, inserting: "x"), app: TextEdit(at: 0, removing: 4)) == "x")
  }

  @Test func aRemovalSparesWhatTheAppPutIn() {
    #expect(merged("abcd", person: TextEdit(at: 1, removing: 2), app: TextEdit(at: 2, inserting: "!")) == "a!d")
  }

  @Test func whoRemovesALetterRemovesTheCapitalTheAppMadeOfIt() {
    let app = TextEdit([
      .init(at: 0, removing: 1, inserting: "A"), .init(at: 1, removing: 1, inserting: "B"),
      .init(at: 2, removing: 1, inserting: "C"),
    ])!
    #expect(merged("abc", person: TextEdit(at: 2, removing: 1), app: app) == "AB")
    #expect(merged("abc", person: TextEdit(at: 1, inserting: "x"), app: app) == "AxBC")
    #expect(merged("abc", person: TextEdit(at: 0, removing: 3, inserting: "x"), app: app) == "x")
  }

  @Test func aReplacementOfWhatIsRemovedInPartStays() {
    #expect(
      merged("abcd", person: TextEdit(at: 1, removing: 1), app: TextEdit(at: 1, removing: 2, inserting: "X")) == "aXd")
  }

  // MARK: Composition

  @Test func twoEditsOneAfterTheOtherAreOne() {
    let one = TextEdit(at: 1, inserting: "b")
    #expect(one.composed(with: TextEdit(at: 2, inserting: "c")) == TextEdit(at: 1, inserting: "bc"))
    #expect(one.composed(with: TextEdit(at: 1, removing: 1)).isEmpty)
    #expect(one.composed(with: TextEdit(at: 0, removing: 3)) == TextEdit(at: 0, removing: 2))
  }

  // MARK: Differences

  @Test func whatStandsBehindTheCaretIsTheRestOfTheOldText() {
    #expect(TextEdit.difference(from: "aa", to: "aaa", caret: 1) == TextEdit(at: 0, inserting: "a"))
    #expect(TextEdit.difference(from: "aa", to: "aaa", caret: 3) == TextEdit(at: 2, inserting: "a"))
    #expect(TextEdit.difference(from: "aaa", to: "aa", caret: 1) == TextEdit(at: 1, removing: 1))
    #expect(TextEdit.difference(from: "x", to: "x").isEmpty)
  }

  @Test func aDifferenceSplitsNoPair() {
    #expect(TextEdit.difference(from: "😀", to: "😁") == TextEdit(at: 0, removing: 2, inserting: "😁"))
    // The first halves differ, the second ones do not.
    #expect(
      TextEdit.difference(from: "\u{1F600}", to: "\u{1FA00}") == TextEdit(at: 0, removing: 2, inserting: "\u{1FA00}"))
  }

  @Test func accentsThatLookTheSameAreADifference() {
    #expect(TextEdit.difference(from: "e\u{301}", to: "\u{E9}").applied(to: "e\u{301}").utf16.count == 1)
    #expect(TextEdit.alignment(from: "e\u{301}", to: "\u{E9}").applied(to: "e\u{301}").utf16.count == 1)
  }

  @Test(arguments: [
    ("1934", "1,934", "1:,"), ("1,2345,678", "12,345,678", "1-1 3:,"), ("abc", "ABC", "0-1:A 1-1:B 2-1:C"),
    ("57", "$57", "0:$"), ("one,two", "two", "0-4"), ("5551234", "(555) 123-4", "0:( 3:)_ 6:-"),
    ("abc", "xyz", "0-3:xyz"),
    ("über", "UBER", "0-1:U 1-1:B 2-1:E 3-1:R"),
  ]) func anAlignmentKeepsWhatIsTheSame(old: String, new: String, _ expected: String) {
    let edit = TextEdit.alignment(from: old, to: new)
    #expect(edit.applied(to: old) == new)
    let text = edit.changes.map { change in
      "\(change.place)" + (change.removed > 0 ? "-\(change.removed)" : "")
        + (change.inserted.isEmpty ? "" : ":\(change.inserted.replacing(" ", with: "_"))")
    }.joined(separator: " ")
    #expect(text == expected)
  }

  @Test func aLongTextInCapitalsIsAlignedLetterByLetter() {
    let text = String(repeating: "abcdefgh", count: 100)
    #expect(TextEdit.alignment(from: text, to: text.uppercased()).changes.count == 800)
    let other = String(repeating: "12345678", count: 100)
    #expect(TextEdit.alignment(from: text, to: other).changes.count == 1)
  }

  @Test func anAlignmentOfLongClustersLooksAtEachOfThemOnce() {
    let marks = String(repeating: "\u{301}", count: 50)
    let letters = (0..<256).map { index in String(UnicodeScalar(0x430 + UInt32(index % 32))!) + marks }.joined()
    let capitals = TextEdit.alignment(from: letters, to: letters.uppercased())
    #expect(capitals.changes.count == 256)
    #expect(capitals.applied(to: letters) == letters.uppercased())
    // A single cluster, whose borders are far away.
    let cluster = String(repeating: "\u{301}", count: 200_000)
    #expect(
      TextEdit.alignment(from: "xa" + cluster + "y", to: "xA" + cluster + "y")
        == TextEdit(at: 1, removing: 200_001, inserting: "A" + cluster))
  }

  @Test func whatIsBehindTheCaretStaysWhereThereIsAChoice() {
    #expect(TextEdit.alignment(from: "11111", to: "1111", caret: 3) == TextEdit(at: 2, removing: 1))
    #expect(TextEdit.alignment(from: "11111", to: "1111", caret: 5) == TextEdit(at: 4, removing: 1))
  }

  // MARK: At random

  @Test func editsAtRandomConvergeComposeAndCanBeUndone() {
    var random = SeededNumbers(seed: 34)
    let letters = ["a", "b", "é", "😀", "e\u{301}", " ", "1"]
    for _ in 0..<20_000 {
      let text = (0..<random.below(9)).map { _ in letters.randomElement(using: &random)! }.joined()
      let person = TextEdit.random(in: text, letters: letters, using: &random)
      let app = TextEdit.random(in: text, letters: letters, using: &random)
      _ = merged(text, person: person, app: app)
      let after = person.applied(to: text)
      #expect(person.inverse(on: text).applied(to: after) == text)
      #expect(after.utf16.count == text.utf16.count + person.growth)
      let next = TextEdit.random(in: after, letters: letters, using: &random)
      #expect(person.composed(with: next).applied(to: text).utf16.elementsEqual(next.applied(to: after).utf16))
      for edit in [TextEdit.difference(from: text, to: after), TextEdit.alignment(from: text, to: after)] {
        #expect(edit.applied(to: text).utf16.elementsEqual(after.utf16))
      }
      let caret = random.below(after.utf16.count + 1)
      #expect(
        TextEdit.difference(from: text, to: after, caret: caret).applied(to: text).utf16.elementsEqual(after.utf16))
      #expect(
        TextEdit.alignment(from: text, to: after, caret: caret).applied(to: text).utf16.elementsEqual(after.utf16))
    }
  }
}
