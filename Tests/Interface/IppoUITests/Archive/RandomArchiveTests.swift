import Testing

@testable @_spi(Host) @_spi(Testing) import IppoUI

/// Windows whose views keep all their state themselves are used at random and rebuilt again and again; what is rebuilt
/// must be what was there.
@MainActor
@Suite("Archives of windows at random")
struct RandomArchiveTests {
  struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  private struct Cell: View {
    let depth: Int
    @State private var count = 0
    @State private var kind = 0
    @State private var rows: [Int] = []
    @State private var text = ""
    @State private var isPresented = false

    var body: some View {
      Button("kind") { kind = (kind + 1) % 6 }
      Button("count") { count += 1 }
      Button("add") { rows.insert((rows.max() ?? 0) + 1, at: rows.count / 2) }
      Button("turn") { rows.reverse() }
      Button("remove") { if !rows.isEmpty { rows.removeFirst() } }
      Text(verbatim: "\(depth) \(count) \(kind) \(rows) \(text)")
      if depth > 0 {
        switch kind {
        case 0: TextField("text", text: $text)
        case 1: ForEach(rows, id: \.self) { _ in AnyView(Cell(depth: depth - 1)) }
        case 2: DisclosureGroup("more") { AnyView(Cell(depth: depth - 1)) }
        case 3:
          TabView {
            AnyView(Cell(depth: depth - 1)).tabItem { Text(verbatim: "1") }
            AnyView(Cell(depth: depth - 1)).tabItem { Text(verbatim: "2") }
          }
        case 4:
          NavigationStack {
            VStack {
              NavigationLink("open") { AnyView(Cell(depth: depth - 1)) }
              NavigationLink("open \(count)", value: count)
            }
            .navigationDestination(for: Int.self) { _ in AnyView(Cell(depth: depth - 1)) }
          }
        default:
          Button("present") { isPresented = true }
            .sheet(isPresented: $isPresented) { AnyView(Cell(depth: depth - 1)) }
            .background { AnyView(Cell(depth: 0)) }
            .overlay { AnyView(Cell(depth: 0)) }
        }
      }
    }
  }

  /// Something a person can do with an element.
  private func event(_ element: RenderElement, using random: inout Generator) -> RenderEvent? {
    switch element {
    case .button: .activate
    case .field: .setText(String(Int.random(in: 0..<1000, using: &random)))
    case .disclosure(let isExpanded): .setOn(!isExpanded)
    case .tabs(let tabs): .select(Int.random(in: 0..<tabs.items.count, using: &random))
    case .page(let page): page.canGoBack && Int.random(in: 0..<4, using: &random) == 0 ? .dismiss : nil
    case .presentation: Int.random(in: 0..<4, using: &random) == 0 ? .dismiss : nil
    default: nil
    }
  }

  @Test("A window that is rebuilt at any moment goes on as the one that was not", arguments: Array(1...6) as [UInt64])
  func randomUse(_ seed: UInt64) throws {
    var random = Generator(state: seed)
    let screen = Screen { Cell(depth: 3) }
    var copy = screen
    for step in 0..<120 {
      let nodes = Array(screen.nodes.indices)
      let index = try #require(nodes.randomElement(using: &random))
      guard let event = event(screen.nodes[index].element, using: &random) else { continue }
      // An event that a person could not have sent is refused by both.
      let results = [screen, copy].map { screen in
        do {
          try screen.send(event, to: screen.nodes[index].id)
          return true
        } catch {
          return false
        }
      }
      try #require(results[0] == results[1], "step \(step)")
      try #require(Shown(screen.graph.tree).numbered == Shown(copy.graph.tree).numbered, "step \(step)")
      if step % 6 == 2 { try #require(rested(copy), "step \(step)") }
      if step % 6 == 5 { copy = try rebuilt(copy) { Cell(depth: 3) } }
    }
  }
}
