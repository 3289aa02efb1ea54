import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
  struct Bar: View {
    @Namespace private var namespace
    @State private var selected = 0
    var body: some View {
      ZStack {
        HStack {
          ForEach(0..<3) { index in
            Button("\(index)") { withAnimation { selected = index } }
              .matchedGeometryEffect(id: index, in: namespace)
          }
        }
        Capsule().matchedGeometryEffect(id: selected, in: namespace, isSource: false)
      }
    }
  }

  private func reporters(_ screen: Screen) -> [RenderNodeID] {
    screen.nodes.filter(\.attributes.reportsPlace).map(\.id)
  }

  private func tell(_ screen: Screen, _ id: RenderNodeID, _ x: Double, _ width: Double) throws {
    try screen.send(.place(RenderPlace(x: x, y: 10, width: width, height: 20)), to: id)
  }

  private func offset(_ screen: Screen) throws -> Double {
    try screen.first { if case .box(.offset(let x, _)) = $0 { x } else { nil } }.value
  }

  @Test("What is no source has the size of the source and goes to its place, animated when another one is chosen")
  func follows() throws {
    let screen = Screen { Bar() }
    let ids = reporters(screen)
    #expect(ids.count == 4, "three sources and the one that follows")
    for (index, id) in ids.prefix(3).enumerated() { try tell(screen, id, Double(index) * 60, 50) }
    try tell(screen, ids[3], 65, 50)
    #expect(try offset(screen) == -65)
    let count = screen.recorded.count
    try screen.tap("2")
    #expect(try offset(screen) == 55)
    #expect(screen.recorded.dropFirst(count).contains { $0.entries.contains { $0.animation != nil } })
  }

  @Test("Sources where nobody follows report nothing, and are as they were")
  func unfollowed() {
    struct Alone: View {
      @Namespace private var namespace
      var body: some View { Text("One").matchedGeometryEffect(id: 1, in: namespace) }
    }
    let screen = Screen { Alone() }
    #expect(reporters(screen).isEmpty)
    #expect(screen.nodes.map(\.element) == Screen { Text("One") }.nodes.map(\.element))
  }

  @Test("Without a source it is where it is")
  func alone() throws {
    struct Alone: View {
      @Namespace private var namespace
      var body: some View { Text("One").matchedGeometryEffect(id: 1, in: namespace, isSource: false) }
    }
    let screen = Screen { Alone() }
    #expect(try offset(screen) == 0)
    #expect(screen.texts == ["One"])
  }

  struct Turning: View {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }
        Text(verbatim: "count \(count)")
      }
    }

    @Namespace private var namespace
    @State private var isFirst = true
    var body: some View {
      Button("Turn") { withAnimation { isFirst.toggle() } }
      HStack { Counter() }.matchedGeometryEffect(id: 0, in: namespace, isSource: isFirst)
      Text("Other").matchedGeometryEffect(id: 0, in: namespace, isSource: !isFirst)
    }
  }

  @Test("Views change the parts of source and follower with an animation, and keep their state")
  func turning() throws {
    let screen = Screen { Turning() }
    let ids = reporters(screen)
    try #require(ids.count == 2)
    try tell(screen, ids[0], 0, 50)
    try tell(screen, ids[1], 100, 30)
    try screen.tap("Add")
    #expect(offsets(screen) == [0, -90])
    let count = screen.recorded.count
    try screen.tap("Turn")
    #expect(offsets(screen) == [90, 0])
    #expect(screen.recorded.dropFirst(count).contains { $0.entries.contains { $0.animation != nil } })
    #expect(reporters(screen) == ids)
    #expect(screen.texts.contains("count 1"))
  }

  private func offsets(_ screen: Screen) -> [Double] {
    screen.all { if case .box(.offset(let x, _)) = $0 { x } else { nil } }
  }

  struct Leaving: View {
    @Namespace private var namespace
    @State private var hasSecond = true
    @State private var id = 0
    var body: some View {
      Text("First").matchedGeometryEffect(id: id, in: namespace)
      if hasSecond { Text("Second").matchedGeometryEffect(id: 0, in: namespace) }
      Capsule().matchedGeometryEffect(id: 0, in: namespace, isSource: false)
      Button("Remove") { hasSecond = false }
      Button("Rename") { id = 1 }
    }
  }

  @Test("The last source counts; when it goes, the one before it does, until it has another id")
  func leaving() throws {
    let screen = Screen { Leaving() }
    let ids = reporters(screen)
    try #require(ids.count == 3)
    for (index, id) in ids.enumerated() { try tell(screen, id, Double(index) * 100, 50) }
    #expect(try offset(screen) == -100)
    try screen.tap("Remove")
    #expect(try offset(screen) == -200)
    try screen.tap("Rename")
    #expect(try offset(screen) == 0)
  }
}
