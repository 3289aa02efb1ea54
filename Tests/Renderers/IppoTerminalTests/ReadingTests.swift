import IppoTesting
import IppoUI
import Testing

@MainActor
@Suite("The reading mode")
struct ReadingTests {
  // MARK: Words

  @Test("An element is a line with its name, its role, its value and its state")
  func words() {
    let reader = TerminalReader {
      NavigationStack {
        VStack {
          Text("Plain").accessibilityHint("A hint")
          Text("Part").accessibilityAddTraits(.isHeader)
          Button("Go") {}.disabled(true)
          Toggle("Wi-Fi", isOn: .constant(true))
          Slider(value: .constant(4), in: 0...10) { Text("Volume") }
          SecureField("Password", text: .constant("abc"))
          TextField("Name", text: .constant(""))
          ProgressView("Loading", value: 0.4)
          Image(systemName: "star")
          Picker("Fruit", selection: .constant(1)) {
            Text("Apple").tag(1)
            Text("Pear").tag(2)
          }
        }
        .navigationTitle("Page")
      }
    }
    #expect(
      reader.lines == [
        "Page, heading", "Plain, A hint", "Part, heading", "Go, button, not available", "1. Wi-Fi, switch, on",
        "2. Volume, slider, 4", "3. Password, secure text field, 3 characters", "4. Name, text field, empty",
        "Loading, progress, 40%", "5. Fruit, choice, Apple",
      ])
  }

  @Test("Text cannot send control sequences to the terminal")
  func controls() {
    let reader = TerminalReader { Text("a\u{1B}[2Jb\u{9B}c\r\nd") }
    #expect(reader.lines == ["a\u{241B}[2Jb\u{FFFD}c", "d"])
  }

  @Test("The words are in the language of the window")
  func language() {
    let reader = TerminalReader(environment: { $0.locale = Locale(identifier: "de") }) {
      VStack {
        Toggle("WLAN", isOn: .constant(false))
        Button("Los") {}
      }
    }
    // An app without German texts speaks English; see the tests of the library's words for the rest.
    #expect(reader.lines == ["1. WLAN, switch, off", "2. Los, button"])
  }

  // MARK: Changes

  private struct Counter: View {
    @State var count = 0
    @State var isOn = false

    var body: some View {
      VStack {
        Text("Count: \(count)")
        Button("Increment") { count += 1 }
        Toggle("More", isOn: $isOn)
        if isOn { Button("Reset") { count = 0 } }
      }
    }
  }

  @Test("After an event, only the changed lines are read, and numbers stay")
  func changes() {
    let reader = TerminalReader { Counter() }
    #expect(reader.lines == ["Count: 0", "1. Increment, button", "2. More, switch, off"])
    #expect(reader.enter("1") == ["Count: 1"])
    #expect(reader.enter("2") == ["2. More, switch, on", "3. Reset, button"])
    #expect(reader.enter("2 on") == ["Nothing has changed."])
    #expect(reader.enter("3") == ["Count: 0"])
    #expect(reader.enter("2 off") == ["2. More, switch, off"])
    #expect(reader.enter("3") == ["There is no choice “3”. Type ? for help."])
    #expect(reader.enter("") == ["Count: 0", "1. Increment, button", "2. More, switch, off"])
  }

  @Test(
    "A choice that does not exist is answered, and changes nothing",
    arguments: ["0", "4", "-1", "99999999999999999999", "one", "1x", "?1", "²"])
  func badChoices(_ line: String) {
    let reader = TerminalReader { Counter() }
    #expect(reader.enter(line) == ["There is no choice “\(line)”. Type ? for help."])
    #expect(reader.enter("1 2") == ["“2” does not fit here."])
    #expect(reader.enter("1") == ["Count: 1"])
    #expect(!reader.isOver)
  }

  @Test("Commands: help, back, and quit, after which nothing is taken")
  func commands() {
    let reader = TerminalReader { Counter() }
    #expect(reader.enter("?").count == 7)
    #expect(reader.enter("back") == ["This page cannot be left."])
    #expect(reader.enter("more") == ["Everything has been read."])
    #expect(reader.enter(" QUIT ").isEmpty)
    #expect(reader.isOver)
    #expect(reader.enter("1").isEmpty)
  }

  // MARK: Values

  private struct Form: View {
    @State var name = "Ann"
    @State var age = 7
    @State var notes = ""
    @State var secret = ""
    @State var submitted = 0
    @State var volume = 2.0
    @State var steps = 0

    var body: some View {
      VStack {
        TextField("Name", text: $name).onSubmit { submitted += 1 }
        TextField("Age", value: $age, format: .number)
        TextField("Notes", text: $notes, axis: .vertical)
        SecureField("Secret", text: $secret)
        Slider(value: $volume, in: 0...10, step: 2) { Text("Volume") }
        Stepper("Steps: \(steps)", value: $steps, in: 0...2)
        Text("Submitted: \(submitted)")
      }
    }
  }

  @Test("A field takes a value behind its number, or in the next line")
  func fields() {
    let reader = TerminalReader { Form() }
    #expect(reader.enter("1 Bob Dylan") == ["1. Name, text field, Bob Dylan", "Submitted: 1"])
    #expect(reader.enter("1") == ["New text of Name, or an empty line to keep the text:"])
    #expect(reader.enter("quit") == ["1. Name, text field, quit", "Submitted: 2"])
    _ = reader.enter("1")
    #expect(reader.enter("") == ["Nothing has changed."])
    #expect(reader.enter("2 x") == ["“x” does not fit here."])
    #expect(reader.enter("2 8") == ["2. Age, text field, 8"])
    #expect(reader.enter("3") == ["New text of Notes, ended by a line with a single dot:"])
    #expect(reader.enter("a").isEmpty)
    #expect(reader.enter("b").isEmpty)
    #expect(reader.enter(".") == ["3. Notes, text field, a", "b"])
    #expect(!reader.asksForSecret)
    _ = reader.enter("4")
    #expect(reader.asksForSecret)
    #expect(reader.enter("pa ss") == ["4. Secret, secure text field, 5 characters"])
    #expect(!reader.asksForSecret)
  }

  @Test("A slider takes a number, a part in percent, or a step; a stepper takes signs")
  func numbers() {
    let reader = TerminalReader { Form() }
    #expect(reader.enter("5 7") == ["5. Volume, slider, 8"])
    #expect(reader.enter("5 40%") == ["5. Volume, slider, 4"])
    #expect(reader.enter("5 -") == ["5. Volume, slider, 2"])
    #expect(reader.enter("5") == ["New value of Volume (0 to 10):"])
    #expect(reader.enter("11") == ["“11” does not fit here."])
    #expect(reader.enter("5 nan") == ["“nan” does not fit here."])
    #expect(reader.enter("6 ++") == ["6. Steps: 2, stepper, 2"])
    #expect(reader.enter("6 +") == ["Nothing has changed."])
    #expect(reader.enter("6") == ["Steps: 2: + or -"])
    #expect(reader.enter("up") == ["“up” does not fit here."])
    #expect(reader.enter("6 -") == ["6. Steps: 1, stepper, 1"])
  }

  private struct Choices: View {
    @State var fruit = "Apple"
    @State var log = "nothing"

    var body: some View {
      VStack {
        Picker("Fruit", selection: $fruit) { ForEach(["Apple", "Pear"], id: \.self) { Text($0) } }
        Menu("File") {
          Button("New") { log = "new" }
          Menu("Export") { Button("As text") { log = "text" } }
          Button("Close") {}.disabled(true)
        }
        Text("Held").onLongPressGesture { log = "held" }
        Text("Adjustable").accessibilityAdjustableAction { log = $0 == .increment ? "up" : "down" }
        Text("Menu").contextMenu { Button("Copy") { log = "copy" } }
        Text("Done: \(log)")
      }
    }
  }

  @Test("A picker and a menu are numbered lists, which back leaves")
  func lists() {
    let reader = TerminalReader { Choices() }
    #expect(reader.enter("1") == ["Fruit:", "1. Apple, selected", "2. Pear"])
    #expect(reader.enter("3") == ["There is no choice “3”. Type ? for help."])
    #expect(reader.enter("2") == ["1. Fruit, choice, Pear"])
    #expect(reader.enter("1 apple") == ["1. Fruit, choice, Apple"])
    #expect(reader.enter("1 plum") == ["“plum” does not fit here."])
    #expect(reader.enter("2") == ["File:", "1. New", "2. Export, menu", "Close, not available"])
    #expect(reader.enter("2") == ["Export:", "1. As text"])
    #expect(reader.enter("back") == ["File:", "1. New", "2. Export, menu", "Close, not available"])
    #expect(reader.enter("export") == ["Export:", "1. As text"])
    #expect(reader.enter("1") == ["Done: text"])
  }

  @Test("Actions of a context menu, of a long press and of assistive technology belong to their element")
  func actions() {
    let reader = TerminalReader { Choices() }
    #expect(
      reader.lines.suffix(4).prefix(3) == [
        "3. Held, actions available", "4. Adjustable, actions available", "5. Menu, actions available",
      ])
    #expect(reader.enter("3 ?") == ["Held:", "1. Press and hold"])
    #expect(reader.enter("1") == ["Done: held"])
    #expect(reader.enter("4") == ["Adjustable:", "1. Increment", "2. Decrement"])
    #expect(reader.enter("2") == ["Done: down"])
    #expect(reader.enter("5?") == ["Menu:", "1. Copy"])
    #expect(reader.enter("copy") == ["Done: copy"])
    #expect(reader.enter("1 ?") == ["Fruit has no actions."])
  }
}
