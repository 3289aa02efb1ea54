import Testing

@testable import IppoRender

/// A person types into fields whose apps format the text, over lines of any delay, with random keys and pauses. The
/// field ends with the text of a line without delay, and the app has received the same texts.
@Suite struct FormattingAppsTests {
  struct FormattingApp: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var letters: String
    var make: @Sendable (_ old: String, _ typed: String) -> String

    init(_ name: String, _ letters: String, make: @escaping @Sendable (String, String) -> String) {
      testDescription = name
      self.letters = letters
      self.make = make
    }
  }

  private static let apps = [
    FormattingApp("capitals", "abcé ß") { _, typed in typed.uppercased() },
    FormattingApp("groups of digits", "0123456789") { _, typed in
      let digits = typed.filter(\.isNumber)
      let groups = digits.reversed().enumerated().map { place, digit in
        (place > 0 && place.isMultiple(of: 3) ? "," : "") + String(digit)
      }
      return String(groups.joined().reversed())
    },
    FormattingApp("a sign before", "0123456789") { _, typed in "$" + typed.filter { $0 != "$" } },
    FormattingApp("refusal", "01ab") { old, typed in typed.allSatisfy(\.isNumber) ? typed : old },
    FormattingApp("nothing", "ab😀é") { _, typed in typed },
  ]

  /// The person's characters, without the app's characters between them.
  private static func essence(_ text: String) -> String { text.lowercased().filter { $0.isLetter || $0.isNumber } }

  @Test(arguments: apps, [0, 1, 3, 15, 50])
  func whatIsTypedAtTheEndIsThereInItsOrder(app: FormattingApp, steps: Int) {
    var random = SeededNumbers(seed: UInt64(steps))
    var typed = ""
    var line = TypedText(app.make, steps: steps)
    for _ in 0..<200 {
      let key = app.letters.randomElement(using: &random)!
      if app.make("", String(key)).contains(where: { $0.isLetter || $0.isNumber }) { typed.append(key) }
      line.type(String(key))
      if random.below(20) == 0 { line.settle() }
    }
    line.settle()
    #expect(line.person.text == line.app.text)
    #expect(Self.essence(line.app.text) == Self.essence(typed.uppercased().lowercased()))
  }

  @Test(arguments: apps, [0, 1, 3, 15, 50])
  func bothSidesHaveTheSameTextWhateverIsTypedAndDeleted(app: FormattingApp, steps: Int) {
    var random = SeededNumbers(seed: UInt64(100 + steps))
    var line = TypedText(app.make, steps: steps)
    for _ in 0..<300 {
      switch random.below(6) {
      case 0: line.move(by: random.below(7) - 3)
      case 1: line.delete()
      case 2: line.wait()
      default: line.type(String(app.letters.randomElement(using: &random)!))
      }
    }
    line.settle()
    #expect(line.person.text == line.app.text)
    #expect(line.wholeTexts == 0)
  }

  @Test(arguments: [0, 1, 3, 15, 50]) func aNumberIsEditedInItsMiddle(steps: Int) {
    var line = TypedText(Self.apps[1].make, steps: steps)
    line.type("1934567")
    line.settle()
    #expect(line.person.text == "1,934,567")
    line.move(by: -6)
    line.type("28")
    line.settle()
    #expect(line.person.text == "192,834,567")
  }
}

/// A field and its app, connected by a line with a delay in steps each way. A step is a key.
private struct TypedText {
  private(set) var person = PersonText("", revision: 0)
  private(set) var app = AppText("")
  private(set) var wholeTexts = 0
  private let make: (String, String) -> String
  private let steps: Int
  private var caret = 0
  private var time = 0
  private var number = 0
  private var edits: [(due: Int, number: Int, edit: RenderTextEdit)] = []
  private var answers: [(due: Int, number: Int, change: AppText.Change?, text: String, revision: Int)] = []

  init(_ make: @escaping (String, String) -> String, steps: Int) {
    self.make = make
    self.steps = steps
  }

  mutating func type(_ text: String) {
    for key in text { edit(TextEdit(at: caret, inserting: String(key))) }
  }

  mutating func delete() {
    let text = person.text
    guard caret > 0 else { return wait() }
    let start = text.isWithinPair(caret - 1) ? caret - 2 : caret - 1
    edit(TextEdit(at: start, removing: caret - start))
  }

  mutating func move(by distance: Int) {
    caret = min(max(0, caret + distance), person.text.utf16.count)
    if person.text.isWithinPair(caret) { caret -= 1 }
  }

  private mutating func edit(_ edit: TextEdit) {
    number += 1
    caret = edit.caret(edit.end)
    edits.append((time + steps, number, person.edit(edit, caret: caret, number: number)))
    wait()
  }

  mutating func wait() {
    while let first = edits.first, first.due <= time {
      edits.removeFirst()
      let old = app.text
      app.receive(first.edit)
      let new = make(old, app.text)
      let change = app.show(new)
      answers.append((time + steps, first.number, change, app.text, app.revision))
    }
    while let first = answers.first, first.due <= time {
      answers.removeFirst()
      person.answer(upTo: first.number)
      switch first.change {
      case .edit(let change): caret = person.take(change, revision: first.revision).caret(caret)
      case .whole:
        wholeTexts += 1
        person.take(whole: first.text, revision: first.revision)
      case nil: break
      }
    }
    time += 1
  }

  mutating func settle() { while !edits.isEmpty || !answers.isEmpty { wait() } }
}
