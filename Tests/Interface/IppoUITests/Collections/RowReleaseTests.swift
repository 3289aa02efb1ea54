import Foundation
import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

@MainActor
struct RowReleaseTests {
  /// A window with the rows 0 to 9 and 500 to 519 of a thousand.
  private func window(_ rows: LazyRows) throws -> LazyWindow {
    let window = LazyWindow { LazyScreen(rows: rows) }
    try window.graph.send(.reach(first: 490, count: 20), to: window.gaps[0])
    return window
  }

  @Test func `rows that are far give way to gaps, and no other is evaluated`() throws {
    let rows = LazyRows(0..<1_000)
    let window = try window(rows)
    window.forget()
    try window.graph.send(.release(count: 5), to: window.row("502: 0"))
    #expect(window.shape == Array(0..<10) + [-490, 500, 501, -5] + Array(507..<520) + [-480])
    #expect(window.bodies == [])
    #expect(window.ops.count == 7, "five rows, and a gap with its place: \(window.ops)")
    // Up to the last of them, over other gaps.
    try window.graph.send(.release(count: 100), to: window.row("8: 0"))
    #expect(window.shape == Array(0..<8) + [-992])
    try window.graph.send(.release(count: 8), to: window.row("0: 0"))
    #expect(window.shape == [-1_000])
    try window.graph.send(.reach(first: 499, count: 2), to: window.gaps[0])
    #expect(window.shape == [-499, 499, 500, -499])
  }

  @Test func `what rows keep is there when they come near again`() throws {
    let window = try window(LazyRows(0..<1_000))
    try window.tap("503: 0")
    try window.tap("503: 1")
    try window.graph.send(.release(count: 20), to: window.row("500: 0"))
    #expect(window.gaps.count == 1)
    try window.graph.send(.reach(first: 492, count: 3), to: window.gaps[0])
    #expect(window.shape == Array(0..<10) + [-492, 502, 503, 504, -495])
    try window.tap("503: 2")
    _ = try window.node("503: 3")
    _ = try window.node("502: 0")
  }

