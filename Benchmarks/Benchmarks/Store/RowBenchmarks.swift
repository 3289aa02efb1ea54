import Benchmark
import ComposableArchitecture

/// Observers that have been told of a change, and have to look again.
@MainActor
private final class Changed {
  var observers: [Int] = []
}

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

  Benchmark("Store: 1,000 observers of 20 fields, one changes", configuration: .one) {
    @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Form.State()) { Form() }
    let fields: [@MainActor () -> Void] = [
      { blackHole(store.field0) }, { blackHole(store.field1) }, { blackHole(store.field2) },
      { blackHole(store.field3) }, { blackHole(store.field4) }, { blackHole(store.field5) },
      { blackHole(store.field6) }, { blackHole(store.field7) }, { blackHole(store.field8) },
      { blackHole(store.field9) }, { blackHole(store.field10) }, { blackHole(store.field11) },
      { blackHole(store.field12) }, { blackHole(store.field13) }, { blackHole(store.field14) },
      { blackHole(store.field15) }, { blackHole(store.field16) }, { blackHole(store.field17) },
      { blackHole(store.field18) }, { blackHole(store.field19) },
    ]
    let changed = Changed()
    @MainActor func observe(_ index: Int) {
      withObservationTracking {
        fields[index % fields.count]()
      } onChange: {
        MainActor.assumeIsolated { changed.observers.append(index) }
      }
    }
    for index in 0..<1_000 { observe(index) }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      store.send(.loaded)
      for index in changed.observers { observe(index) }
      changed.observers.removeAll(keepingCapacity: true)
    }
    benchmark.stopMeasurement()
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
