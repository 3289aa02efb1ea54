import Foundation
import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

/// Headers and footers that stay in sight.
@MainActor
@Suite struct PinTests {
  private struct Shelf: View {
    var pinned: PinnedScrollableViews = [.sectionHeaders]
    @State private var tapped = "none"

    var body: some View {
      VStack(spacing: 0) {
        Text("tapped \(tapped)")
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: pinned) {
            ForEach(["A", "B"], id: \.self) { name in
              Section {
                ForEach(0..<6) { Text("\(name)\($0) is a row") }
              } header: {
                Button("Head \(name)") { tapped = name }.buttonStyle(.plain)
              } footer: {
                Text("Foot \(name)")
              }
            }
          }
        }
        .scrollIndicators(.hidden)
      }
    }
  }

  private func wheel(_ screen: TerminalScreen, _ kind: MouseEvent.Action = .scrollDown, times: Int = 1) {
    for _ in 0..<times { screen.send(.mouse(MouseEvent(kind, at: CellPoint(column: 2, row: 3)))) }
  }

  private func lines(_ screen: TerminalScreen, _ rows: Range<Int>) -> [String] {
    rows.map { screen.line($0).trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a header stays at the top while its section is seen`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Shelf() }
    #expect(lines(screen, 1..<6) == ["Head A", "A0 is a row", "A1 is a row", "A2 is a row", "A3 is a row"])
    wheel(screen)
    // Nothing of the row below is left beside the header.
    #expect(lines(screen, 1..<6) == ["Head A", "A3 is a row", "A4 is a row", "A5 is a row", "Foot A"])
    wheel(screen)
    #expect(lines(screen, 1..<6) == ["Head A", "Foot A", "Head B", "B0 is a row", "B1 is a row"])
    wheel(screen)
    #expect(lines(screen, 1..<6) == ["Head B", "B1 is a row", "B2 is a row", "B3 is a row", "B4 is a row"])
    wheel(screen, .scrollUp, times: 3)
    #expect(lines(screen, 1..<3) == ["Head A", "A0 is a row"])
  }

  @Test func `the next section pushes a header away`() {
    let screen = TerminalScreen(columns: 20, rows: 4) { Shelf() }
    wheel(screen, times: 2)
    #expect(lines(screen, 1..<4) == ["Head A", "Foot A", "Head B"])
    screen.press(.tab)
    wheel(screen)
    #expect(lines(screen, 1..<2) == ["Head B"])
  }

  @Test func `a footer stays at the bottom`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Shelf(pinned: [.sectionFooters]) }
    #expect(lines(screen, 1..<6) == ["Head A", "A0 is a row", "A1 is a row", "A2 is a row", "Foot A"])
    wheel(screen)
    #expect(lines(screen, 1..<6) == ["A2 is a row", "A3 is a row", "A4 is a row", "A5 is a row", "Foot A"])
  }

  @Test func `nothing stays where nothing is pinned`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Shelf(pinned: []) }
    wheel(screen)
    #expect(lines(screen, 1..<3) == ["A2 is a row", "A3 is a row"])
  }

  @Test func `a click on a header that stays is the header's`() {
    let screen = TerminalScreen(columns: 20, rows: 6) { Shelf() }
    wheel(screen)
    screen.click(column: 2, row: 1)
    #expect(screen.line(0).contains("tapped A"))
  }

  private struct PlainList: View {
    let rows: Int

    var body: some View {
      List {
        ForEach(["A", "B"], id: \.self) { name in
          Section("Head \(name)") {
            ForEach(0..<rows, id: \.self) { index in Button("\(name)\(index)") {} }
          }
        }
      }
      .listStyle(.plain)
    }
  }

  @Test func `the headers of plain lists stay, and what has the focus is not behind them`() {
    let screen = TerminalScreen(columns: 20, rows: 8) { PlainList(rows: 12) }
    for _ in 0..<9 { screen.press(.down) }
    #expect(screen.line(0).contains("Head A"))
    let seen = { (0..<8).contains { screen.line($0).contains("A1") } }
    for _ in 0..<8 { screen.press(.up) }
    #expect(screen.line(0).contains("Head A"))
    #expect(seen())
  }

  @Test func `sections of a grid have headers that stay`() {
    let screen = TerminalScreen(columns: 20, rows: 5) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], spacing: 0, pinnedViews: .sectionHeaders
        ) {
          Section("Numbers") { ForEach(10..<30) { Text("\($0)") } }
          Section("More") { ForEach(30..<50) { Text("\($0)") } }
        }
      }
      .scrollIndicators(.hidden)
    }
    #expect(screen.line(0).contains("Numbers"))
    #expect(screen.line(1).contains("10") && screen.line(1).contains("11"))
    screen.send(.mouse(MouseEvent(.scrollDown, at: CellPoint(column: 7, row: 3))))
    #expect(screen.line(0).contains("Numbers"))
    #expect(screen.line(1).contains("16"))
  }
}
