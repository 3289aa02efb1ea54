import IppoComponents
import IppoTerminal
import IppoTesting
import IppoUI
import Testing

/// Section 000 of the tutorials in cells: a panel over a dimmed screen.
@MainActor
@Suite("Bottom menu in a terminal")
struct BottomMenuTerminalTests {
  struct Photo: View {
    @State private var menu: BottomMenu?
    let log: Box<[String]>
    var message: Text?

    var body: some View {
      VStack {
        Text("A photo")
        Button("More") {
          menu = BottomMenu(
            title: Text("This photo"), message: message,
            buttons: ["Share", "Delete"].map { title in
              .init(title: Text(verbatim: title), icon: Image(systemName: "star")) { log.value.append(title) }
            },
            footerButton: .init(title: Text("Settings"), icon: Image(systemName: "gear")) {
              log.value.append("Settings")
            })
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
      .bottomMenu(item: $menu)
    }
  }

  private let log = Box<[String]>([])

  private func photo(columns: Int, rows: Int, message: Text? = nil, depth: ColorDepth = .trueColor) -> TerminalScreen {
    let screen = TerminalScreen(columns: columns, rows: rows, capabilities: TerminalCapabilities(colorDepth: depth)) {
      Photo(log: log, message: message)
    }
    screen.click("More")
    return screen
  }

  @Test("000-T18, 000-T25: on a narrow screen the panel has the whole width, at the bottom edge")
  func narrow() {
    let screen = photo(columns: 36, rows: 20)
    #expect(
      screen.text == """
                      A photo
                        More



        ▗▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▖

            This photo                ✖


                  ☆             ☆

                Share         Delete



               Settings             ⚙
        """)
  }

  @Test("000-T25: on a wide screen it is in the middle, and no wider than it is read well")
  func wide() throws {
    let screen = photo(columns: 120, rows: 30)
    let edge = try #require(screen.lines.first { $0.contains("▄▄") })
    #expect(edge == String(repeating: " ", count: 28) + "▗" + String(repeating: "▄", count: 62) + "▖")
  }

  @Test("000-T20: a click beside the panel closes it, one within it does not")
  func backdrop() {
    let screen = photo(columns: 100, rows: 30)
    screen.click("This photo")
    #expect(screen.text.contains("Settings"))
    screen.click(column: 2, row: 29)
    #expect(!screen.text.contains("Settings"))
    #expect(log.value == [])
  }

  @Test("000-T20, 000-T21: Escape closes it, and so does the button in the corner")
  func closed() {
    let screen = photo(columns: 40, rows: 24)
    screen.press(.escape)
    #expect(!screen.text.contains("Settings"))
    // The focus is back on the button.
    screen.press(.enter)
    #expect(screen.text.contains("Settings"))
    screen.click("✖")
    #expect(!screen.text.contains("Settings"))
  }

  @Test("000-T22: Tab goes round within the menu, and Return chooses")
  func keyboard() {
    let screen = photo(columns: 40, rows: 24)
    let menu = screen.text
    for _ in 0..<4 { screen.press(.tab) }
    #expect(screen.text == menu, "Four controls: the focus is where it began")
    screen.press(.enter)
    #expect(!screen.text.contains("Settings"), "That is the button in the corner")
    screen.press(.enter)
    screen.press(.down)
    screen.press(.down)
    screen.press(.enter)
    #expect(log.value == ["Settings"])
  }

  @Test("What has the focus is told from the rest, although the buttons have colours of their own")
  func focus() throws {
    let screen = photo(columns: 40, rows: 24)
    let place = try #require(screen.place(of: "Share"))
    let before = screen.cell(column: place.column, row: place.row).style
    screen.press(.tab)
    let after = screen.cell(column: place.column, row: place.row).style
    #expect(before.background != after.background)
  }

  @Test("A menu that is taller than the screen scrolls below its header, and shows what has the focus")
  func tall() {
    let lines = (1...30).map { "Line \($0)" }.joined(separator: "\n")
    let screen = photo(columns: 40, rows: 16, message: Text(lines))
    #expect(screen.text.contains("A photo"), "A line of what is behind stays in sight")
    #expect(screen.text.contains("Line 1"))
    #expect(!screen.text.contains("Settings"))
    screen.press(.tab)
    #expect(screen.text.contains("Share"))
    #expect(screen.text.contains("This photo"))
    screen.press(.tab)
    screen.press(.tab)
    screen.press(.enter)
    #expect(log.value == ["Settings"])
  }

  @Test("Without colours the panel has a border")
  func monochrome() {
    let screen = photo(columns: 36, rows: 20, depth: .none)
    #expect(screen.text.contains("╭──────────────────────────────────╮"))
    #expect(screen.lines.last?.hasPrefix("│") == true)
  }
}
