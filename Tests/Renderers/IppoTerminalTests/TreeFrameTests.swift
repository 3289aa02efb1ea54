import IppoUI
import Testing

@testable import IppoTerminal

@MainActor
struct TreeFrameTests {
  @Test func `a tree is made again from its frame`() throws {
    let graph = ViewGraph {
      List {
        Section("Letters") { ForEach(["a", "b"], id: \.self) { Text($0) } }
        HStack { Button("Press") {} }
      }
    }
    graph.drain()
    var tree = RenderTree()
    try tree.apply(#require(graph.tree.frame))
    #expect(tree == graph.tree)
    #expect(RenderTree().frame == nil)
    graph.close()
  }
}
