import Observation
internal import Synchronization

/// Tells whether reads are observed now. Only objects with observed reads get observers of their own.
///
/// Observation says so to nobody, but it hashes the key path of an observed read: the probe's key path counts that.
final class ObservationProbe: Observable, Sendable {
  private struct Mark: Hashable, Sendable {
    static let hashes = Atomic<Int>(0)

    func hash(into hasher: inout Hasher) { Self.hashes.wrappingAdd(1, ordering: .relaxed) }
  }

  private static let shared = ObservationProbe()
  private static let keyPath: any KeyPath<ObservationProbe, Int> & Sendable = \ObservationProbe[Mark()]

  private let registrar = ObservationRegistrar()

  private subscript(mark: Mark) -> Int { 0 }

  /// Whether the current thread runs the function of a `withObservationTracking`. Reads on other threads at the same time may
  /// make it true as well, and never false.
  static var isTracking: Bool {
    let before = Mark.hashes.load(ordering: .relaxed)
    shared.registrar.access(shared, keyPath: keyPath as KeyPath<ObservationProbe, Int>)
    return Mark.hashes.load(ordering: .relaxed) != before
  }
}
