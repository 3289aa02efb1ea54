import IppoTerminal
import IppoTesting
import IppoUI
import Testing

private struct Shouting: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(configuration.isPressed ? "held" : "free")
    }
  }
}

private struct PressView: View {
  @State private var log = "nothing"

  var body: some View {
    Button("Press") { log = "pressed" }.buttonStyle(Shouting())
    Text("Letter").accessibilityAction(named: "Archive") { log = "archived" }
    Text("Log: \(log)")
  }
}

/// Buttons that are told how they are pressed, and those that only assist.
@MainActor
@Suite struct PressTests {
  @Test func `a press is told before the button acts, and its end too`() {
    let screen = TerminalScreen(columns: 30, rows: 6) { PressView() }
    #expect(screen.text.contains("free"))
    screen.click("Press")
    #expect(screen.text.contains("free"))
    #expect(screen.text.contains("Log: pressed"))
    #expect(screen.refusedEvents.isEmpty)
  }

  @Test func `further actions of a view take no room and no focus`() {
    let screen = TerminalScreen(columns: 30, rows: 6) { PressView() }
    #expect(!screen.text.contains("Archive"))
    for _ in 0..<3 {
      screen.press(.tab)
      screen.press(.enter)
    }
    #expect(screen.text.contains("Log: pressed"))
  }

  // MARK: Where a press begins

  private func mouse(_ screen: TerminalScreen, _ action: MouseEvent.Action, _ column: Int, _ row: Int) {
    screen.send(.mouse(MouseEvent(action, at: CellPoint(column: column, row: row))))
  }

  /// A button that moves down by three rows while it is held.
  private struct Moving: View {
    @State private var lines = 0
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<lines, id: \.self) { Text("line \($0)") }
        Button("Press") { count += 1 }.buttonStyle(Telling { lines = $0 ? 3 : 0 })
        Text("count \(count)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private struct Telling: ButtonStyle {
    let told: (Bool) -> Void
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, isPressed in told(isPressed) }
    }
  }

  @Test func `a control that moves away under a held press still takes it`() {
    let screen = TerminalScreen(columns: 30, rows: 8) { Moving() }
    mouse(screen, .press(.left), 1, 0)
    #expect(screen.line(0) == "line 0")
    mouse(screen, .release(.left), 1, 0)
    #expect(screen.text.contains("count 1"))
  }

  @Test func `a press that is dragged off the control is none`() {
    let screen = TerminalScreen(columns: 30, rows: 6) { PressView() }
    let place = screen.place(of: "Press")!
    mouse(screen, .press(.left), place.column, place.row)
    mouse(screen, .drag(.left), place.column, place.row + 3)
    mouse(screen, .release(.left), place.column, place.row + 3)
    #expect(screen.text.contains("Log: nothing") && screen.text.contains("free"))
  }

  @Test func `a release that never comes is ended by the next press`() {
    let screen = TerminalScreen(columns: 30, rows: 6) { PressView() }
    let place = screen.place(of: "Press")!
    mouse(screen, .press(.left), place.column, place.row)
    #expect(screen.text.contains("held"))
    mouse(screen, .press(.left), 29, 5)
    #expect(screen.text.contains("free") && screen.text.contains("Log: nothing"))
    mouse(screen, .release(.left), place.column, place.row)
    #expect(screen.text.contains("Log: nothing"))
    screen.click("Press")
    #expect(screen.text.contains("Log: pressed"))
  }

  private struct Tapped: View {
    @State private var taps = 0
    var body: some View {
      VStack(alignment: .leading) {
        Text("a long text to be selected").onTapGesture { taps += 1 }
        Text("taps \(taps)")
      }
    }
  }

  @Test func `selecting and dragging is no tap`() {
    let screen = TerminalScreen(columns: 30, rows: 3) { Tapped() }
    let place = screen.place(of: "a long")!
    mouse(screen, .press(.left), place.column, place.row)
    mouse(screen, .drag(.left), place.column + 8, place.row)
    mouse(screen, .release(.left), place.column + 8, place.row)
    #expect(screen.text.contains("taps 0"))
    mouse(screen, .press(.left), place.column, place.row)
    mouse(screen, .release(.left), place.column + 1, place.row)
    #expect(screen.text.contains("taps 1"))
  }

  private struct Steps: View {
    @State private var value = 5
    var body: some View { Stepper("Value \(value)", value: $value) }
  }

  @Test func `a press on one half of a control is no press on the other`() {
    let screen = TerminalScreen(columns: 40, rows: 2) { Steps() }
    let (minus, plus) = (screen.place(of: "−")!, screen.place(of: "+")!)
    mouse(screen, .press(.left), minus.column, minus.row)
    mouse(screen, .drag(.left), plus.column, plus.row)
    mouse(screen, .release(.left), plus.column, plus.row)
    #expect(screen.text.contains("Value 5"))
    screen.click(column: plus.column, row: plus.row)
    #expect(screen.text.contains("Value 6"))
  }

  private struct Rows: View {
    @State private var names = ["one", "two", "three", "four"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Text($0) }.onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, .constant(.active))
    }
  }

  @Test(arguments: [
    ("one", "three", ["two", "three", "one", "four"]), ("four", "one", ["four", "one", "two", "three"]),
  ])
  func `a row is dragged by its handle`(from: String, to: String, order: [String]) {
    let screen = TerminalScreen(columns: 30, rows: 8) { Rows() }
    let (start, end) = (screen.place(of: from)!, screen.place(of: to)!)
    let handle = ClusterWidth.columns(of: String(screen.line(start.row).prefix { $0 != "≡" }))
    mouse(screen, .press(.left), handle, start.row)
    mouse(screen, .drag(.left), handle, end.row)
    mouse(screen, .release(.left), handle, end.row)
    let names = screen.lines.compactMap { line in ["one", "two", "three", "four"].first { line.contains($0) } }
    #expect(names == order)
  }
}