  @Test func `what rows keep goes with their elements`() throws {
    let rows = LazyRows(0..<1_000)
    let window = try window(rows)
    try window.tap("503: 0")
    try window.tap("505: 0")
    try window.graph.send(.release(count: 20), to: window.row("500: 0"))
    rows.ids.insert(contentsOf: [-2, -1], at: 0)
    window.graph.drain()
    rows.ids.move(fromOffsets: [505], toOffset: 300)
    rows.ids.removeAll { $0 == 505 }
    window.graph.drain()
    #expect(rows.ids[300] == 503)
    rows.ids.append(505)
    window.graph.drain()
    try window.graph.send(.reach(first: 288, count: 1), to: window.gaps[0])
    _ = try window.node("503: 1")
    try window.graph.send(.reach(first: 700, count: 1), to: #require(window.gaps.last))
    // It was gone in between.
    _ = try window.node("505: 0")
  }

  @Test func `rows disappear, and appear again`() throws {
    @MainActor final class Log { var entries: [String] = [] }
    let log = Log()
    let window = LazyWindow {
      List {
        ForEach(0..<100, id: \.self) { id in
          Text(verbatim: "\(id)")
            .onAppear { log.entries.append("+\(id)") }
            .onDisappear { log.entries.append("-\(id)") }
        }
      }
    }
    log.entries = []
    try window.graph.send(.release(count: 2), to: window.row("3"))
    #expect(log.entries == ["-3", "-4"])
    try window.graph.send(.reach(first: 1, count: 1), to: window.gaps[0])
    #expect(log.entries == ["-3", "-4", "+4"])
  }

  @Test func `tasks of rows end with them, and begin again`() async throws {
    @MainActor final class Log {
      var entries: [String] = []
      var heard: CheckedContinuation<Void, Never>?

      func add(_ entry: String) {
        entries.append(entry)
        heard?.resume()
        heard = nil
      }

      func next() async { await withCheckedContinuation { heard = $0 } }
    }
    let log = Log()
    let window = LazyWindow {
      List {
        ForEach(0..<100, id: \.self) { id in
          Text(verbatim: "\(id)")
            .task {
              guard id == 3 else { return }
              log.add("begins")
              // Until it is cancelled.
              for await _ in AsyncStream<Void>.makeStream().stream {}
              log.add("ends")
            }
        }
      }
    }
    await log.next()
    try window.graph.send(.release(count: 1), to: window.row("3"))
    await log.next()
    try window.graph.send(.reach(first: 0, count: 1), to: window.gaps[0])
    await log.next()
    #expect(log.entries == ["begins", "ends", "begins"])
  }

  private struct Presenting: View {
    let id: Int
    @State private var isShown = false

    var body: some View {
      Button {
        isShown = true
      } label: {
        Text(verbatim: "\(id):")
      }
      .sheet(isPresented: $isShown) { Tap("Close") { isShown = false } }
    }
  }

  @Test func `a row that shows a sheet stays`() throws {
    let window = LazyWindow { List { ForEach(0..<100, id: \.self) { Presenting(id: $0) } } }
    try window.tap("4:")
    try window.graph.send(.release(count: 5), to: window.row("2:"))
    #expect(window.shape == [0, 1, -2, 4, -2, 7, 8, 9, -90])
    try window.graph.send(.activate, to: #require(window.graph.tree.parent(of: window.node("Close"))))
    try window.graph.send(.release(count: 1), to: window.row("4:"))
    #expect(window.shape == [0, 1, -5, 7, 8, 9, -90])
  }

  @Test func `rows of several views go when all of them are far`() throws {
    let window = LazyWindow {
      ScrollView {
        LazyVStack {
          ForEach(0..<100, id: \.self) { id in
            Text(verbatim: "\(id)")
            Text(verbatim: "\(id)")
          }
        }
      }
    }
    try window.graph.send(.release(count: 3), to: window.node("2"))
    #expect(window.shape == [0, 0, 1, 1, -1, 3, 3] + (4..<10).flatMap { [$0, $0] } + [-90])
  }

  @Test func `rows in sections and cells of grids go, too, and headers stay`() throws {
    let window = LazyWindow {
      List {
        ForEach(0..<3, id: \.self) { section in
          Section {
            ForEach(section * 100..<section * 100 + 50, id: \.self) { Text(verbatim: "\($0)") }
          } header: {
            Text(verbatim: "\(1_000 + section)")
          }
        }
      }
    }
    try window.graph.send(.reach(first: 0, count: 10), to: window.gaps[1])
    let inner = try window.row("102")
    try window.graph.send(.release(count: 100), to: inner)
    #expect(window.shape.prefix(15) == Array([1_000] + Array(0..<10) + [-40, 1_001, 100, 101])[...])
    #expect(window.shape.dropFirst(15).first == -48)
    let grid = LazyWindow {
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { ForEach(0..<100) { Text(verbatim: "\($0)") } } }
    }
    var cell = try grid.node("6")
    while let parent = grid.graph.tree.parent(of: cell), grid.graph.tree.children(of: parent).count == 1 {
      cell = parent
    }
    try grid.graph.send(.release(count: 2), to: cell)
    #expect(grid.shape == [0, 1, 2, 3, 4, 5, -2, 8, 9, -90])
  }

  @Test func `what is no row is not put away`() throws {
    let window = LazyWindow {
      List {
        Text(verbatim: "7")
        ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }
      }
    }
    try window.graph.send(.release(count: 1), to: window.row("7"))
    #expect(window.shape == [7, 0, 1, 2])
    for (node, count) in [
      (try window.node("2"), 1), (try #require(window.graph.tree.root), 3),
    ] {
      #expect(throws: RenderEventError.notAccepted(node, .release(count: count))) {
        try window.graph.send(.release(count: count), to: node)
      }
    }
    let row = try window.row("1")
    for count in [0, -1, 1_000_001] {
      #expect(throws: RenderEventError.notAccepted(row, .release(count: count))) {
        try window.graph.send(.release(count: count), to: row)
      }
    }
    // All rows are made where they are few.
    try window.graph.send(.release(count: 2), to: row)
    #expect(window.shape == [7, 0, 1, 2])
  }

  @Test func `a window that is put away, or rebuilt in another process, has what rows keep`() throws {
    let rows = LazyRows(0..<1_000)
    let window = try window(rows)
    try window.tap("503: 0")
    try window.tap("507: 0")
    try window.graph.send(.release(count: 20), to: window.row("500: 0"))
    let shape = window.shape
    #expect(window.graph.rest())
    #expect(window.shape == shape)
    try window.graph.send(.reach(first: 493, count: 1), to: window.gaps[0])
    try window.tap("503: 1")
    try window.graph.send(.release(count: 1), to: window.row("503: 2"))

    rows.appeared = []
    let archive = try #require(window.graph.archive())
    let copy = LazyWindow(restoring: archive) { LazyScreen(rows: rows) }
    #expect(copy.shape == shape)
    #expect(rows.appeared == Array(0..<10), "rows that are put away do not appear")
    #expect(copy.graph.archiveLosses == [:])
    for window in [window, copy] {
      try window.graph.send(.reach(first: 490, count: 20), to: window.gaps[0])
      _ = try window.node("503: 2")
      _ = try window.node("507: 1")
      _ = try window.node("504: 0")
    }
  }

  private struct Defaults: View {
    let id: Int
    @AppStorage("row") private var value = 0

    var body: some View { Text(verbatim: "\(id): \(value)") }
  }

  @Test func `a row that comes near again follows what it reads`() throws {
    let name = "RowReleaseTests.\(UUID())"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let window = LazyWindow {
      List { ForEach(0..<100, id: \.self) { Defaults(id: $0) } }.defaultAppStorage(defaults)
    }
    try window.graph.send(.release(count: 1), to: window.row("3: 0"))
    try window.graph.send(.reach(first: 0, count: 1), to: window.gaps[0])
    defaults.set(5, forKey: "row")
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
    window.graph.drain()
    _ = try window.node("3: 5")
    _ = try window.node("2: 5")
  }

  @Test func `two places that are asked for at once are two places`() throws {
    struct Jumps: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Tap("Go") {
              proxy.scrollTo(300)
              proxy.scrollTo(900)
            }
            ScrollView { LazyVStack { ForEach(0..<1_000) { Text(verbatim: "\($0)") } } }
          }
        }
      }
    }
    let window = LazyWindow { Jumps() }
    try window.graph.send(.activate, to: #require(window.graph.tree.parent(of: window.node("Go"))))
    #expect(window.shape == Array(0..<10) + [-280] + Array(290..<310) + [-580] + Array(890..<910) + [-90])
  }
}
