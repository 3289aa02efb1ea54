import Testing

@testable import IppoUI

@MainActor
struct ReaderSetTests {
  private let graph = ViewGraph { EmptyView() }

  private func nodes(_ count: Int) -> [_Node] {
    let inputs = _NodeInputs(
      graph: graph, environment: EnvironmentCell(parent: nil), visibility: VisibilityCell(outer: nil))
    return (0..<count).map { _ in _Node(in: nil, inputs) }
  }

  private func members(of set: ReaderSet) -> [ObjectIdentifier] {
    var members: [ObjectIdentifier] = []
    set.forEach { members.append(ObjectIdentifier($0)) }
    return members
  }

  @Test(arguments: [1, 2, 8, 9, 40]) func eachReaderIsToldOnceUntilItLeaves(count: Int) {
    let nodes = nodes(count)
    var set = ReaderSet()
    var expected: Set<ObjectIdentifier> = []
    for node in nodes {
      set.insert(node)
      expected.insert(ObjectIdentifier(node))
      #expect(members(of: set).count == expected.count)
      #expect(Set(members(of: set)) == expected)
    }
    // In another order than they came in.
    for index in nodes.indices.sorted(by: { ($0 % 3, $0) < ($1 % 3, $1) }) {
      let node = nodes[index]
      set.remove(node)
      expected.remove(ObjectIdentifier(node))
      #expect(members(of: set).count == expected.count)
      #expect(Set(members(of: set)) == expected)
    }
    graph.close()
  }

  @Test func whoIsNoReaderDoesNotLeave() {
    let nodes = nodes(12)
    var set = ReaderSet()
    set.remove(nodes[0])
    for node in nodes.dropLast() {
      set.insert(node)
      let before = Set(members(of: set))
      set.remove(nodes.last!)
      #expect(Set(members(of: set)) == before)
    }
    graph.close()
  }
}
