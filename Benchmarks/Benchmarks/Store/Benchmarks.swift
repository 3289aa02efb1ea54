import Benchmark

/// One benchmark for each kind of operation. `Benchmarks/ratios.py` sets their medians beside "Reducer: direct call",
/// the least an action can cost, and beside the goals.
let benchmarks: @Sendable () -> Void = {
  Benchmark.defaultConfiguration = .init(
    metrics: [.wallClock], timeUnits: .nanoseconds, scalingFactor: .kilo, maxDuration: .seconds(2))

  measureSends()
  measureRows()
  measureEffects()
  measureTestStores()
  measureNavigation()
  measureIdentifiedArrays()
  measureCasePaths()
  measureDependencies()
}

extension Benchmark.Configuration {
  /// For what takes so long that a thousand of it would be too many for one sample.
  static var one: Self { .init(scalingFactor: .one) }
}
