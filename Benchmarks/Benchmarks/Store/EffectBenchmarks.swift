import Benchmark
import ComposableArchitecture

func measureEffects() {
  Benchmark("Effect: run and one action back") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Tally.State()) { Tally() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      await store.send(.roundTrip).finish()
    }
    benchmark.stopMeasurement()
  }

  // What the same hops cost with nothing of ours in between: the floor of the one above.
  Benchmark("Task: to a thread, to the main actor and back") { @MainActor (benchmark: Benchmark) async in
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      await Task.detached { await onMainActor() }.value
    }
    benchmark.stopMeasurement()
  }
}

@MainActor private func onMainActor() {}
