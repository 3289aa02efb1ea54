import Dependencies

extension SharedReader {
  /// Shares the value of a key.
  ///
  /// - Parameters:
  ///   - value: The value where nothing is kept yet. It is evaluated only if no other property has the key.
  ///   - key: Says where the value is kept.
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {
    let references = DependencyValues._current.persistentReferences
    self.init(reference: references.readerReference(for: key, default: value))
  }

  /// Shares the value of a key, with another default than the key's own.
  ///
  /// - Parameters:
  ///   - value: The value where nothing is kept yet.
  ///   - key: Says where the value is kept.
  public init<Key: SharedReaderKey<Value>>(
    wrappedValue value: @autoclosure () -> Value,
    _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: value(), key.base)
  }

  // A key with a default that is an optional goes by that.
  /// Shares the value of a key, or `nil` where nothing is kept yet.
  ///
  /// - Parameter key: Says where the value is kept.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value of a key that has a default.
  ///
  /// - Parameter key: Says where the value is kept, and what it is where nothing is kept yet.
  public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Shares the value of a key that must be kept already.
  ///
  /// - Parameter key: Says where the value is kept.
  /// - Throws: The reason why loading failed, or that no value is stored.
  public init(require key: some SharedReaderKey<Value>) async throws {
    let value = try await key.requiredValue()
    let references = DependencyValues._current.persistentReferences
    self.init(reference: references.readerReference(for: key, default: { value }, skipInitialLoad: true))
  }

  /// Refers to the value of another key from now on, and loads it.
  ///
  /// - Parameter key: Says where the value is kept.
  /// - Throws: Why it cannot be loaded.
  public func load(_ key: some SharedReaderKey<Value>) async throws {
    try await self.refer(to: key)
  }

  func refer(to key: some SharedReaderKey<Value>) async throws {
    let references = DependencyValues._current.persistentReferences
    let box = box
    // Subscribers and observers are notified on the main actor.
    await MainActor.run {
      box.refer(value: { $0.currentValue }) {
        references.readerReference(for: key, default: $0, skipInitialLoad: true)
      }
    }
    try await reference.load()
  }

  /// A key without a default needs one.
  @available(*, unavailable, message: "Give it a first value: 'var count = 0'.")
  public init(_ key: some SharedReaderKey<Value>) {
    fatalError("Give it a first value: 'var count = 0'.")
  }
}
