import Foundation
import IppoUI
import Perception
import Testing

private final class Model: Perceptible, @unchecked Sendable {
  private let registrar = PerceptionRegistrar()
  private var _count = 0
  private var _name = ""

  var count: Int {
    get {
      self.registrar.access(self, keyPath: \.count)
      return self._count
    }
    set { self.registrar.withMutation(of: self, keyPath: \.count) { self._count = newValue } }
  }

  var name: String {
    get {
      self.registrar.access(self, keyPath: \.name)
      return self._name
    }
    set {
      self.registrar.willSet(self, keyPath: \.name)
      self._name = newValue
      self.registrar.didSet(self, keyPath: \.name)
    }
  }
}

struct PerceptionTests {
  @Test func `tells the first change of what was read`() async {
    let model = Model()
    await confirmation(expectedCount: 1) { changed in
      withPerceptionTracking {
        _ = model.count
      } onChange: {
        changed()
      }
      model.name = "not read"
      model.count += 1
      model.count += 1
    }
  }

  @Test func `any observation sees it`() async {
    let model = Model()
    await confirmation(expectedCount: 1) { changed in
      withObservationTracking {
        _ = model.name
      } onChange: {
        changed()
      }
      model.name = "changed"
    }
  }

  @Test @MainActor func `iterates over values`() async {
    let model = Model()
    var seen: [Int] = []
    for await count in Perceptions({ @MainActor in model.count }) {
      seen.append(count)
      if count == 3 { break }
      model.count += 1
    }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test @MainActor func `tracked content is what it is`() {
    let graph = ViewGraph(frameSource: ManualFrameSource()) {
      WithPerceptionTracking { Text("Tracked") }
        .toolbar { WithPerceptionTracking { ToolbarItem(placement: .navigation) { Text("Item") } } }
    }
    graph.drain()
    let texts = graph.tree.subtree(of: graph.tree.root!).compactMap { id in
      if case .text(let text)? = graph.tree[id]?.element { text.string } else { nil }
    }
    #expect(texts.contains("Tracked"))
    graph.close()
  }

  @Test @MainActor func `tracked commands are what they are`() {
    struct Menus: Commands {
      var body: some Commands {
        WithPerceptionTracking { CommandMenu("Tools") { Button("Sharpen") {} } }
      }
    }
    #expect(Menus()._menus.count == 1)
  }

  @Test func `registrars do not count`() throws {
    #expect(PerceptionRegistrar() == PerceptionRegistrar(isPerceptionCheckingEnabled: false))
    #expect(PerceptionRegistrar().hashValue == PerceptionRegistrar().hashValue)
  }
}
