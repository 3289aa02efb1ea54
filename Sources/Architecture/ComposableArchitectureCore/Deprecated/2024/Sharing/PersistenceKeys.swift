public import Sharing

/// The name of `SharedReaderKey` in 2024.
@available(*, deprecated, renamed: "SharedReaderKey")
public typealias PersistenceReaderKey = SharedReaderKey

/// The name of `SharedKey` in 2024.
@available(*, deprecated, renamed: "SharedKey")
public typealias PersistenceKey = SharedKey

/// The name of `Key.Default` in 2024.
@available(*, deprecated, message: "Use 'Key.Default' instead.")
public typealias PersistenceKeyDefault<Base: SharedReaderKey> = _SharedKeyDefault<Base>

extension _SharedKeyDefault {
  /// Gives a key a default value, as it was spelled in 2024.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value of a property where nothing is kept yet.
  @available(*, deprecated, message: "Use 'Self[key, default: value]' instead.")
  public init(_ key: Base, _ value: @autoclosure @escaping @Sendable () -> Base.Value) {
    self = Self[key, default: value()]
  }
}
