/// A key of ``EnvironmentValues`` (SwiftUI's `EnvironmentKey`).
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value without a writer.
  static var defaultValue: Value { get }
}
