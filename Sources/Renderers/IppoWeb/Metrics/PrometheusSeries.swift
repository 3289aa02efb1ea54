import Metrics
import Synchronization

/// The counts under one name and one set of labels.
final class PrometheusSeries: CounterHandler, MeterHandler, RecorderHandler, TimerHandler {
  private struct Values {
    /// The value, or the sum of a histogram.
    var sum = 0.0
    var count = 0
    /// How many values lie in each bucket, the last of which has no bound.
    var buckets: [Int]
  }

  private let kind: PrometheusFamily.Kind
  private let bounds: [Double]
  private let values: Mutex<Values>

  init(_ kind: PrometheusFamily.Kind) {
    self.kind = kind
    bounds = kind.bounds
    values = Mutex(Values(buckets: [Int](repeating: 0, count: bounds.count + 1)))
  }

  private func observe(_ value: Double) {
    let bucket = bounds.firstIndex { value <= $0 } ?? bounds.count
    values.withLock {
      $0.sum += value
      $0.count += 1
      $0.buckets[bucket] += 1
    }
  }

  // MARK: Handlers

  func increment(by amount: Int64) { increment(by: Double(amount)) }

  func increment(by amount: Double) { values.withLock { $0.sum += amount } }

  func decrement(by amount: Double) { values.withLock { $0.sum -= amount } }

  func reset() { values.withLock { $0.sum = 0 } }

  func set(_ value: Int64) { set(Double(value)) }

  func set(_ value: Double) { values.withLock { $0.sum = value } }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) { kind == .gauge ? set(value) : observe(value) }

  func recordNanoseconds(_ duration: Int64) { observe(Double(duration) / 1e9) }

  // MARK: Text

  func write(_ name: String, _ labels: String, to text: inout String) {
    let values = values.withLock { $0 }
    let set = labels.isEmpty ? "" : "{\(labels)}"
    guard !bounds.isEmpty else {
      text += "\(name)\(set) \(PrometheusText.number(values.sum))\n"
      return
    }
    var count = 0
    for (bucket, bound) in zip(values.buckets, bounds.map(PrometheusText.number) + ["+Inf"]) {
      count += bucket
      text += "\(name)_bucket{\(labels.isEmpty ? "" : labels + ",")le=\"\(bound)\"} \(count)\n"
    }
    text += "\(name)_sum\(set) \(PrometheusText.number(values.sum))\n\(name)_count\(set) \(values.count)\n"
  }
}
