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
}
