import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// Text with combining marks, and other characters of several scalars.
@Suite struct MarkTests {
  @Test func `every letter and sign of ASCII keeps its marks, and is as wide as without`() {
    for code in UInt32(0x20)..<0x7F {
      let base = Unicode.Scalar(code)!
      for marks in [
        "\u{301}", "\u{30A}\u{323}", "\u{20DD}", "\u{489}", "\u{200D}", "\u{FE0E}", "\u{338}\u{301}\u{327}",
      ] {
        let cluster = Character(String(base) + marks)
        let glyph = Glyph(cluster)
        #expect(glyph.character == cluster, "U+\(String(code, radix: 16))")
        #expect(Array(glyph.character.unicodeScalars) == Array(cluster.unicodeScalars))
        #expect(glyph.columns == 1, "U+\(String(code, radix: 16)) with \(marks.unicodeScalars.map(\.value))")
      }
    }
  }

  @Test(
    arguments: [
      ("e\u{301}", 1), ("e\u{301}\u{323}", 1), ("\u{E9}", 1), ("1\u{FE0F}\u{20E3}", 2), ("#\u{20E3}", 1),
      ("\u{E01}\u{E35}\u{E49}", 1), ("\u{5E9}\u{5C1}\u{5B8}", 1), ("\u{915}\u{93E}", 2), ("\u{BA8}\u{BBF}", 2),
      ("\u{939}\u{93F}", 2), ("\u{93E}", 2), ("\u{301}", 1), ("\u{20DD}", 1),
    ] as [(String, Int)])
  func `marks without a column take none, and spacing marks take one`(text: String, columns: Int) {
    #expect(Glyph(Character(text)).columns == columns)
  }

  @Test func `control characters become pictures, and marks behind them stand by themselves`() {
    for code in Array(UInt32(0)..<0x20) + Array(0x7F..<0xA0) {
      let text = String(Character(Unicode.Scalar(code)!)) + "\u{301}"
      let written = text.map { String(Glyph($0).character) }.joined().unicodeScalars
      #expect(written.allSatisfy { $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }, "\(code)")
      #expect(text.map { Glyph($0).columns }.reduce(0, +) == 2)
    }
  }

  @MainActor
  @Test(arguments: ["cafe\u{301}", "A\u{30A}ngstrom", "1\u{FE0F}\u{20E3}", "\u{E01}\u{E33}\u{E44}", "\u{5E9}\u{5C1}x"])
  func `text with marks is shown as it is`(text: String) {
    let screen = TerminalScreen(columns: 20, rows: 1) { Text(verbatim: text) }
    #expect(screen.text.contains(text))
    #expect(!screen.text.unicodeScalars.contains("\u{FFFD}"))
  }

  private struct Name: View {
    @State var name = ""
    var body: some View { TextField("Name", text: $name) }
  }

  @MainActor
  @Test func `a letter with a mark is one place of the cursor in a field`() {
    let screen = TerminalScreen(columns: 20, rows: 1) { Name() }
    screen.press(.tab)
    screen.type("ae\u{301}b")
    #expect(screen.text.contains("ae\u{301}b"))
    screen.press(.left)
    screen.press(.backspace)
    #expect(screen.text.contains("ab"))
  }

  @Test func `the title of the window keeps marks`() {
    #expect(WindowTitle(app: "App", page: "Cafe\u{301}").text == "Cafe\u{301} – App")
  }
}
