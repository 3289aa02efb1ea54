public import Foundation

extension DependencyValues {
  /// Tells the date and time.
  ///
  /// ```swift
  /// @Dependency(\.date) var date
  /// @Dependency(\.date.now) var now
  /// ```
  ///
  /// Live, it is the system's. In tests it has to be overridden: `$0.date.now = …`, or with
  /// ``DateGenerator/constant(_:)``.
  public var date: DateGenerator {
    get { self[DateGeneratorKey.self] }
    set { self[DateGeneratorKey.self] = newValue }
  }

  private enum DateGeneratorKey: DependencyKey {
    static let liveValue = DateGenerator { Date() }
  }
}

/// Tells the date and time. Call it like a function.
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// A generator that always gives the same date.
  ///
  /// - Parameter now: The date to give.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date. Set it to stop the clock there.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// Creates a generator.
  ///
  /// - Parameter generate: Tells the date.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// The current date.
  public func callAsFunction() -> Date {
    generate()
  }
}
