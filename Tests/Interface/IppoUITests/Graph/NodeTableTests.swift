import IppoUI
import RandomRenderTrees
import Testing

/// Compared with a dictionary.
struct NodeTableTests {
  /// Ids on both sides of the bounds of pages, and some that are far away.
  private static let ids = [0, 1, 2, 62, 63, 64, 65, 127, 128, 1000, 1_000_000_007].map { RenderNodeID($0) }

  @Test(arguments: 1...20) func itIsADictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = NodeTable<Int>()
    var expected: [RenderNodeID: Int] = [:]
    for step in 0..<200 {
      let id = Self.ids.randomElement(using: &random)!
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        table[id] = nil
        expected[id] = nil
      case 1 where expected[id] != nil:
        table.update(id) { $0 += 1 }
        expected[id]! += 1
      default:
        table[id] = step
        expected[id] = step
      }
      #expect(table.count == expected.count)
      #expect(Self.ids.allSatisfy { table[$0] == expected[$0] })
      #expect(Self.ids.allSatisfy { table.read($0) { $0 } == expected[$0] })
      #expect(Self.ids.allSatisfy { table.contains($0) == (expected[$0] != nil) })
    }
    var visited: [RenderNodeID: Int] = [:]
    table.forEach { visited[$0] = $1 }
    #expect(visited == expected)
    let names = table.mapValues { "\($0)" }
    #expect(names.count == expected.count)
    #expect(Self.ids.allSatisfy { names[$0] == expected[$0].map { "\($0)" } })
    let copy = table
    table[Self.ids[0]] = -1
    #expect(copy[Self.ids[0]] == expected[Self.ids[0]])
    #expect(copy != table)
    table[Self.ids[0]] = expected[Self.ids[0]]
    #expect(copy == table, "However they came about.")
  }
}
