import Dependencies

extension Shared {
  /// Shares the value of a key.
  ///
  /// - Parameters:
  ///   - value: The value where nothing is kept yet. It is evaluated only if no other property has the key.
  ///   - key: Says where the value is kept.
  public init(wrappedValue value: @autoclosure () -> Value, _ key: some SharedKey<Value>) {
    let references = DependencyValues._current.persistentReferences
    self.init(reference: references.reference(for: key, default: value))
  }

  /// Shares the value of a key, with another default than the key's own.
  ///
  /// - Parameters:
  ///   - value: The value where nothing is kept yet.
  ///   - key: Says where the value is kept.
  public init<Key: SharedKey<Value>>(
    wrappedValue value: @autoclosure () -> Value,
    _ key: _SharedKeyDefault<Key>
  ) {
    self.init(wrappedValue: value(), key.base)
  }

  /// Shares the value of a key, or `nil` where nothing is kept yet.
  ///
  /// - Parameter key: Says where the value is kept.
  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
    self.init(wrappedValue: nil, key)
  }

  /// Shares the value of a key that has a default.
  ///
  /// - Parameter key: Says where the value is kept, and what it is where nothing is kept yet.
  public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
    self.init(wrappedValue: key.initialValue, key.base)
  }

  /// Shares the value of a key that must be kept already.
  ///
  /// - Parameter key: Says where the value is kept.
  /// - Throws: The reason why loading failed, or that no value is stored.
  public init(require key: some SharedKey<Value>) async throws {
    let value = try await key.requiredValue()
    let references = DependencyValues._current.persistentReferences
    self.init(reference: references.reference(for: key, default: { value }, skipInitialLoad: true))
  }

  /// Refers to the value of another key from now on, and loads it.
  ///
  /// - Parameter key: Says where the value is kept.
  /// - Throws: Why it cannot be loaded.
  public func load(_ key: some SharedKey<Value>) async throws {
    let references = DependencyValues._current.persistentReferences
    let box = box
    // Subscribers and observers are notified on the main actor.
    await MainActor.run {
      box.refer(value: { $0.currentValue }) {
        references.reference(for: key, default: $0, skipInitialLoad: true)
      }
    }
    try await reference.load()
  }

  /// A key without a default needs one.
  @_disfavoredOverload
  @available(*, unavailable, message: "Give it a first value: 'var count = 0'.")
  public init(_ key: some SharedKey<Value>) {
    fatalError("Give it a first value: 'var count = 0'.")
  }
}

extension SharedReaderKey {
  /// Loads a value that must be kept already.
  func requiredValue() async throws -> Value {
    let result = await withCheckedContinuation { continuation in
      load(context: .userInitiated, continuation: LoadContinuation(of: self) { continuation.resume(returning: $0) })
    }
    switch result {
    case .success(let value?): return value
    // The leak is already reported.
    case .success(nil), .failure(is LeakedContinuation): throw MissingValue(key: "\(self)")
    case .failure(let error): throw error
    }
  }
}

/// The error for a required key without a stored value.
struct MissingValue: Error, CustomStringConvertible {
  let key: String

  var description: String { "No value is kept under \(key)." }
}
