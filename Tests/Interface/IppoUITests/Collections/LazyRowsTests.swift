import RandomRenderTrees
import Testing

@testable @_spi(Testing) import IppoUI

@MainActor
struct LazyRowsTests {
  @Test func `rows that are not near are not made, and do not appear`() {
    let rows = LazyRows(0..<100_000)
    let window = LazyWindow { LazyScreen(rows: rows) }
    #expect(window.shape == Array(0..<10) + [-99_990])
    #expect(rows.appeared == Array(0..<10))
  }

  @Test func `all are made where they are few, and where no number is given`() {
    let rows = LazyRows(0..<10)
    #expect(LazyWindow { LazyScreen(rows: rows) }.shape == Array(0..<10))
    rows.ids = Array(0..<300)
    #expect(LazyWindow(rowsAtFirst: .max) { LazyScreen(rows: rows) }.shape == Array(0..<300))
  }

  @Test func `rows a renderer comes to are made, and no other is evaluated`() throws {
    let rows = LazyRows(0..<1_000)
    let window = LazyWindow { LazyScreen(rows: rows) }
    window.forget()
    try window.graph.send(.reach(first: 490, count: 3), to: window.gaps[0])
    #expect(window.shape == Array(0..<10) + [-490] + [500, 501, 502] + [-497])
    #expect(window.bodies.filter { $0 == "LazyRowView" }.count == 3)
    #expect(Array(rows.appeared.suffix(3)) == [500, 501, 502])
    try window.graph.send(.reach(first: 0, count: 1), to: window.gaps[0])
    try window.graph.send(.reach(first: 489, count: 1), to: window.gaps[1])
    #expect(window.shape == Array(0..<11) + [-489] + [500, 501, 502] + [-489, 992, -7])
    try window.graph.send(.reach(first: 0, count: 200), to: window.gaps[2])
    #expect(window.shape == Array(0..<11) + [-489] + [500, 501, 502] + [-489] + Array(992..<1_000))
  }

  @Test func `a part that a gap does not have is refused`() throws {
    let rows = LazyRows(0..<20)
    let window = LazyWindow { LazyScreen(rows: rows) }
    let gap = window.gaps[0]
    for event in [
      RenderEvent.reach(first: 10, count: 1), .reach(first: -1, count: 1), .reach(first: 0, count: 0),
      .reach(first: 0, count: 201), .reach(first: .max, count: 200), .activate,
    ] {
      #expect(throws: RenderEventError.notAccepted(gap, event)) { try window.graph.send(event, to: gap) }
    }
    #expect(window.shape == Array(0..<10) + [-10])
    try window.graph.send(.reach(first: 9, count: 200), to: gap)
    #expect(window.shape == Array(0..<10) + [-9, 19])
  }

  @Test func `a row before the first is made, and costs nothing further down`() throws {
    let rows = LazyRows(0..<100_000)
    let window = LazyWindow { LazyScreen(rows: rows) }
    try window.tap("3: 0")
    window.forget()
    rows.ids.insert(-1, at: 0)
    window.graph.drain()
    #expect(window.shape.first == -1)
    #expect(Array(window.shape.dropFirst()) == Array(0..<10) + [-99_990])
    #expect(window.bodies.filter { $0 == "LazyRowView" } == ["LazyRowView"])
    #expect(window.ops.count < 20, "one row, and what is in it")
    _ = try window.node("3: 1")
  }

  @Test func `what leaves takes its row, and rows far away know where they are`() throws {
    let rows = LazyRows(0..<1_000)
    let window = LazyWindow { LazyScreen(rows: rows) }
    try window.graph.send(.reach(first: 490, count: 2), to: window.gaps[0])
    try window.tap("501: 0")
    try window.graph.send(.delete, to: window.row("4: 0"))
    #expect(rows.ids.count == 999 && !rows.ids.contains(4))
    #expect(window.shape == [0, 1, 2, 3, 5, 6, 7, 8, 9] + [-490, 500, 501, -498])
    try window.graph.send(.delete, to: window.row("500: 0"))
    #expect(!rows.ids.contains(500))
    #expect(window.shape == [0, 1, 2, 3, 5, 6, 7, 8, 9] + [-490, 501, -498])
    _ = try window.node("501: 1")
  }

