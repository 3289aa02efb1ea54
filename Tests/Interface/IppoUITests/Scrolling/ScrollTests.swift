import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Scrolling")
struct ScrollTests {
  private func scrolls(_ screen: Screen) -> [(id: RenderNodeID, target: RenderScrollTarget)] {
    screen.recorded.flatMap(\.ops).compactMap { if case .scroll(let id, let target) = $0 { (id, target) } else { nil } }
  }

  private func text(_ string: String, _ screen: Screen) throws -> RenderNodeID {
    try #require(
      screen.nodes.first { if case .text(let text) = $0.element { text.string == string } else { false } }
    ).id
  }

  struct Messages: View {
    @State private var count = 3
    var body: some View {
      ScrollViewReader { proxy in
        Button("Add") { count += 1 }
        Button("Top") { withAnimation { proxy.scrollTo("top", anchor: .top) } }
        Button("Nowhere") { proxy.scrollTo(99) }
        ScrollView {
          Text("Top").id("top")
          ForEach(0..<count, id: \.self) { Text("Message \($0)").padding() }
        }
        .onChange(of: count) { proxy.scrollTo(count - 1) }
      }
    }
  }

  @Test("A proxy scrolls to rows and ids, after the turn in which they come")
  func proxy() throws {
    let screen = Screen { Messages() }
    try screen.tap("Add")
    let row = try text("Message 3", screen)
    let scrolled = scrolls(screen)
    #expect(scrolled.count == 1)
    #expect(screen.graph.tree.subtree(of: scrolled[0].id).contains(row))
    #expect(scrolled[0].target == .visible(anchor: nil))
    try screen.tap("Top")
    #expect(try scrolls(screen).last?.id == text("Top", screen) || scrolls(screen).count == 2)
    #expect(scrolls(screen).last?.target == .visible(anchor: RenderPaint.UnitPoint(x: 0.5, y: 0)))
    #expect(screen.recorded.last?.entries.last?.animation != nil)
    try screen.tap("Nowhere")
    #expect(scrolls(screen).count == 2)
  }

  struct Positioned: View {
    @State private var id: Int? = 2
    var body: some View {
      Text("At \(id ?? -1)")
      Button("Go") { id = 4 }
      ScrollView {
        LazyVStack { ForEach(0..<6) { Text("Row \($0)").padding() } }.scrollTargetLayout()
      }
      .scrollPosition(id: $id, anchor: .top)
    }
  }

  @Test("A binding to an id scrolls, and follows what a person scrolls to")
  func position() throws {
    let screen = Screen { Positioned() }
    #expect(scrolls(screen).count == 1)
    // What is around the region does not move.
    #expect(scrolls(screen).first?.target == .visibleInRegion(anchor: RenderPaint.UnitPoint(x: 0.5, y: 0)))
    try screen.tap("Go")
    #expect(scrolls(screen).count == 2)
    let region = try screen.first { if case .scroll(let scroll) = $0 { scroll } else { nil } }
    #expect(region.value.reportsPosition)
    let row = try #require(screen.graph.tree.parent(of: text("Row 5", screen)))
    try screen.send(.scroll(RenderScrollPosition(x: 0, y: 80, first: row)), to: region.id)
    #expect(screen.texts.contains("At 5"))
    #expect(scrolls(screen).count == 2)
  }

  @Test("A binding keeps what the app writes to it, whatever is seen first there, until a person scrolls")
  func jump() throws {
    let screen = Screen { Positioned() }
    try screen.tap("Go")
    let at = try #require(screen.texts.first { $0.hasPrefix("At ") })
    let region = try screen.first { if case .scroll(let scroll) = $0 { scroll } else { nil } }.id
    let row = try #require(screen.graph.tree.parent(of: text("Row 5", screen)))
    func scroll(byPerson: Bool) throws {
      try screen.send(.scroll(RenderScrollPosition(x: 0, y: 80, first: row, isByPerson: byPerson)), to: region)
    }
    try scroll(byPerson: false)
    #expect(screen.texts.contains(at))
    try scroll(byPerson: true)
    #expect(screen.texts.contains("At 5"))
  }

  struct Placed: View {
    @State private var position = ScrollPosition(edge: .bottom)
    var body: some View {
      Text(position.isPositionedByUser ? "by hand at \(position.viewID(type: Int.self) ?? -1)" : "by the app")
      Button("Top") { position.scrollTo(edge: .top) }
      Button("Place") { position.scrollTo(y: 40) }
      ScrollView { LazyVStack { ForEach(0..<6) { Text("Row \($0)") } } }.scrollPosition($position)
    }
  }

  @Test("A scroll position goes to ends and places, and tells what a person did")
  func scrollPosition() throws {
    let screen = Screen { Placed() }
    try screen.tap("Top")
    try screen.tap("Place")
    #expect(
      scrolls(screen).map(\.target) == [.offset(x: nil, y: 1e10), .offset(x: nil, y: 0), .offset(x: nil, y: 40)])
    let region = try screen.first { if case .scroll = $0 { true } else { nil } }.id
    let first = try text("Row 1", screen)
    try screen.send(.scroll(RenderScrollPosition(x: 0, y: 10, first: first, isByPerson: false)), to: region)
    #expect(screen.texts.first == "by the app")
    try screen.send(.scroll(RenderScrollPosition(x: 0, y: 10, first: first)), to: region)
    #expect(screen.texts.first == "by hand at 1")
    #expect(scrolls(screen).count == 3)
  }

  @Test("Scroll views can be still, and begin at an anchor")
  func behaviour() throws {
    let screen = Screen {
      ScrollView { Text("A") }.scrollDisabled(true).defaultScrollAnchor(.bottom)
    }
    let scroll = try screen.first { if case .scroll(let scroll) = $0 { scroll } else { nil } }.value
    #expect(scroll.isDisabled && scroll.anchor == RenderPaint.UnitPoint(x: 0.5, y: 1) && !scroll.reportsPosition)
  }

  @Test("Text can be made to be selected")
  func selection() {
    let screen = Screen {
      Text("A").textSelection(.enabled)
      Text("B").textSelection(.disabled)
      Text("C")
    }
    let texts = screen.nodes.filter { if case .text = $0.element { true } else { false } }
    #expect(texts.map(\.attributes.isTextSelectable) == [true, false, nil])
  }
}
