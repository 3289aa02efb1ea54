import ComposableArchitecture
import InlineExample
import IppoTesting
import SwiftUI
import Testing

/// The pictures of the inline programs, in cells and as lines that are read.
@MainActor
@Suite("Pictures of the inline programs")
struct InlineGoldenTests {
  private func cells(_ view: some View, _ steps: (TerminalScreen) -> Void = { _ in }) -> String {
    let screen = TerminalScreen(columns: 48, rows: 10) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    steps(screen)
    return screen.text
  }

  @Test("A question")
  func confirm() {
    #expect(cells(ConfirmView()) == "Delete the folder “build”?   Yes     No")
    let reader = TerminalReader { ConfirmView() }
    #expect(reader.lines == ["Delete the folder “build”?", "1. Yes, button", "2. No, button"])
  }

  @Test("A list with a filter")
  func choose() {
    var view: ChoiceView { ChoiceView(titles: ["Oslo", "Lisbon", "Turin"]) }
    #expect(
      cells(view) == """
        ▌Filter
        › Oslo
          Lisbon
          Turin
        3 of 3
        """)
    #expect(
      cells(view) { $0.type("is") } == """
        ▌is
        › Lisbon
        1 of 3
        """)
    let reader = TerminalReader { view }
    #expect(
      reader.lines == [
        "1. Filter, text field, empty", "2. › Oslo, button", "3.   Lisbon, button", "4.   Turin, button", "3 of 3",
      ])
  }

  @Test("Questions one after the other")
  func wizard() {
    #expect(
      cells(WizardView()) == """
        What is the package called?
        ▌Name
        """)
    #expect(
      cells(WizardView()) { $0.type("demo\n") } == """
        ✓ name: demo
        Which license does it have?
        MIT
        Apache 2.0
        BSD
        """)
    let reader = TerminalReader { WizardView() }
    #expect(reader.lines == ["What is the package called?", "1. Name, text field, empty"])
    #expect(
      reader.enter("1 demo") == [
        "✓ name: demo", "Which license does it have?", "2. MIT, button", "3. Apache 2.0, button", "4. BSD, button",
      ])
  }

  @Test("Progress")
  func build() {
    withDependencies {
      $0.continuousClock = TestClock()
    } operation: {
      let lines = cells(BuildView()).split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[0].hasSuffix("Compiling Package"))
      #expect(lines[1].allSatisfy { "━╸─╺ ".contains($0) })
      let reader = TerminalReader { BuildView() }
      #expect(reader.lines.contains("Compiling Package"))
    }
  }
}
