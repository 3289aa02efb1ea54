import Foundation
import Testing

@testable import IppoRender

/// A person and an app change one text over a line with delays. Both end with the same text, and no character of either
/// is lost or doubled.
///
/// `IPPO_TEXT_STEPS` sets the number of steps, for example ten million.
@Suite struct TwoPartiesTests {
  private static let steps = ProcessInfo.processInfo.environment["IPPO_TEXT_STEPS"].flatMap { Int($0) } ?? 40_000

  @Test(arguments: [1, 2, 3, 4] as [UInt64]) func delaysAtRandomLoseAndDoubleNothing(seed: UInt64) {
    var line = Line(seed: seed)
    for _ in 0..<Self.steps / 4 { line.step() }
    line.settle()
    #expect(line.person.text == line.app.text)
    #expect(line.person.pending.isEmpty)
    #expect(line.faults == [])
  }

  /// The sessions before and after a lost connection. Unacknowledged edits are resent once.
  private struct Line {
    var random: SeededNumbers
    var app = AppText("")
    var person = PersonText("", revision: 0)
    /// Messages in transit, in both directions.
    var edits: [(number: Int, edit: RenderTextEdit)] = []
    var answers: [(number: Int, change: TextEdit?, revision: Int)] = []
    var number = 0
    var handled = 0
    /// The next character. Each is unique, so that its final position can be checked.
    var next = 0x4E00
    /// The typed characters, and the removed characters.
    var alive: Set<Character> = []
    var faults: [String] = []

    init(seed: UInt64) { random = SeededNumbers(seed: seed) }

    mutating func fresh() -> String {
      next = next == 0x9FFF ? 0x4E00 : next + 1
      let character = Character(UnicodeScalar(UInt32(next))!)
      alive.insert(character)
      return String(character)
    }

    mutating func edit(of text: String) -> TextEdit {
      let count = text.utf16.count
      let place = random.below(count + 1)
      let removed = count > 40 || random.below(3) == 0 ? min(random.below(4), count - place) : 0
      for character in text.slice(place..<place + removed) { alive.remove(character) }
      // The app may replace text. A replacement disappears with the text it replaced, and is not counted.
      let inserted = removed > 0 ? "" : (0..<random.below(3)).map { _ in fresh() }.joined()
      return TextEdit(at: place, removing: removed, inserting: inserted)
    }

    mutating func step() {
      switch random.below(7) {
      case 0, 1:
        let edit = edit(of: person.text)
        guard !edit.isEmpty else { return }
        number += 1
        edits.append((number, person.edit(edit, caret: edit.caret(edit.end), number: number)))
      case 2, 3: deliverEdit()
      case 4: change()
      case 5: deliverAnswer()
      default: if random.below(50) == 0 { loseConnection() }
      }
    }

    mutating func change() {
      let new = edit(of: app.text).applied(to: app.text)
      switch app.show(new) {
      case .edit(let change): answers.append((handled, change, app.revision))
      case .whole: faults.append("the history was lost")
      case nil: break
      }
    }

    mutating func deliverEdit() {
      guard !edits.isEmpty else { return }
      let (number, edit) = edits.removeFirst()
      guard number > handled else { return }
      handled = number
      app.receive(edit)
      if app.show(app.text) != nil { faults.append("an edit did not fit") }
      answers.append((handled, nil, app.revision))
    }

    mutating func deliverAnswer() {
      guard !answers.isEmpty else { return }
      let answer = answers.removeFirst()
      person.answer(upTo: answer.number)
      if let change = answer.change { person.take(change, revision: answer.revision) }
    }

    /// Messages of the person may be lost; messages of the app are resent.
    mutating func loseConnection() {
      for _ in 0..<random.below(edits.count + 1) { deliverEdit() }
      while !answers.isEmpty { deliverAnswer() }
      edits = person.pending.map { ($0.number, $0.edit) }
    }

    mutating func settle() {
      while !edits.isEmpty { deliverEdit() }
      while !answers.isEmpty { deliverAnswer() }
      let there = person.text
      if Set(there).count != there.count { faults.append("a character is there twice") }
      if Set(there) != alive.intersection(Set(there)) || !alive.isSubset(of: Set(there)) {
        faults.append("\(alive.subtracting(Set(there)).count) characters are lost")
      }
    }
  }
}
