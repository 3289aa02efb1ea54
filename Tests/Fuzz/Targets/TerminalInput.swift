import IppoTerminal
import IppoUI

extension FuzzTarget {
  /// What a terminal sends: keys, pastes, reports of the pointer, answers; and bytes that are none of these.
  static let terminalInput = FuzzTarget(
    name: "terminal-input", seeds: TerminalGrammar.inputs.map { Array($0.utf8) }, tokens: TerminalGrammar.tokens
  ) { input in
    var whole = InputParser()
    let events = whole.feed(input)
    var divided = InputParser()
    var pieces: [InputEvent] = []
    for byte in input { pieces += divided.feed([byte]) }
    try check(events == pieces && whole == divided, "the bytes mean something else when they come one by one")
    let rest = whole.timeout()
    try check(whole.patience == nil, "the parser still waits after it was told that nothing comes")
    try await handle(events + rest)
  }

  /// What is parsed is dealt with, on a small screen with one of everything.
  @MainActor
  private static func handle(_ events: [InputEvent]) throws {
    let graph = ViewGraph { TerminalForm() }
    let renderer = TerminalRenderer(size: CellSize(columns: 30, rows: 12))
    graph.onFrame = { try! renderer.apply($0) }
    graph.drain()
    func settle(_ events: [TerminalEvent]) {
      for event in events { try? graph.send(event.event, to: event.id) }
      for _ in 0..<4 {
        for event in renderer.layout() { try? graph.send(event.event, to: event.id) }
      }
    }
    settle([])
    // A key takes some milliseconds: the first ones are enough.
    for event in events.prefix(24) { settle(renderer.handle(event)) }
    _ = renderer.draw()
    graph.close()
  }
}

private struct TerminalForm: View {
  @State private var name = ""
  @State private var note = "one\ntwo"
  @State private var isOn = false
  @State private var level = 0.5
  @State private var count = 0
  @State private var choice = 0
  @State private var isPresented = false

  var body: some View {
    List {
      TextField("Name", text: $name)
      TextEditor(text: $note)
      Toggle("Sound", isOn: $isOn)
      Slider(value: $level)
      Stepper("Count", value: $count)
      Picker("Choice", selection: $choice) {
        Text("A").tag(0)
        Text("B").tag(1)
      }
      Button("Show") { isPresented = true }
        .contextMenu { Button("Delete") { count = 0 } }
      ForEach(0..<8) { Text("Row \($0)") }
    }
    .sheet(isPresented: $isPresented) { Button("Close") { isPresented = false } }
  }
}

/// What terminals send (ECMA-48, xterm's control sequences, kitty's keyboard protocol), and what it is made of.
enum TerminalGrammar {
  static let inputs = [
    "Hello, 日本 👨‍👩‍👧\t", "\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[1;5D\u{1B}[Z\t\r", "\u{1B}[3~\u{1B}[15~\u{1B}[5~\u{7F}\u{8}",
    "\u{1B}[200~pasted \u{1B}[A text\r\n\u{1B}[201~", "\u{1B}[<0;5;2M\u{1B}[<0;5;2m\u{1B}[<35;6;3M\u{1B}[<65;6;3M",
    "\u{1B}[97;5u\u{1B}[27;5;109~\u{1B}[13;2u", "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]11;#123456\u{7}",
    "\u{1B}P1$r0m\u{1B}\\\u{1B}_app\u{1B}\\", "\u{1B}[I\u{1B}[O\u{1B}[?62;c", "\u{1B}[M !!\u{1B}b\u{1B}\u{7F}",
    "\u{1B}[<2;9;8M\u{1B}[B\u{1B}[B\r\u{1B}", "\u{1}\u{5}\u{B}\u{19}\u{15}\u{17}\u{4}\u{10}",
  ]

  static let tokens: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]", "\u{1B}P", "\u{1B}\\", "\u{7}", ";", ":", "<", "?", "M", "m", "~", "u",
      "200~", "201~", "\u{1B}[200~", "\u{1B}[201~", "11;rgb:", "ffff/", "\r", "\n", "\t", "\u{7F}", "\u{301}",
      "\u{200D}",
      "\u{FE0F}", "\u{202E}", "🇦🇹", "漢", "\u{85}",
    ].map { Array($0.utf8) }
    + [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF4, 0x90], [0xF0, 0x9F], [0x80], [0x9B], [0x9C], [0x00]]
    + Mutator.limits.map { Array($0.utf8) }
}
