import Testing

@testable import IppoTerminal

@Suite struct TerminalQuestionsTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func `DA1 is asked behind the questions`() {
    var questions = TerminalQuestions()
    let asked = text(questions.all(TerminalTraits(environment: ["TERM": "xterm"]), depth: .trueColor, at: .zero))
    #expect(asked.contains("\u{1B}]11;?\u{1B}\\") && asked.contains("\u{1B}[?2026$p") && asked.contains("\u{1B}[?u"))
    #expect(asked.hasSuffix("\u{1B}[c"))
    #expect(!asked.contains("]4;"))
    #expect(questions.arePending(at: .milliseconds(1)))
    questions.noteFence(at: .milliseconds(80))
    #expect(!questions.arePending(at: .milliseconds(81)))
    #expect(questions.delay == .milliseconds(80))
    #expect(questions.areAnswered)
  }

  @Test func `the 16 colours are asked for where there are no others`() {
    var questions = TerminalQuestions()
    let asked = text(questions.all(TerminalTraits(environment: ["TERM": "xterm"]), depth: .ansi16, at: .zero))
    for index in 0..<16 { #expect(asked.contains("\u{1B}]4;\(index);?\u{1B}\\")) }
  }

  @Test func `the Linux console is asked nothing that it would write on the screen`() {
    var questions = TerminalQuestions()
    let traits = TerminalTraits(environment: ["TERM": "linux"])
    #expect(text(questions.all(traits, depth: .ansi16, at: .zero)) == "\u{1B}[c")
    #expect(!text(TerminalModes.shell.bytes(to: traits.modes)).contains("22;2t"))
  }

  @Test func `the terminals of Emacs are sent no operating system command`() {
    var questions = TerminalQuestions()
    let traits = TerminalTraits(environment: ["TERM": "eterm-color"])
    #expect(!text(questions.all(traits, depth: .ansi16, at: .zero)).contains("\u{1B}]"))
    #expect(!traits.modes.keepsTitle)
    #expect(!TerminalCapabilities(environment: ["TERM": "eterm-color"]).showsLinks)
  }

  @Test func `measurements need no answer to DA1`() {
    var questions = TerminalQuestions()
    let samples = TerminalSamples(size: CellSize(columns: 80, rows: 24))
    _ = questions.all(TerminalTraits(environment: ["TERM": "eterm-color"]), depth: .ansi16, samples: samples, at: .zero)
    for _ in WidthSample.allCases { questions.note(cursor: CellPoint(column: 2, row: 1)) }
    questions.note(cursor: CellPoint(column: 1, row: 1))
    #expect(questions.measurements == nil)
    questions.note(cursor: CellPoint(column: 5, row: 1))
    #expect(questions.measurements?.repeats == false)
    #expect(questions.measurements?.findsColumns == false)
    #expect(questions.arePending(at: .milliseconds(1)))
  }

  @Test func `the shortest round trip counts`() {
    var questions = TerminalQuestions()
    for (start, end) in [(0, 90), (1000, 1030), (2000, 2140)] {
      _ = questions.fence(at: .milliseconds(start))
      questions.noteFence(at: .milliseconds(end))
    }
    #expect(questions.delay == .milliseconds(30))
  }

  @Test func `a terminal that never answers is not waited for`() {
    var questions = TerminalQuestions()
    _ = questions.fence(at: .zero)
    #expect(questions.arePending(at: .seconds(1)))
    #expect(!questions.arePending(at: .seconds(6)))
    questions.forget()
    #expect(!questions.arePending(at: .seconds(1)))
  }
}
