import Benchmark
import ComposableArchitecture

func measureNavigation() {
  Benchmark("Presentation: present, child action, dismiss") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Host.State()) { Host() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      store.send(.present)
      store.send(.child(.presented(.increment)))
      store.send(.child(.dismiss))
    }
    benchmark.stopMeasurement()
  }

  Benchmark("Stack: push and pop on 1,000") { @MainActor (benchmark: Benchmark) async in
    var state = Tower.State()
    for _ in 0..<1_000 { state.path.append(Tally.State()) }
    let store = Store(initialState: state) { Tower() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      store.send(.push)
      store.send(.pop)
    }
    benchmark.stopMeasurement()
  }
}
