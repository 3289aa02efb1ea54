import Benchmark
import ComposableArchitecture

func measureRows() {
  for count in [1_000, 10_000, 100_000] {
    Benchmark("Store: send to one row of \(count)") { @MainActor (benchmark: Benchmark) async in
      let store = Store(initialState: Table.State(count: count)) { Table() }
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        store.send(.rows(.element(id: count / 2, action: .increment)))
      }
      benchmark.stopMeasurement()
    }
  }

  Benchmark("Store: scope 1,000 rows", configuration: .one) { @MainActor (benchmark: Benchmark) async in
    for _ in benchmark.scaledIterations {
      let store = Store(initialState: Table.State(count: 1_000)) { Table() }
      benchmark.startMeasurement()
      for row in store.scope(state: \.rows, action: \.rows) { blackHole(row) }
      benchmark.stopMeasurement()
    }
  }

  Benchmark("Store: one of 1,000 observed rows changes") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Table.State(count: 1_000)) { Table() }
    let rows = Array(store.scope(state: \.rows, action: \.rows))
    for row in rows {
      withObservationTracking {
        blackHole(row.count)
      } onChange: {
      }
    }
    let row = rows[500]
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      row.send(.increment)
      withObservationTracking {
        blackHole(row.count)
      } onChange: {
      }
    }
    benchmark.stopMeasurement()
  }
}
