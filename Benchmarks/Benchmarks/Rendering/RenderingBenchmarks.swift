import Benchmark
import IppoTerminal
import IppoUI
@_spi(Measurement) import IppoWeb

/// One row of 1,000 changes: what the graph takes for it, and what the terminal and the web add. What changes of 100,000
/// rows take.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], timeUnits: .nanoseconds, maxDuration: .seconds(3))

  measureManyRows()

  Benchmark("Graph: one of 1,000 rows changes") { @MainActor (benchmark: Benchmark) async in
    let models = (0..<1_000).map(RowModel.init)
    let graph = ViewGraph(frameSource: ManualFrameSource()) { RowsView(models: models) }
    graph.drain()
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      models[3].count += 1
      graph.drain()
    }
    benchmark.stopMeasurement()
    graph.close()
  }

  Benchmark("Terminal: one of 1,000 rows changes, drawn") { @MainActor (benchmark: Benchmark) async in
    let models = (0..<1_000).map(RowModel.init)
    let graph = ViewGraph(frameSource: ManualFrameSource()) { RowsView(models: models) }
    let renderer = TerminalRenderer(size: CellSize(columns: 80, rows: 24))
    graph.onFrame = { try! renderer.apply($0) }
    graph.drain()
    _ = renderer.layout()
    blackHole(renderer.draw())
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      models[3].count += 1
      graph.drain()
      blackHole(renderer.layout())
      blackHole(renderer.draw())
    }
    benchmark.stopMeasurement()
    graph.close()
  }

  Benchmark("Web: one of 1,000 rows changes, encoded") { @MainActor (benchmark: Benchmark) async in
    let models = (0..<1_000).map(RowModel.init)
    let graph = ViewGraph(frameSource: ManualFrameSource()) { RowsView(models: models) }
    graph.drain()
    var encoder = PageEncoder(graph.tree)
    graph.onFrame = { blackHole(try! encoder.encode($0)) }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      models[3].count += 1
      graph.drain()
    }
    benchmark.stopMeasurement()
    graph.close()
  }

  Benchmark("Graph: 1,000 rows from nothing") { @MainActor (benchmark: Benchmark) async in
    let models = (0..<1_000).map(RowModel.init)
    for _ in benchmark.scaledIterations {
      let graph = ViewGraph(frameSource: ManualFrameSource()) { RowsView(models: models) }
      graph.drain()
      graph.close()
    }
  }
}
