import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

@MainActor
@Suite("Keys that are held and come up")
struct KeyPhaseTests {
  private struct Listening: View {
    let phases: KeyPress.Phases
    @State private var log = ""
    @State private var shows = true

    var body: some View {
      VStack(alignment: .leading) {
        if shows {
          Button("Listening") { log += "pressed " }
            .onKeyPress(phases: phases) { press in
              guard press.key == "a" || press.key == .return else { return .ignored }
              log += "\(press.characters == "\r" ? "return" : press.characters) \(press.phase) "
              return .handled
            }
        }
        Button("Hide") { shows = false }
        Text("Log: \(log)")
      }
    }
  }

  private func screen(_ phases: KeyPress.Phases) -> TerminalScreen {
    TerminalScreen(columns: 60, rows: 8) { Listening(phases: phases) }
  }

  @Test("A view gets the phases that it asks for")
  func phases() {
    let a = TerminalKeyPress.character("a")
    for (phases, log) in [
      (KeyPress.Phases.all, "a [down] a [repeat] a [up]"), (.down, "a [down]"), (.up, "a [up]"),
      ([.repeat, .up], "a [repeat] a [up]"),
    ] {
      let screen = screen(phases)
      for event in [InputEvent.key(a), .keyRepeat(a), .keyUp(a)] { screen.send(event) }
      #expect(screen.text.contains("Log: \(log)"), "\(phases)")
    }
  }

  @Test("A key that comes up does nothing by itself, and one that is held does what a press does")
  func defaults() {
    let screen = screen(.all)
    screen.press(.tab)
    screen.send(.keyUp(TerminalKeyPress(.enter)))
    #expect(screen.text.contains("Hide"))
    screen.send(.keyRepeat(TerminalKeyPress(.up)))
    #expect(screen.renderer.focusedNode != nil)
    screen.send(.keyRepeat(TerminalKeyPress(.enter)))
    #expect(screen.text.contains("return [repeat]"))
  }

  @Test("Keys that come up are asked for while a view listens to them")
  func wanted() {
    #expect(!screen([.down, .repeat]).renderer.wantsKeyReleases)
    let screen = screen([.down, .up])
    #expect(screen.renderer.wantsKeyReleases)
    screen.click("Hide")
    #expect(!screen.renderer.wantsKeyReleases)
  }

  @Test("Keys that share a byte in ASCII do the same where the terminal tells them apart")
  func twins() {
    let screen = TerminalScreen(columns: 40, rows: 8) {
      Form {
        Button("First") {}
        Button("Second") {}
      }
    }
    let first = screen.renderer.focusedNode
    screen.send(bytes: Array("\u{1B}[27;5;105~".utf8))
    #expect(screen.renderer.focusedNode != first)
    screen.press(.tab, .shift)
    #expect(screen.renderer.focusedNode == first)
  }

  @Test("A shortcut comes before the key with which it shares a byte")
  func shortcuts() {
    let screen = TerminalScreen(columns: 40, rows: 8) { Shortcuts() }
    screen.send(bytes: Array("\u{1B}[27;5;105~".utf8))
    #expect(screen.text.contains("Italic: true"))
    screen.send(bytes: Array("\u{1B}[27;6;65~".utf8))
    #expect(screen.text.contains("All: true"))
  }

  private struct Shortcuts: View {
    @State private var isItalic = false
    @State private var hasAll = false

    var body: some View {
      VStack {
        Button("Italic: \(isItalic)") { isItalic = true }.keyboardShortcut("i")
        Button("All: \(hasAll)") { hasAll = true }.keyboardShortcut("a", modifiers: [.command, .shift])
      }
    }
  }
}
