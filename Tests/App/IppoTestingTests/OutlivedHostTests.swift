import IppoUI
import Observation
import Testing

@testable import IppoTesting

/// Tasks that a view has begun keep its graph, and may change it after the end of the host.
@MainActor
struct OutlivedHostTests {
  @Observable final class Count { var value = 0 }

  private struct Counted: View {
    let count: Count

    var body: some View { Text("\(count.value)") }
  }

  @Test func `a graph that outlives its host goes on`() throws {
    let count = Count()
    var host: ViewHost? = ViewHost { Counted(count: count) }
    let graph = try #require(host?.graph)
    #expect(host?.contains("0") == true)
    host = nil
    count.value = 1
    graph.drain()
    #expect(graph.tree.outline.contains("1"))
  }
}
