import Observation
internal import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Tells whether reads are observed now. Only objects with observed reads get observers of their own.
///
/// Observation says so to nobody, but it hashes the key path of an observed read: the probe's key path counts that.
final class ObservationProbe: Observable, Sendable {
  private struct Mark: Hashable, Sendable {
    static let hashes = Atomic<Int>(0)

    func hash(into hasher: inout Hasher) { Self.hashes.wrappingAdd(1, ordering: .relaxed) }
  }

  /// The observers that a thread asks with. They become those of the object whose read is observed, because an observation
  /// stays in them until they are gone.
  private final class Spare {
    let observers = ObservationRegistrar()

    static func release(_ pointer: UnsafeMutableRawPointer?) {
      if let pointer { Unmanaged<Spare>.fromOpaque(pointer).release() }
    }
  }

  private static let shared = ObservationProbe()
  private static let keyPath: any KeyPath<ObservationProbe, Int> & Sendable = \ObservationProbe[Mark()]
  private static let spare: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { Spare.release($0) }
    return key
  }()

  private subscript(mark: Mark) -> Int { 0 }

  /// The observers for an object whose property is read; `nil` unless the current thread runs the function of a
  /// `withObservationTracking`.
  ///
  /// Observed reads on other threads at the same time may lead to observers as well, and never to `nil`.
  static func observersIfTracking() -> ObservationRegistrar? {
    let spare = spareOfThread()
    let before = Mark.hashes.load(ordering: .relaxed)
    spare.observers.access(shared, keyPath: keyPath as KeyPath<ObservationProbe, Int>)
    guard Mark.hashes.load(ordering: .relaxed) == before else {
      pthread_setspecific(Self.spare, nil)
      Unmanaged.passUnretained(spare).release()
      return spare.observers
    }
    return nil
  }

  /// The observers of the thread, which stay there.
  private static func spareOfThread() -> Spare {
    if let pointer = pthread_getspecific(spare) { return Unmanaged<Spare>.fromOpaque(pointer).takeUnretainedValue() }
    let new = Spare()
    pthread_setspecific(spare, Unmanaged.passRetained(new).toOpaque())
    return new
  }
}
