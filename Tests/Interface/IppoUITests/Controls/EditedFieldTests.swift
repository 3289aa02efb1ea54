import Testing

@testable import IppoUI

/// Fields whose apps change the typed text, over lines of any delay. Nothing is lost or doubled, and the app receives
/// every text in order.
@MainActor
@Suite struct EditedFieldTests {
  // The person types a character in each step. At 20 ms for a character, the lines have delays of 0, 20, 60, 300 and
  // 1000 ms each way.
  nonisolated static let lines = [0, 1, 3, 15, 50]

  @Test(arguments: lines) func capitalsAreWhatWasTyped(steps: Int) throws {
    let app = AppUnderTest()
    app.make = { app.text = $0.uppercased() }
    let line = try TypedLine(app, steps: steps)
    line.type("hello wörld<<<rld 😀!")
    line.settle()
    #expect(line.person.text == "HELLO WÖRLD 😀!")
    #expect(app.text == "HELLO WÖRLD 😀!")
  }

  @Test(arguments: lines) func digitsAreGroupedInTheirOrder(steps: Int) throws {
    let app = AppUnderTest()
    app.make = { text in
      let digits = text.filter(\.isNumber)
      let groups = digits.reversed().enumerated().map { place, digit in
        (place > 0 && place.isMultiple(of: 3) ? "," : "") + String(digit)
      }
      app.text = String(groups.joined().reversed())
    }
    let line = try TypedLine(app, steps: steps)
    line.type("1934567")
    line.settle()
    #expect(line.person.text == "1,934,567")
    line.move(to: 3)
    line.type("28")
    line.settle()
    #expect(line.person.text == "192,834,567")
    #expect(app.text == line.person.text)
  }

  @Test(arguments: lines) func whatIsRefusedIsGoneAndNothingElse(steps: Int) throws {
    let app = AppUnderTest()
    app.make = { if $0.allSatisfy(\.isNumber) { app.text = $0 } }
    let line = try TypedLine(app, steps: steps)
    line.type("1a2b3c")
    line.settle()
    #expect(line.person.text == "123")
    #expect(app.text == "123")
  }

  @Test(arguments: lines) func whatDoesNotFitIsCut(steps: Int) throws {
    let app = AppUnderTest()
    app.make = { app.text = String($0.prefix(4)) }
    let line = try TypedLine(app, steps: steps)
    line.type("abcdefgh")
    line.settle()
    #expect(line.person.text == "abcd")
    #expect(app.text == "abcd")
  }

  @Test(arguments: lines) func whatIsBeforeACommaIsATagOnce(steps: Int) throws {
    let app = AppUnderTest()
    app.make = { text in
      guard let comma = text.firstIndex(of: ",") else {
        app.text = text
        return
      }
      app.heard.append(String(text[..<comma]))
      app.text = String(text[text.index(after: comma)...])
    }
    let line = try TypedLine(app, steps: steps)
    line.type("one,two,three,four")
    line.settle()
    #expect(app.heard == ["one", "two", "three"])
    #expect(line.person.text == "four")
    #expect(app.text == "four")
  }

  @Test(arguments: lines) func aFieldThatIsClearedOnReturnHasWhatWasTypedAfterIt(steps: Int) throws {
    let app = AppUnderTest()
    app.submit = {
      app.heard.append(app.text)
      app.text = ""
    }
    let line = try TypedLine(app, steps: steps)
    line.type("one\ntwo\nthree")
    line.settle()
    #expect(app.heard == ["one", "two"])
    #expect(line.person.text == "three")
    #expect(app.text == "three")
  }

  @Test(arguments: lines) func aSignStandsBeforeWhatIsTyped(steps: Int) throws {
    let app = AppUnderTest()
    app.text = "57"
    app.make = { app.text = "$" + $0.filter(\.isNumber) }
    let line = try TypedLine(app, steps: steps)
    line.move(to: 1)
    line.type("68")
    line.settle()
    #expect(line.person.text == "$5687")
    #expect(app.text == "$5687")
  }

  @Test(arguments: lines) func whatTheAppDoesByItselfStandsBesideWhatIsTyped(steps: Int) throws {
    let app = AppUnderTest()
    let line = try TypedLine(app, steps: steps)
    for character in "abcdef" {
      app.text = "> " + app.text
      line.type(String(character))
    }
    line.settle()
    #expect(app.text == "> > > > > > abcdef")
    #expect(line.person.text == app.text)
    // The app undoes the edit while the person types more.
    app.text = "> > > > > > "
    line.type("g")
    line.settle()
    #expect(app.text == "> > > > > > g")
    #expect(line.person.text == app.text)
  }

  @Test(arguments: lines) func theAppHearsEveryTextInOrder(steps: Int) throws {
    let app = AppUnderTest()
    app.make = {
      app.heard.append($0)
      app.text = $0
    }
    let line = try TypedLine(app, steps: steps)
    line.type("abc<d")
    line.settle()
    #expect(app.heard == ["a", "ab", "abc", "ab", "abd"])
  }

  @Test func aFieldThatIsDisabledHasWhatItHad() throws {
    let app = AppUnderTest()
    app.text = "x"
    let line = try TypedLine(app, steps: 3)
    line.type("ab")
    app.isDisabled = true
    line.type("c")
    line.settle()
    #expect(line.refusals == 3)
    #expect(line.person.text == "x")
    #expect(app.text == "x")
  }

