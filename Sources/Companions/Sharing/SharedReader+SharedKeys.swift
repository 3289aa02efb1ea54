// `.name` finds what extensions of the parameter's own protocol declare. Keys that are declared in an extension of
// `SharedKey` are found by these initializers; those of `SharedReaderKey` by the ones that take any key, which are
// preferred where both do.

extension SharedReader {
  /// Shares the value of a key for reading.
  ///
  /// - Parameters:
  ///   - value: The value where nothing is kept yet. It is evaluated only if no other property has the key.
  ///   - key: Says where the value is kept.
  @_disfavoredOverload
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    self.init(Shared(wrappedValue: value(), key))
  }

  /// Shares the value of a key for reading, or `nil` where nothing is kept yet.
  ///
  /// - Parameter key: Says where the value is kept.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(Shared(key))
  }

  /// Shares the value of a key that must be kept already, for reading.
  ///
  /// - Parameter key: Says where the value is kept.
  /// - Throws: The reason why loading failed, or that no value is stored.
  @_disfavoredOverload
  public init(require key: some SharedKey<Value>) async throws {
    self.init(try await Shared(require: key))
  }

  /// Refers to the value of another key from now on, and loads it.
  ///
  /// - Parameter key: Says where the value is kept.
  /// - Throws: Why it cannot be loaded.
  @_disfavoredOverload
  public func load(_ key: some SharedKey<Value>) async throws {
    try await self.refer(to: key)
  }

  /// A key without a default needs one.
  @_disfavoredOverload
  @available(*, unavailable, message: "Give it a first value: 'var count = 0'.")
  public init(_ key: some SharedKey<Value>) {
    fatalError("Give it a first value: 'var count = 0'.")
  }
}
