import Testing

@testable import IppoUI

/// Long collections that others take the place of are let go of when what has changed is handed out: to release 100,000
/// elements takes longer than to show what has come of them.
@MainActor
struct ReplacedCollectionTests {
  private final class Element: Identifiable {
    let id: Int
    let deaths: Deaths

    init(_ id: Int, _ deaths: Deaths) {
      self.id = id
      self.deaths = deaths
    }

    deinit { deaths.count += 1 }
  }

  private final class Deaths: @unchecked Sendable {  // used on the main actor alone
    var count = 0
  }

  private struct Screen: View {
    @State private var elements: [Element] = []
    let act: (Binding<[Element]>) -> Void

    var body: some View {
      Button("Act") { act($elements) }
      List(elements) { Text(verbatim: "\($0.id)") }
    }
  }

  private let deaths = Deaths()

  private func elements(_ ids: some Sequence<Int>) -> [Element] { ids.map { Element($0, deaths) } }

  /// How many elements were released when the frame of an action was handed out, and how many after the turn.
  ///
  /// - Parameter count: so many elements are shown before.
  private func deaths(
    of count: Int, _ act: @escaping (Binding<[Element]>) -> Void
  ) throws -> (atFrame: Int, after: Int) {
    var action: (Binding<[Element]>) -> Void = { [self] in $0.wrappedValue = elements(0..<count) }
    let graph = ViewGraph(frameSource: ManualFrameSource(), rowsAtFirst: 10) { Screen { action($0) } }
    defer { graph.close() }
    graph.drain()
    let root = try #require(graph.tree.root)
    let button = try #require(graph.tree.subtree(of: root).first { graph.tree[$0]?.element.isButton == true })
    try graph.send(.activate, to: button)
    graph.drain()
    #expect(deaths.count == 0)
    action = act
    var atFrame: Int?
    graph.onFrame = { [deaths] _ in atFrame = atFrame ?? deaths.count }
    try graph.send(.activate, to: button)
    graph.drain()
    return (try #require(atFrame), deaths.count)
  }

  @Test func `one that the views show is let go of after the frame`() throws {
    let (atFrame, after) = try deaths(of: 100) { [deaths] elements in
      elements.wrappedValue = (100..<120).map { Element($0, deaths) }
    }
    #expect(atFrame == 0)
    #expect(after == 100)
  }

  @Test func `so is one that an action replaces by another before the views see it`() throws {
    let (atFrame, after) = try deaths(of: 100) { [deaths] elements in
      elements.wrappedValue = (100..<150).map { Element($0, deaths) }
      elements.wrappedValue = (200..<250).map { Element($0, deaths) }
    }
    #expect(atFrame == 0)
    #expect(after == 150)
  }

  @Test func `an action that replaces one a thousand times keeps a few, and no element is left`() throws {
    var most = 0
    let (_, after) = try deaths(of: 100) { [deaths] elements in
      for round in 1...1_000 {
        elements.wrappedValue = (0..<100).map { Element(round * 100 + $0, deaths) }
        most = max(most, (round + 1) * 100 - deaths.count)
      }
    }
    #expect(most <= 600)
    #expect(after == 100_000)
  }

  @Test func `short ones are let go of at once`() throws {
    let (atFrame, after) = try deaths(of: 10) { [deaths] elements in
      elements.wrappedValue = (100..<105).map { Element($0, deaths) }
      elements.wrappedValue = (200..<205).map { Element($0, deaths) }
    }
    #expect(atFrame == 15)
    #expect(after == 15)
  }

  @Test func `what nothing shows is let go of at once`() throws {
    var binding: Binding<[Element]>?
    let graph = ViewGraph(frameSource: ManualFrameSource(), rowsAtFirst: 10) { Screen { binding = $0 } }
    graph.drain()
    let root = try #require(graph.tree.root)
    let button = try #require(graph.tree.subtree(of: root).first { graph.tree[$0]?.element.isButton == true })
    try graph.send(.activate, to: button)
    let elements = try #require(binding)
    graph.close()
    elements.wrappedValue = self.elements(0..<100)
    elements.wrappedValue = []
    #expect(deaths.count == 100)
  }
}
