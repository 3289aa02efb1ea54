import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// Progress that a terminal shows outside of its screen (OSC 9;4).
@MainActor
@Suite struct PageProgressTests {
  private func progress<Content: View>(@ViewBuilder _ content: @MainActor () -> Content) -> PageProgress {
    let content = content()
    return PageProgress(TerminalScreen(columns: 40, rows: 12) { content }.renderer.pageProgress)
  }

  @Test func `the only progress view is that of the page`() {
    #expect(progress { ProgressView("Copying", value: 0.256) } == .percent(26))
    #expect(progress { ProgressView() } == .unknown)
    #expect(progress { Text("Done") } == .none)
  }

  @Test func `several, those of rows, and gauges are not`() {
    #expect(
      progress {
        ProgressView(value: 0.1)
        ProgressView(value: 0.2)
      } == .none)
    #expect(progress { List { ProgressView(value: 0.5) } } == .none)
    #expect(progress { Gauge(value: 0.5) { Text("Fuel") } } == .none)
    #expect(progress { Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.accessoryCircular) } == .none)
  }

  @Test func `it follows the value, and ends with the view`() {
    struct Content: View {
      @State private var value: Double? = 0

      var body: some View {
        if let value { ProgressView(value: value) }
        Button("Next") { value = value == 0 ? 0.5 : nil }
      }
    }
    let screen = TerminalScreen(columns: 30, rows: 5) { Content() }
    #expect(PageProgress(screen.renderer.pageProgress) == .percent(0))
    screen.click("Next")
    #expect(PageProgress(screen.renderer.pageProgress) == .percent(50))
    screen.click("Next")
    #expect(PageProgress(screen.renderer.pageProgress) == .none)
  }

  @Test func `the sequences are those of ConEmu`() {
    func text(_ progress: PageProgress) -> String { String(decoding: progress.bytes, as: UTF8.self) }
    #expect(text(.none) == "\u{1B}]9;4;0\u{1B}\\")
    #expect(text(.unknown) == "\u{1B}]9;4;3\u{1B}\\")
    #expect(text(.percent(42)) == "\u{1B}]9;4;1;42\u{1B}\\")
    #expect(PageProgress(RenderProgress(fraction: .nan)) == .percent(0))
    #expect(PageProgress(RenderProgress(fraction: 7)) == .percent(100))
  }

  @Test func `only terminals that are known to show it get it, and it is taken back`() {
    for environment in [
      ["WT_SESSION": "1"], ["ConEmuANSI": "ON"], ["TERM_PROGRAM": "ghostty"], ["TERM_PROGRAM": "WezTerm"],
      ["VTE_VERSION": "8000"],
    ] {
      #expect(TerminalTraits(environment: environment).modes.showsProgress, "\(environment)")
      let inside = environment.merging(["TMUX": "x"]) { $1 }
      #expect(!TerminalTraits(environment: inside).modes.showsProgress)
    }
    for environment in [[:], ["TERM": "xterm-kitty"], ["TERM_PROGRAM": "iTerm.app"], ["VTE_VERSION": "7006"]] {
      #expect(!TerminalTraits(environment: environment).modes.showsProgress, "\(environment)")
    }
    var modes = TerminalModes.app
    modes.showsProgress = true
    #expect(String(decoding: modes.bytes(to: .shell), as: UTF8.self).contains("\u{1B}]9;4;0\u{1B}\\"))
  }
}
