import Benchmark
import ComposableArchitecture

func measureDependencies() {
  Benchmark("Dependency: 100 reads in a reducer", configuration: .one) {
    @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Reading.State()) { Reading() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations { store.send(.read) }
    benchmark.stopMeasurement()
  }

  Benchmark("Shared: increment in memory") { benchmark in
    @Shared(.inMemory("count")) var count = 0
    for _ in benchmark.scaledIterations { $count.withLock { $0 += 1 } }
  }
}
