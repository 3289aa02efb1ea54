import Benchmark
import ComposableArchitecture
import Foundation

/// Each benchmark's figure stands beside "Reducer: direct call", the least an action can cost.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock, .throughput], timeUnits: .nanoseconds, scalingFactor: .kilo, maxDuration: .seconds(2))

  Benchmark("Reducer: direct call") { benchmark in
    var state = Tally.State()
    let reducer = Tally()
    for _ in benchmark.scaledIterations {
      blackHole(reducer.reduce(into: &state, action: .increment))
    }
  }

  Benchmark("Store: send at the root") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Tally.State()) { Tally() }
    for _ in benchmark.scaledIterations {
      store.send(.increment)
    }
  }

  Benchmark("Store: send through 10 scopes") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Level0.State()) { Level0() }
    let leaf =
      store
      .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
      .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
    for _ in benchmark.scaledIterations {
      leaf.send(.increment)
    }
  }

  for count in [1_000, 10_000, 100_000] {
    Benchmark("Store: send to one row of \(count)") { @MainActor (benchmark: Benchmark) async in
      let store = Store(initialState: Table.State(count: count)) { Table() }
      benchmark.startMeasurement()
      for _ in benchmark.scaledIterations {
        store.send(.rows(.element(id: count / 2, action: .increment)))
      }
    }
  }

  Benchmark("Store: scope 1,000 rows", configuration: .init(scalingFactor: .one)) {
    @MainActor (benchmark: Benchmark) async in
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
  }

  Benchmark("Effect: run and one action back", configuration: .init(scalingFactor: .one)) {
    @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Tally.State()) { Tally() }
    for _ in benchmark.scaledIterations {
      await store.send(.roundTrip).finish()
    }
  }

  Benchmark("Presentation: present, child action, dismiss") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Host.State()) { Host() }
    for _ in benchmark.scaledIterations {
      store.send(.present)
      store.send(.child(.presented(.increment)))
      store.send(.child(.dismiss))
    }
  }

  Benchmark("IdentifiedArray: append 100,000", configuration: .init(scalingFactor: .one)) { benchmark in
    for _ in benchmark.scaledIterations {
      var rows: IdentifiedArrayOf<Tally.State> = []
      for id in 0..<100_000 { rows.append(Tally.State(id: id)) }
      blackHole(rows)
    }
  }

  Benchmark("IdentifiedArray: lookup in 100,000") { benchmark in
    let rows = Table.State(count: 100_000).rows
    benchmark.startMeasurement()
    for index in benchmark.scaledIterations {
      blackHole(rows[id: (index &* 7_919) % 100_000])
    }
  }
}