  @Test func aTextIsMadeNoLongerThanItMayBe() throws {
    let app = AppUnderTest()
    app.text = String(repeating: "x", count: RenderTextEdit.longestText - 1)
    let line = try TypedLine(app, steps: 3)
    line.type("ab")
    line.settle()
    #expect(line.refusals == 1)
    #expect(app.text.hasSuffix("xa"))
    #expect(line.person.text == app.text)
    app.text += "longer"
    line.window.drain()
    line.settle()
    line.move(to: app.text.utf16.count)
    line.type("<")
    line.settle()
    #expect(app.text.hasSuffix("longe"))
    #expect(line.refusals == 1)
    #expect(line.person.text == app.text)
  }

  @Test(arguments: [false, true]) func textsThatWerePutAwayHaveTheirHistory(isHibernating: Bool) throws {
    let app = AppUnderTest()
    app.make = { app.text = $0.uppercased() }
    let line = try TypedLine(app, steps: 4)
    line.type("ab")
    // The edits are in transit, and do not know the app's later changes.
    app.text = "> "
    line.window.drain()
    #expect(line.window.rest())
    if isHibernating { #expect(line.window.hibernate()) }
    line.type("c")
    line.settle()
    #expect(app.text == "> ABC")
    #expect(line.person.text == app.text)
  }

  @Test func anEditOfATextThatNobodyKnowsStaysAndTheWholeTextIsTold() throws {
    let app = AppUnderTest()
    app.text = "abc"
    let line = try TypedLine(app, steps: 0)
    let lost = RenderTextEdit(TextEdit(at: 9, removing: 4, inserting: "x"), caret: 10, revision: 7, length: 30)
    try line.window.send(.edit(lost), to: line.field)
    #expect(app.text == "abcx")
    #expect(line.window.tree[line.field]!.element.field?.revision == 1)
    #expect(line.window.tree[line.field]!.element.field?.change == nil)
  }

  @Test func aProgramReplacesTheText() throws {
    let app = AppUnderTest()
    app.make = { app.text = $0.uppercased() }
    let line = try TypedLine(app, steps: 2)
    line.type("ab")
    try line.window.send(.setText("xyz"), to: line.field)
    line.settle()
    #expect(app.text == "XYZAB")
    #expect(line.person.text == app.text)
  }
}

extension RenderElement {
  fileprivate var field: RenderField? { if case .field(let field) = self { field } else { nil } }
}

/// The state of an app with one field.
@MainActor
@Observable
private final class AppUnderTest {
  var text = ""
  var isDisabled = false
  @ObservationIgnored var heard: [String] = []
  @ObservationIgnored var make: @MainActor (String) -> Void = { _ in }
  @ObservationIgnored var submit: @MainActor () -> Void = {}

  init() { make = { [unowned self] in self.text = $0 } }
}

private struct FieldUnderTest: View {
  let app: AppUnderTest

  var body: some View {
    TextField(
      "Text",
      text: Binding {
        app.text
      } set: {
        app.make($0)
      }
    )
    .onSubmit { app.submit() }
    .disabled(app.isDisabled)
  }
}

/// A person who types into a field, over a line with a delay in steps each way. A step is a key.
@MainActor
private final class TypedLine {
  let window: ViewGraph
  let field: RenderNodeID
  private(set) var person: PersonText
  private(set) var refusals = 0
  private let steps: Int
  private var caret: Int
  private var time = 0
  private var number = 0
  private var handled = 0
  private var events: [(due: Int, number: Int, event: RenderEvent)] = []
  private var answers: [(due: Int, handled: Int, field: RenderField?)] = []

  init(_ app: AppUnderTest, steps: Int) throws {
    self.steps = steps
    window = ViewGraph { FieldUnderTest(app: app) }
    window.drain()
    let tree = window.tree
    field = try #require(tree.subtree(of: tree.root!).first { tree[$0]!.element.field != nil })
    let shown = tree[field]!.element.field!
    person = PersonText(shown.text, revision: shown.revision)
    caret = shown.text.utf16.count
    window.onFrame = { [unowned self] frame in
      for case .update(self.field, .field(let shown)?, _) in frame.ops { answer(shown) }
    }
  }

  private func answer(_ shown: RenderField?) { answers.append((time + steps, handled, shown)) }

  func move(to place: Int) { caret = place }

  /// A line end is Return; `<` is the key that deletes the character before the caret.
  func type(_ text: String) {
    for key in text {
      number += 1
      switch key {
      case "\n": events.append((time + steps, number, .submit))
      case "<": edit(TextEdit(at: caret - 1, removing: 1))
      default: edit(TextEdit(at: caret, inserting: String(key)))
      }
      step()
    }
  }

  private func edit(_ edit: TextEdit) {
    caret = edit.caret(edit.end)
    events.append((time + steps, number, .edit(person.edit(edit, caret: caret, number: number))))
  }

  private func step() {
    // The app made its changes so far without the arriving edit.
    window.drain()
    while let first = events.first, first.due <= time {
      events.removeFirst()
      handled = first.number
      do { try window.send(first.event, to: field) } catch { refusals += 1 }
      answer(nil)
    }
    while let first = answers.first, first.due <= time {
      answers.removeFirst()
      person.answer(upTo: first.handled)
      guard let shown = first.field, shown.revision > person.revision else { continue }
      if let change = shown.change {
        caret = person.take(change, revision: shown.revision).caret(caret)
      } else {
        person.take(whole: shown.text, revision: shown.revision)
      }
    }
    time += 1
  }

  func settle() { while !events.isEmpty || !answers.isEmpty { step() } }
}