  @Test func `rows are moved among those that are there`() throws {
    let rows = LazyRows(0..<1_000)
    let window = LazyWindow { LazyScreen(rows: rows) }
    try window.graph.send(.reach(first: 490, count: 2), to: window.gaps[0])
    try window.graph.send(.move(to: 3), to: window.row("0: 0"))
    #expect(Array(rows.ids.prefix(5)) == [1, 2, 3, 0, 4])
    try window.graph.send(.move(to: 0), to: window.row("501: 0"))
    #expect(rows.ids.first == 501 && rows.ids[501] == 500)
    #expect(window.shape.prefix(3) == [501, 1, 2])
  }

  @Test func `a list that loads more when its last row appears loads one page at a time`() throws {
    let rows = LazyRows(0..<8)
    rows.page = 8
    let window = LazyWindow { LazyScreen(rows: rows) }
    #expect(rows.ids.count == 16, "the second page does not fit, and is not shown whole")
    #expect(window.shape == Array(0..<10) + [-6])
    try window.graph.send(.reach(first: 0, count: 3), to: window.gaps[0])
    #expect(rows.ids.count == 16)
    try window.graph.send(.reach(first: 0, count: 3), to: window.gaps[0])
    #expect(rows.ids.count == 24)
    #expect(window.shape == Array(0..<16) + [-8])
  }

  @Test func `stacks and sections are lazy, and rows of rows are rows of the stack`() throws {
    let window = LazyWindow {
      ScrollView {
        LazyVStack {
          ForEach(0..<3) { group in
            ForEach(0..<100) { Text(verbatim: "\(group * 100 + $0)") }
          }
        }
      }
    }
    #expect(window.shape == Array(0..<10) + [-90, -100, -100])
    let sections = LazyWindow {
      List {
        Section {
          ForEach(0..<100) { Text(verbatim: "\($0)") }
        } header: {
          Text("Header")
        } footer: {
          Text("Footer")
        }
      }
    }
    #expect(sections.shape == Array(0..<10) + [-90])
    let plain = LazyWindow { VStack { ForEach(0..<100) { Text(verbatim: "\($0)") } } }
    #expect(plain.shape == Array(0..<100))
  }

  @Test func `sections share the rows that their list makes at first`() throws {
    struct Contacts: View {
      let groups: LazyRows
      @State private var count = 6

      var body: some View {
        List {
          ForEach(groups.ids, id: \.self) { group in
            Section {
              ForEach(0..<count, id: \.self) { Text(verbatim: "\(group * 100 + $0)") }
            } header: {
              Button("-\(group)") { count = group }
            }
          }
        }
      }
    }
    let groups = LazyRows(1...4)
    let window = LazyWindow { Contacts(groups: groups) }
    #expect(window.shape.filter { $0 >= 100 } == [100, 101, 102, 103, 104, 105, 200, 201, 202, 203])
    #expect(try window.gaps.map(window.count) == [2, 6, 6], "sections that are not seen have their headers alone")
    try window.graph.send(.reach(first: 0, count: 6), to: window.gaps[2])
    #expect(window.shape.filter { $0 >= 100 }.suffix(6) == [400, 401, 402, 403, 404, 405])
    // What comes later does not have to share with what there is.
    groups.ids.insert(5, at: 0)
    window.graph.drain()
    #expect(window.shape.filter { $0 >= 100 }.prefix(7) == [500, 501, 502, 503, 504, 505, 100])
    #expect(try window.gaps.map(window.count) == [2, 6], "an update makes nothing that nobody has come near")
    // Where all would fit, all are made.
    try window.tap("-1")
    #expect(window.shape.filter { $0 >= 100 } == [500, 100, 200, 300, 400] && window.gaps.isEmpty)
  }

