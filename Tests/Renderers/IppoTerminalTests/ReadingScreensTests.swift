import IppoTesting
import IppoUI
import Testing

@testable import IppoTerminal

@MainActor
@Suite("Screens in the reading mode")
struct ReadingScreensTests {
  private struct Presenting: View {
    @State var asks = false
    @State var shows = false
    @State var count = 0

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Further") { Text("Inner").navigationTitle("Second") }
          Button("Ask") { asks = true }
          Button("Sheet") { shows = true }
          Text("Deleted: \(count)")
        }
        .navigationTitle("First")
        .alert("Delete the file?", isPresented: $asks) {
          Button("Delete", role: .destructive) { count += 1 }
          Button("Keep", role: .cancel) {}
        } message: {
          Text("It cannot be brought back.")
        }
        .sheet(isPresented: $shows) { Text("On the sheet") }
      }
    }
  }

  private static let first = [
    "First, heading", "1. Further, link", "2. Ask, button", "3. Sheet, button", "Deleted: 0",
  ]

  @Test("A new page is read whole, and back leaves it")
  func pages() {
    let reader = TerminalReader { Presenting() }
    #expect(reader.lines == Self.first)
    #expect(reader.enter("1") == ["Second, heading", "1. First, button", "Inner"])
    #expect(reader.enter("back") == Self.first)
    _ = reader.enter("1")
    #expect(reader.enter("1") == Self.first)
  }

  @Test("An alert is read in full with its choices; back takes the one that cancels")
  func alerts() {
    let reader = TerminalReader { Presenting() }
    let alert = ["Alert: Delete the file?", "It cannot be brought back.", "1. Delete, button", "2. Keep, button"]
    #expect(reader.enter("2") == alert)
    #expect(reader.enter("3") == ["There is no choice “3”. Type ? for help."])
    #expect(reader.enter("back") == Self.first)
    #expect(reader.enter("2") == alert)
    #expect(reader.enter("1") == Self.first.dropLast() + ["Deleted: 1"])
  }

  @Test("A sheet is a dialog, which back dismisses")
  func sheets() {
    let reader = TerminalReader { Presenting() }
    #expect(reader.enter("3") == ["Dialog", "On the sheet"])
    #expect(reader.enter("back") == Self.first)
  }

  @Test("A tab that is chosen is read with what it shows")
  func tabs() {
    let reader = TerminalReader {
      TabView {
        Text("One").tabItem { Text("First") }
        Text("Two").tabItem { Text("Second") }
      }
    }
    #expect(reader.lines == ["1. First, tab, selected, 1 of 2", "2. Second, tab, 2 of 2", "One"])
    #expect(reader.enter("2") == ["1. First, tab, 1 of 2", "2. Second, tab, selected, 2 of 2", "Two"])
  }

  // MARK: Lists

  private struct Rows: View {
    @State var rows = ["Apple", "Pear", "Plum"]

    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text($0) }
          .onDelete { rows.remove(atOffsets: $0) }
          .onMove { rows.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  @Test("Rows can be deleted and moved by their actions")
  func rows() {
    let reader = TerminalReader { Rows() }
    #expect(
      reader.lines == ["1. Apple, actions available", "2. Pear, actions available", "3. Plum, actions available"])
    #expect(reader.enter("1 ?") == ["Apple:", "1. Delete", "2. Move down"])
    #expect(reader.enter("2") == ["1. Apple, actions available, 2 of 3"])
    #expect(reader.enter("2 ?") == ["Pear:", "1. Delete", "2. Move down"])
    #expect(reader.enter("delete") == ["Pear, removed"])
    #expect(reader.enter("") == ["1. Apple, actions available", "2. Plum, actions available"])
  }

  @Test("A long list is read in parts, however many rows have been made")
  func paging() {
    let reader = TerminalReader(rowsAtFirst: 30) {
      VStack {
        List(0..<100_000, id: \.self) { Text("Row \($0)") }
        Button("Below") {}
      }
    }
    #expect(reader.lines.count == 22)
    #expect(reader.lines.suffix(3) == ["Row 19", "1. More, 99980 left", "2. Below, button"])
    #expect(reader.enter("1") == (20..<40).map { "Row \($0)" } + ["1. More, 99960 left"])
    let next = reader.enter("more")
    #expect(next == (40..<60).map { "Row \($0)" } + ["1. More, 99940 left"])
    #expect(reader.enter("2") == ["Nothing has changed."])
  }

  @Test("A list that is a little longer than a part is read whole")
  func shortLists() {
    let reader = TerminalReader { List(0..<24, id: \.self) { Text("Row \($0)") } }
    #expect(reader.lines.count == 24)
    #expect(reader.enter("more") == ["Everything has been read."])
  }

  @Test("Views learn the size of a usual terminal")
  func sizes() {
    let reader = TerminalReader {
      GeometryReader { Text("\(Int($0.size.width)) points") }
    }
    #expect(reader.lines == ["640 points"])
  }

  // MARK: Time

  @MainActor
  @Observable
  final class Clock {
    var time = 0
  }

  private struct Live: View {
    let clock: Clock

    var body: some View {
      VStack {
        Text("Time: \(clock.time)")
        ProgressView("Copying", value: Double(clock.time), total: 20)
      }
    }
  }

  @Test("What changes by itself is read at most once a second, with its last value")
  func live() {
    let clock = Clock()
    let reader = TerminalReader { Live(clock: clock) }
    #expect(reader.lines == ["Time: 0", "Copying, progress, 0%"])
    clock.time = 1
    #expect(reader.advance(by: 0) == ["Time: 1", "Copying, progress, 5%"])
    for time in 2...8 {
      clock.time = time
      #expect(reader.advance(by: 0.125).isEmpty)
    }
    #expect(reader.advance(by: 0.125) == ["Time: 8", "Copying, progress, 40%"])
    clock.time = 11
    #expect(reader.advance(by: 5) == ["Time: 11", "Copying, progress, 55%"])
    #expect(reader.advance(by: 5).isEmpty)
  }

  @Test("A URL is opened, and one that cannot be is read by the session")
  func links() {
    let reader = TerminalReader {
      VStack {
        Link("Home", destination: URL(string: "https://example.org/")!)
        Text("See [the site](https://example.com/).")
      }
    }
    #expect(reader.lines == ["1. Home, link", "See the site.", "2. the site, link"])
    _ = reader.enter("1")
    _ = reader.enter("2")
    #expect(reader.openedURLs == ["https://example.org/", "https://example.com/"])
  }

  // MARK: When

  @Test(
    "Lines are wanted where the terminal cannot place text, and where the person asks for lines",
    arguments: [
      (["TERM": "xterm"], true, false), (["TERM": "xterm"], false, true), (["TERM": "dumb"], true, true),
      ([:], true, true),
      (["TERM": "xterm", "ACCESSIBLE": "1"], true, true), (["TERM": "xterm", "ACCESSIBLE": "0"], true, false),
      (["TERM": "xterm", "ACCESSIBLE": ""], true, false), (["TERM": "xterm", "ACCESSIBLE": "yes"], true, true),
    ] as [([String: String], Bool, Bool)])
  func wanted(_ environment: [String: String], _ isTerminal: Bool, _ isWanted: Bool) {
    #expect(ReadingSession.isWanted(environment, isTerminal: isTerminal) == isWanted)
  }
}
