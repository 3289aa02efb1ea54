import Benchmark
import ComposableArchitecture

func measureTestStores() {
  Benchmark("TestStore: send and receive, 20 fields") { @MainActor (benchmark: Benchmark) async in
    let store = TestStore(initialState: Form.State()) { Form() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      await store.send(.submit) { $0.field0 += 1 }
      await store.receive(.submitted) { $0.field10 += 1 }
    }
    benchmark.stopMeasurement()
    await store.finish()
  }

  Benchmark("TestStore: send and receive from a task, 20 fields") { @MainActor (benchmark: Benchmark) async in
    let store = TestStore(initialState: Form.State()) { Form() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      await store.send(.load) { $0.field0 += 1 }
      await store.receive(.loaded) { $0.field10 += 1 }
    }
    benchmark.stopMeasurement()
    await store.finish()
  }
}
