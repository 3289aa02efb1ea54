import Foundation
import IppoTesting
import IppoUI
import IppoUIKit
import Testing

@testable import IppoTerminal

/// What is pasted into terminals, and what they are given to copy.
@MainActor
@Suite struct ClipboardTests {
  private struct Content: View {
    @State private var name = ""
    @State private var log: [String] = []

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Name", text: $name)
        Text("Notes").focusable().onPasteCommand(of: [.plainText]) { log.append("\($0.count) item") }
        Button("Copy") { UIPasteboard.general.string = "code 42" }
        Text(log.joined(separator: ", "))
      }
    }
  }

  @Test func `what is pasted is for the field with the keyboard, or for the view that takes it`() {
    let screen = TerminalScreen(columns: 30, rows: 5) { Content() }
    screen.paste("Ada")
    #expect(screen.text.contains("Ada"))
    screen.press(.tab)
    screen.paste("more")
    #expect(screen.text.contains("1 item"))
    #expect(!screen.text.contains("Adamore"))
    // A button takes nothing.
    screen.press(.tab)
    screen.paste("more")
    #expect(!screen.text.contains("1 item,"))
  }

  @Test func `a text that the app copies is for the clipboard of the terminal`() {
    let screen = TerminalScreen(columns: 30, rows: 5) { Content() }
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(screen.copiedTexts == ["code 42"])
    #expect(String(decoding: ClipboardText("code 42").bytes, as: UTF8.self) == "\u{1B}]52;c;Y29kZSA0Mg==\u{1B}\\")
    #expect(ClipboardText("\u{1B}]0;x\u{7}").bytes.filter { $0 < 0x20 } == [0x1B, 0x1B])
  }
}
