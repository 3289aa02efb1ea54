public import Foundation
import IssueReporting
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
  /// A UUID whose last twelve digits are a number in hexadecimal notation, and all others zero.
  ///
  /// A number that is negative or has more digits is reported as an issue, and its last twelve digits are taken.
  ///
  /// - Parameter intValue: The number, from 0 to 2⁴⁸ - 1.
  public init(_ intValue: Int) {
    let number = UInt64(bitPattern: Int64(intValue))
    if number >> 48 != 0 {
      reportIssue("UUID(\(intValue)) was made, of a number that has no twelve hexadecimal digits. Count from 0.")
    }
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (8 * index)) }
    self.init(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)))
  }
}

private final class Counter: Sendable {
  private let value = Atomic<Int>(0)

  func next() -> Int {
    value.add(1, ordering: .relaxed).oldValue
  }
}
