import Benchmark
import ComposableArchitecture

// The main queue of this program is served by `dispatchMain()`, as that of an app is: by the threads of the pool. Most of
// what is measured here is the time until the kernel has woken another thread.
func measureEffects() {
  Benchmark("Effect: run and one action back") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Tally.State()) { Tally() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      await store.send(.roundTrip).finish()
    }
    benchmark.stopMeasurement()
  }

  Benchmark("Effect: cancel one without an end") { @MainActor (benchmark: Benchmark) async in
    let store = Store(initialState: Endless.State()) { Endless() }
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      let task = store.send(.start)
      store.send(.stop)
      await task.finish()
    }
    benchmark.stopMeasurement()
  }

  // What the same costs with nothing of ours in between. Who waits for a task is resumed on a thread first, and then on
  // the main actor; who waits for effects goes on where they end. The one above is thus not slower than this.
  Benchmark("Task: to a thread, to the main actor and back") { @MainActor (benchmark: Benchmark) async in
    benchmark.startMeasurement()
    for _ in benchmark.scaledIterations {
      await Task.detached { await onMainActor() }.value
    }
    benchmark.stopMeasurement()
  }
}

@MainActor private func onMainActor() {}
