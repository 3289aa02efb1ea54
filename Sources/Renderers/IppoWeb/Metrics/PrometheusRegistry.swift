public import Metrics
import Synchronization

/// Keeps what a program counts, and writes it in the text format of Prometheus (version 0.0.4).
///
/// ```swift
/// let registry = PrometheusRegistry()
/// MetricsSystem.bootstrap(registry)
/// ```
///
/// Counters are `counter`, meters and recorders that do not aggregate are `gauge`, other recorders and timers are
/// `histogram`, the latter in seconds. Letters that Prometheus does not take in names become `_`.
public final class PrometheusRegistry: MetricsFactory {
  private struct State {
    /// By what they are called.
    var families: [String: PrometheusFamily] = [:]
    /// The name of each family, by its label: labels that differ in other letters only need names of their own.
    var names: [PrometheusFamily.Key: String] = [:]
  }

  private let state = Mutex(State())

  /// A registry in which nothing is counted yet. It is of use once the metrics system of the process has it.
  public init() {}

  /// Makes a registry the metrics system of the process, which is possible once, and before anything is counted.
  public static func bootstrap() -> PrometheusRegistry {
    let registry = PrometheusRegistry()
    MetricsSystem.bootstrap(registry)
    return registry
  }

  /// All that is counted, by name.
  public var text: String {
    let families = state.withLock { $0.families }
    return families.sorted { $0.key < $1.key }.map { name, family in family.text(name) }.joined()
  }

  private func series(
    _ label: String, _ dimensions: [(String, String)], _ kind: PrometheusFamily.Kind
  ) -> PrometheusSeries {
    state.withLock { state in
      let key = PrometheusFamily.Key(label: label, kind: kind)
      let name =
        state.names[key]
        ?? {
          let plain = PrometheusText.name(label)
          var name = plain
          var number = 1
          while state.families[name] != nil {
            number += 1
            name = "\(plain)_\(number)"
          }
          state.names[key] = name
          return name
        }()
      return state.families[name, default: PrometheusFamily(kind: kind)].series(PrometheusText.labels(dimensions))
    }
  }

  // MARK: MetricsFactory

  /// A `counter`. Calls with the same label and dimensions count together.
  public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, dimensions, .counter)
  }

  /// A `gauge`. Calls with the same label and dimensions set the same one.
  public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, dimensions, .gauge)
  }

  /// A `histogram` of sizes where values are aggregated, else a `gauge` that has the last one.
  public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
    series(label, dimensions, aggregate ? .sizes : .gauge)
  }

  /// A `histogram` of times, in seconds.
  public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, dimensions, .times)
  }

  // What was counted once goes on: a counter that begins anew would look like a program that was started anew.
  /// Has no effect: what was counted stays.
  public func destroyCounter(_ handler: any CounterHandler) {}
  /// Has no effect: what was measured stays.
  public func destroyMeter(_ handler: any MeterHandler) {}
  /// Has no effect: what was recorded stays.
  public func destroyRecorder(_ handler: any RecorderHandler) {}
  /// Has no effect: what was timed stays.
  public func destroyTimer(_ handler: any TimerHandler) {}
}
