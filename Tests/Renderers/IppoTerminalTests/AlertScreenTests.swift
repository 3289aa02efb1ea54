import IppoUI
import Testing

@testable import IppoTerminal

/// Alerts on the screen, as text.
@Suite struct AlertScreenTests {
  @Test func anAlertIsABoxInTheMiddle() {
    let alert = Tree.element(
      .presentation(RenderPresentation(.alert(title: "Delete?", hasMessage: true))), .text("Really."),
      .button("Cancel", RenderButton(role: .cancel)), .button("Delete", RenderButton(role: .destructive)))
    let lines = [
      "    ╭──────────────────────────────╮", "    │           Delete?            │",
      "    │           Really.            │", "    │                              │",
      "    │ [  Cancel   ]  [  Delete   ] │", "    ╰──────────────────────────────╯",
    ]
    #expect(
      screen(40, 7, .text("behind"), alert).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        == lines)
  }

  @Test func anAlertOnALowScreenCutsItsMessageAndShowsItsAnswers() {
    let message = (1...12).map { "Line \($0) of the report." }.joined(separator: "\n")
    let alert = Tree.element(
      .presentation(RenderPresentation(.alert(title: "Failed", hasMessage: true))), .text(message), .button("OK"))
    for rows in 6...18 {
      let shown = screen(40, rows, .text("behind"), alert)
      #expect(shown.contains("Failed") && shown.contains("Line 1") && shown.contains("OK"), "\(rows) rows")
      #expect(shown.contains("Line 12") == (rows >= 17), "\(rows) rows")
    }
  }

  @Test func anAlertHasItsIconAboveItsTitle() {
    let alert = Tree.element(
      .presentation(RenderPresentation(.alert(title: "Delete?", hasMessage: true), hasIcon: true)), .text("(!)"),
      .text("Really."), .button("OK"))
    let lines = [
      "    ╭──────────────────────────────╮", "    │             (!)              │",
      "    │           Delete?            │", "    │           Really.            │",
      "    │                              │", "    │           [  OK  ]           │",
      "    ╰──────────────────────────────╯",
    ]
    let shown = screen(40, 7, .text("behind"), alert).split(separator: "\n").map(String.init)
    #expect(Array(shown.prefix(4)) == Array(lines.prefix(4)))
    #expect(shown.count == 7)
  }
}
