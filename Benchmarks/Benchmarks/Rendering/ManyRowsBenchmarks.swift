import Benchmark
import IppoRender
import IppoTerminal
import IppoTesting
import IppoUI
@_spi(Measurement) import IppoWeb

/// A list of 100,000 rows, of which those near the top are made: what changes of its data cost, and keys in a terminal.
func measureManyRows() {
  for change in RowChange.allCases {
    Benchmark("Graph: of 100,000 rows \(change.rawValue)") { @MainActor (benchmark: Benchmark) async in
      let model = ManyRows()
      let graph = ViewGraph(frameSource: ManualFrameSource(), rowsAtFirst: 50) { ManyRowsView(model: model) }
      graph.drain()
      var encoder = PageEncoder(graph.tree)
      graph.onFrame = { blackHole(try! encoder.encode($0)) }
      change.apply(to: &model.items)
      graph.drain()
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        change.apply(to: &model.items)
        graph.drain()
      }
      benchmark.stopMeasurement()
      graph.close()
    }
  }

  Benchmark("Graph: of 100,000 bound rows one is moved by a person") { @MainActor (benchmark: Benchmark) async in
    let model = ManyRows()
    let graph = ViewGraph(frameSource: ManualFrameSource(), rowsAtFirst: 50) { BoundRowsView(model: model) }
    graph.drain()
    var encoder = PageEncoder(graph.tree)
    graph.onFrame = { blackHole(try! encoder.encode($0)) }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { try! graph.send(.move(to: 1), to: rows(of: graph.tree)[3]) }
    benchmark.stopMeasurement()
    graph.close()
  }

  Benchmark("Data: of an array of 100,000 one is inserted, while it is kept elsewhere") { benchmark in
    var items = ManyRows.items
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      let kept = items
      RowChange.insert.apply(to: &items)
      blackHole(kept)
    }
    benchmark.stopMeasurement()
  }

  Benchmark("Terminal: 100,000 rows from nothing") { @MainActor (benchmark: Benchmark) async in
    let model = ManyRows()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(TerminalScreen(columns: 80, rows: 24) { ManyRowsView(model: model) })
    }
    benchmark.stopMeasurement()
  }

  for (name, key) in [("Down", TerminalKeyPress.Key.down), ("Page Down", .pageDown), ("End", .end)] {
    Benchmark("Terminal: \(name) in 100,000 rows") { @MainActor (benchmark: Benchmark) async in
      let model = ManyRows()
      let screen = TerminalScreen(columns: 80, rows: 24) { ManyRowsView(model: model) }
      screen.press(.down)
      screen.press(.down)
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        screen.press(key)
      }
      benchmark.stopMeasurement()
    }
  }
}

/// What happens to one of many rows.
private enum RowChange: String, CaseIterable {
  case insert = "one more comes before the first"
  case move = "one moves"
  case remove = "one goes"

  func apply(to items: inout [ManyRows.Item]) {
    switch self {
    case .insert: items.insert(ManyRows.Item(id: -items.count), at: 0)
    case .move: items.insert(items.remove(at: 3), at: 1)
    case .remove: items.remove(at: 2)
    }
  }
}

@MainActor @Observable
private final class ManyRows {
  struct Item: Identifiable {
    let id: Int
    var title: String

    init(id: Int) {
      self.id = id
      title = "Row \(id)"
    }
  }

  nonisolated static let items = (0..<100_000).map { Item(id: $0) }

  var items = ManyRows.items
}

/// The rows of a tree, from the top.
@MainActor
private func rows(of tree: RenderTree) -> [RenderNodeID] {
  tree.root.map { tree.subtree(of: $0) }?.filter { if case .row = tree[$0]?.element { true } else { false } } ?? []
}

private struct BoundRowsView: View {
  @Bindable var model: ManyRows

  var body: some View {
    List {
      ForEach($model.items) { $item in Text(verbatim: item.title) }
        .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

private struct ManyRowsView: View {
  let model: ManyRows

  var body: some View {
    List(model.items) { Text(verbatim: $0.title) }
  }
}
