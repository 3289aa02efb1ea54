public import Foundation
import Synchronization

extension DependencyValues {
  /// Makes UUIDs.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// todos.append(Todo(id: uuid()))
  /// ```
  ///
  /// Live, they are random. In tests it has to be overridden: ``UUIDGenerator/incrementing`` is predictable.
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }

  private enum UUIDGeneratorKey: DependencyKey {
    static let liveValue = UUIDGenerator { UUID() }
  }
}

/// Makes UUIDs. Call it like a function.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// A generator that always gives the same UUID.
  ///
  /// - Parameter uuid: The UUID to give.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that counts: `00000000-0000-0000-0000-000000000000`, then `…-000000000001`, and so on.
  ///
  /// Compare with `UUID(0)`, `UUID(1)`.
  public static var incrementing: Self {
    let counter = Counter()
    return Self { UUID(counter.next()) }
  }

  /// Creates a generator.
  ///
  /// - Parameter generate: Makes a UUID.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Makes a UUID.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Creates a UUID whose last sixteen digits are the magnitude of a number in hexadecimal notation. The digit before
  /// them is 1 if the number is negative; all other digits are zero.
  ///
  /// ```swift
  /// UUID(16)   // 00000000-0000-0000-0000-000000000010
  /// UUID(-16)  // 00000000-0000-0001-0000-000000000010
  /// ```
  ///
  /// The digits are those of the initializer in swift-dependencies.
  ///
  /// - Parameter intValue: The number.
  public init(_ intValue: Int) {
    let number = UInt64(intValue.magnitude)
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, intValue < 0 ? 1 : 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      ))
  }
}

private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func next() -> Int {
    value.add(1, ordering: .relaxed).oldValue
  }
}
