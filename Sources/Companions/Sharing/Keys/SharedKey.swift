/// How a ``Shared`` value is loaded from where it is kept, observed, and saved there.
///
/// Built in are `appStorage`, `fileStorage` and `inMemory`. The semantics follow swift-sharing's protocol of the same
/// name.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why it is saved.
  ///   - continuation: To be resumed once, now or later, when it is saved or cannot be.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value was changed. A key may wait for more changes before it saves.
  case didSet

  /// Someone asked for it: `save()`. A key saves at once.
  case userInitiated
}
