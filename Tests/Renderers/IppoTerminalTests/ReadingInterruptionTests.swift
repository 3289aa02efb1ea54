import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

@MainActor
@Suite("Answers that are interrupted in the reading mode")
struct ReadingInterruptionTests {
  @MainActor
  @Observable
  final class Model {
    var notes = ""
    var name = ""
    var secret = ""
    var volume = 2.0
    var asks = false
    var asksForMore = false
    var shows = false
    var hasField = true
    var isNameLocked = false
    var time = 0
    var path: [Int] = []
    var pressed = 0
  }

  private struct Screen: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack(path: $model.path) {
        VStack {
          Text("Time: \(model.time)")
          if model.hasField { TextField("Notes", text: $model.notes, axis: .vertical) }
          TextField("Name", text: $model.name).disabled(model.isNameLocked)
          SecureField("Secret", text: $model.secret)
          Slider(value: $model.volume, in: 0...10, step: 2) { Text("Volume") }
          Button("Delete") { model.pressed += 1 }
        }
        .navigationTitle("Page")
        .navigationDestination(for: Int.self) { Text("Item \($0)").navigationTitle("Item") }
        .alert("Disk full", isPresented: $model.asks) {
          Button("Empty the bin") { model.pressed += 1 }
          Button("OK", role: .cancel) {}
        } message: {
          Text("3 MB are left.")
        }
        .sheet(isPresented: $model.shows) { Sheet(model: model) }
      }
    }
  }

  private struct Sheet: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        Text("On the sheet")
        TextField("Draft", text: $model.notes, axis: .vertical)
      }
      .alert("New name", isPresented: $model.asksForMore) { TextField("Short", text: $model.name) }
    }
  }

  private static let prompt = "New text of Notes, ended by a line with a single dot:"
  private static let alert = ["Alert: Disk full", "3 MB are left."]

  @Test("An alert leaves an answer of several lines, and the answer goes on to its field after the alert")
  func alertDuringLines() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    #expect(reader.enter("1") == [Self.prompt])
    #expect(reader.enter("Dear Bob,").isEmpty)
    model.asks = true
    #expect(reader.advance(by: 1) == Self.alert + [Self.prompt])
    // A line that was begun before the alert came must not choose a button of the alert.
    #expect(reader.enter("1").isEmpty)
    #expect(model.pressed == 0)
    #expect(reader.enter(".") == Self.alert + ["1. Empty the bin, button", "2. OK, button"])
    #expect(model.notes.isEmpty)
    #expect(
      reader.enter("2") == [
        "Page, heading", "Time: 0", "1. Notes, text field, empty", "2. Name, text field, empty",
        "3. Secret, secure text field, empty", "4. Volume, slider, 2", "5. Delete, button",
        "1. Notes, text field, Dear Bob,", "1",
      ])
    #expect(model.notes == "Dear Bob,\n1")
    #expect(model.pressed == 0)
  }

  @Test("An alert that goes by itself interrupts nothing")
  func alertThatGoes() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("1")
    _ = reader.enter("a")
    model.asks = true
    #expect(reader.advance(by: 1) == Self.alert + [Self.prompt])
    model.asks = false
    #expect(reader.advance(by: 5).isEmpty)
    _ = reader.enter("b")
    #expect(reader.enter(".") == ["1. Notes, text field, a", "b"])
    #expect(model.notes == "a\nb")
  }

  @Test("A line, a secret and a number that were asked for go to their controls after the alert")
  func alertDuringLine() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    for (choice, answer) in [("2", "1"), ("3", "quit"), ("4", "8")] {
      _ = reader.enter(choice)
      let isSecret = reader.asksForSecret
      #expect(isSecret == (choice == "3"))
      model.asks = true
      #expect(reader.advance(by: 1).prefix(2) == Self.alert[...])
      #expect(reader.asksForSecret == isSecret)
      #expect(reader.enter(answer).prefix(2) == Self.alert[...])
      #expect(!reader.isOver)
      _ = reader.enter("2")
    }
    #expect(model.name == "1")
    #expect(model.secret == "quit")
    #expect(model.volume == 8)
    #expect(model.pressed == 0)
    #expect(!reader.lines.contains { $0.contains("quit") })
  }

  @Test("An empty line keeps the text, and leads to the alert")
  func emptyLine() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("2")
    model.asks = true
    _ = reader.advance(by: 1)
    #expect(reader.enter("").prefix(2) == Self.alert[...])
    #expect(reader.enter("1").first == "Page, heading")
    #expect(model.name.isEmpty)
    #expect(model.pressed == 1)
  }

  @Test("An alert that comes between two lines, before it has been read, loses neither")
  func alertBeforeReading() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("1")
    model.time = 1
    _ = reader.advance(by: 0)
    model.asks = true
    #expect(reader.enter("a") == Self.alert + [Self.prompt])
    #expect(reader.enter(".").prefix(2) == Self.alert[...])
    _ = reader.enter("back")
    #expect(model.notes == "a")
  }

  @Test("Of a sheet that closes, the text is read back")
  func sheetThatCloses() {
    let model = Model()
    model.shows = true
    let reader = TerminalReader { Screen(model: model) }
    #expect(reader.lines == ["Dialog", "On the sheet", "1. Draft, text field, empty"])
    _ = reader.enter("1")
    _ = reader.enter("one")
    model.shows = false
    #expect(
      reader.advance(by: 1) == [
        "Page, heading", "Time: 0", "Draft, removed", "New text of Draft, ended by a line with a single dot:",
      ])
    #expect(reader.enter("5").isEmpty)
    let lines = reader.enter(".")
    #expect(lines.prefix(4) == ["Draft, not available", "one", "5", "Page, heading"])
    #expect(model.pressed == 0)
    #expect(reader.enter("5") == ["Nothing has changed."])
    #expect(model.pressed == 1)
  }

  @Test("Of a field that vanishes, the text is read back")
  func fieldThatVanishes() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("1")
    _ = reader.enter("one")
    model.hasField = false
    #expect(reader.advance(by: 1) == ["Notes, text field, empty, removed"])
    #expect(reader.enter("two").isEmpty)
    #expect(reader.enter(".") == ["Notes, not available", "one", "two"])
    #expect(reader.enter("5") == ["Nothing has changed."])
    #expect(model.pressed == 1)
  }

  @Test("Of a field that is disabled when its screen comes back, the text is read back")
  func fieldThatIsDisabled() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("2")
    model.asks = true
    _ = reader.advance(by: 1)
    #expect(reader.enter("Zoe").prefix(2) == Self.alert[...])
    model.isNameLocked = true
    #expect(reader.enter("2").suffix(2) == ["Name, not available", "Zoe"])
    #expect(model.name.isEmpty)
    // It is read once.
    #expect(!reader.endInput().contains("Zoe"))
  }

  @Test("A page that is pushed and left gives the answer to its field")
  func page() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("2")
    model.path = [7]
    #expect(reader.advance(by: 1).first == "Item, heading")
    #expect(reader.enter("Ann").first == "Item, heading")
    #expect(model.name.isEmpty)
    #expect(reader.enter("back").contains("2. Name, text field, Ann"))
    #expect(model.name == "Ann")
  }

  @Test("An alert over a sheet asks for a text of its own before the held answer goes on")
  func nested() {
    let model = Model()
    model.shows = true
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("1")
    _ = reader.enter("draft")
    model.asksForMore = true
    #expect(reader.advance(by: 1).first == "Alert: New name")
    #expect(reader.enter(".").first == "Alert: New name")
    #expect(reader.enter("1") == ["New text of Short, or an empty line to keep the text:"])
    #expect(reader.enter("Bo").contains("1. Short, text field, Bo"))
    #expect(model.notes.isEmpty)
    _ = reader.enter("2")
    #expect(model.name == "Bo")
    #expect(model.notes == "draft")
  }

  @Test("Values that change by themselves are read, and the answer goes on")
  func liveValues() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("1")
    for time in 1...3 {
      _ = reader.enter("line \(time)")
      model.time = time
      #expect(reader.advance(by: 1) == ["Time: \(time)"])
    }
    _ = reader.enter(".")
    #expect(model.notes == "line 1\nline 2\nline 3")
  }

  @Test("The end of input ends an answer of several lines, and an answer without its control is read back")
  func endOfInput() {
    let model = Model()
    let reader = TerminalReader { Screen(model: model) }
    _ = reader.enter("1")
    _ = reader.enter("a")
    _ = reader.enter("b")
    #expect(reader.endInput() == ["1. Notes, text field, a", "b"])
    #expect(model.notes == "a\nb")
    #expect(reader.isOver)

    let second = TerminalReader { Screen(model: model) }
    _ = second.enter("2")
    model.asks = true
    _ = second.advance(by: 1)
    _ = second.enter("Zoe")
    #expect(second.endInput() == ["Name, not available", "Zoe"])
  }
}
