import Benchmark
import ComposableArchitecture

func measureSends() {
  Benchmark("Reducer: direct call") { benchmark in
    var state = Tally.State()
    let reducer = Tally()
    for _ in benchmark.scaledIterations {
      blackHole(reducer.reduce(into: &state, action: .increment))
    }
  }

  Benchmark("Store: send at the root") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Tally.State()) { Tally() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      store.send(.increment)
    }
    benchmark.stopMeasurement()
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
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      leaf.send(.increment)
    }
    benchmark.stopMeasurement()
  }

  Benchmark("Store: scope through 10 cached levels") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Level0.State()) { Level0() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      blackHole(
        store
          .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child)
          .scope(state: \.child, action: \.child).scope(state: \.child, action: \.child))
    }
    benchmark.stopMeasurement()
  }

  Benchmark("Store: send to a case of an enum that holds 100,000 values") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Choice.State.left(Bulk.State())) { Choice() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      store.send(.left(.increment))
    }
    benchmark.stopMeasurement()
  }
}
