import ConcurrencyExtras

extension DependencyValues {
  /// Gives access to a random number generator.
  ///
  /// ```swift
  /// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
  /// let roll = withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) }
  /// ```
  ///
  /// Live, it is the system's. In tests it has to be overridden with a generator that is predictable.
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[WithRandomNumberGeneratorKey.self] }
    set { self[WithRandomNumberGeneratorKey.self] = newValue }
  }

  private enum WithRandomNumberGeneratorKey: DependencyKey {
    static var liveValue: WithRandomNumberGenerator { WithRandomNumberGenerator(SystemRandomNumberGenerator()) }
  }
}

/// Gives access to a random number generator, one caller at a time. Call it like a function.
public struct WithRandomNumberGenerator: Sendable {
  private let generator: Guarded<any RandomNumberGenerator & Sendable>

  /// Creates access to a generator.
  ///
  /// - Parameter generator: The generator.
  public init<T: RandomNumberGenerator & Sendable>(_ generator: T) {
    self.generator = Guarded(generator)
  }

  /// Runs an operation with the generator.
  ///
  /// - Parameter work: Draws numbers.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) throws -> R
  ) rethrows -> R {
    try generator.withLockUnchecked(work)
  }
}
