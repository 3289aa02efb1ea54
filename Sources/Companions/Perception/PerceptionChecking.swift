import Synchronization

/// Whether new registrars ask for the checks of the original. The checks themselves are not needed with Observation: see
/// ``PerceptionRegistrar``.
public var isPerceptionCheckingEnabled: Bool {
  get { checking.load(ordering: .relaxed) }
  set { checking.store(newValue, ordering: .relaxed) }
}

private let checking = Atomic(true)

/// The facts about the place where code runs.
public enum _PerceptionLocals {
  /// Whether code runs within ``WithPerceptionTracking``.
  @TaskLocal public static var isInPerceptionTracking = false

  /// Whether code says that it reads objects without wanting to observe them.
  @TaskLocal public static var skipPerceptionChecking = false
}