  @Test func `cells of grids are made when a renderer comes to them, in sections, too`() throws {
    let rows = LazyRows(0..<1_000)
    let window = LazyWindow {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          Section {
            ForEach(rows.ids, id: \.self) { Text(verbatim: "\($0)") }
          } header: {
            Text("Header")
          }
        }
      }
    }
    #expect(window.shape == Array(0..<10) + [-990])
    try window.graph.send(.reach(first: 100, count: 2), to: window.gaps[0])
    #expect(window.shape == Array(0..<10) + [-100, 110, 111, -888])
    let sideways = LazyWindow {
      LazyHGrid(rows: [GridItem()]) { ForEach(0..<100) { Text(verbatim: "\($0)") } }
    }
    #expect(sideways.shape == Array(0..<10) + [-90])
    guard case .gap(let gap)? = sideways.graph.tree[try #require(sideways.gaps.first)]?.element else {
      Issue.record("There is no gap.")
      return
    }
    #expect(gap.axis == .horizontal)
  }

  @Test func `headers and footers of sections have lines of their own in a grid`() throws {
    let window = LazyWindow {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Section("Letters") { Text(verbatim: "1") }
        Section {
          Text(verbatim: "2")
        } footer: {
          Text("End")
        }
      }
    }
    func isLine(_ text: String) throws -> Bool {
      guard let parent = window.graph.tree.parent(of: try window.node(text)),
        case .gridRow? = window.graph.tree[parent]?.element
      else { return false }
      return true
    }
    #expect(try isLine("Letters"))
    #expect(try isLine("End"))
    #expect(try !isLine("1"))
  }

  @Test func `a row that was never made is scrolled to`() throws {
    struct Chat: View {
      let rows: LazyRows

      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Tap("Go") { proxy.scrollTo(700) }
            Tap("Say") {
              rows.ids.append(rows.ids.count)
              proxy.scrollTo(rows.ids.count - 1, anchor: .bottom)
            }
            Tap("Nowhere") { proxy.scrollTo(70_000) }
            ScrollView { LazyVStack { ForEach(rows.ids, id: \.self) { Text(verbatim: "\($0)") } } }
          }
        }
      }
    }
    let rows = LazyRows(0..<1_000)
    let window = LazyWindow { Chat(rows: rows) }
    func press(_ title: String) throws {
      window.forget()
      try window.graph.send(.activate, to: #require(window.graph.tree.parent(of: window.node(title))))
    }
    try press("Go")
    #expect(window.shape.filter { $0 > 9 } == Array(690..<710))
    let go = try window.node("700")
    #expect(window.ops.last == .scroll(go, to: .visible(anchor: nil)))
    try press("Say")
    #expect(window.shape.last == 1_000)
    let last = try window.node("1000")
    #expect(window.ops.last == .scroll(last, to: .visible(anchor: RenderPaint.UnitPoint(x: 0.5, y: 1))))
    try press("Nowhere")
    #expect(window.ops.isEmpty)
  }

  @Test func `other data begins anew`() throws {
    let rows = LazyRows(0..<1_000)
    let window = LazyWindow { LazyScreen(rows: rows) }
    try window.graph.send(.reach(first: 490, count: 2), to: window.gaps[0])
    rows.ids = Array(2_000..<3_000)
    window.graph.drain()
    #expect(window.shape == Array(2_000..<2_010) + [-990])
    rows.ids = [2_004, 7]
    window.graph.drain()
    #expect(window.shape == [2_004, 7])
    rows.ids = []
    window.graph.drain()
    #expect(window.shape == [])
    rows.ids = Array(0..<12)
    window.graph.drain()
    #expect(window.shape == Array(0..<10) + [-2])
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `after any changes rows show the data, and gaps what is left`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = LazyRows(0..<Int.random(in: 0...200, using: &random))
    let window = LazyWindow { LazyScreen(rows: rows) }
    var next = 1_000
    for _ in 0..<60 {
      let count = rows.ids.count
      switch Int.random(in: 0...9, using: &random) {
      case 0:
        rows.ids.insert(next, at: Int.random(in: 0...count, using: &random))
        next += 1
      case 1:
        let new = Array(next..<next + Int.random(in: 1...30, using: &random))
        next += new.count
        rows.ids.insert(contentsOf: new, at: Int.random(in: 0...count, using: &random))
      case 2 where count > 0: rows.ids.remove(at: Int.random(in: 0..<count, using: &random))
      case 3 where count > 3:
        let start = Int.random(in: 0..<count - 1, using: &random)
        rows.ids.removeSubrange(start..<Int.random(in: start...count, using: &random))
      case 4 where count > 1:
        rows.ids.swapAt(Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
      case 5 where Int.random(in: 0...5, using: &random) == 0: rows.ids.shuffle(using: &random)
      default: try window.scroll(using: &random)
      }
      window.graph.drain()
      window.expectRows(rows.ids)
    }
  }
}
