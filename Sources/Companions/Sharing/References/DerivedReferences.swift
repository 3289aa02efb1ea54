import ConcurrencyExtras
import OpenCombine

/// A reference to the part of a value that a key path leads to.
final class _AppendKeyPathReference<Base: Reference, Value>: Reference, Sendable {
  let base: Base
  /// The caller gives the key path away.
  private let path: UncheckedSendable<KeyPath<Base.Value, Value>>
  var keyPath: KeyPath<Base.Value, Value> { path.value }

  init(base: Base, keyPath: KeyPath<Base.Value, Value>) {
    self.base = base
    path = UncheckedSendable(keyPath)
  }

  var rootID: ObjectIdentifier { base.rootID }
  var wrappedValue: Value { base.wrappedValue[keyPath: keyPath] }
  var currentValue: Value { base.currentValue[keyPath: keyPath] }
  var changes: AnyPublisher<Value, Never> {
    base.changes.map { [keyPath] in $0[keyPath: keyPath] }.eraseToAnyPublisher()
  }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
  func invalidate() { base.invalidate() }
  func follow(by history: SharedHistory) { base.follow(by: history) }
  var description: String { "\(base.description)[dynamicMember: \(keyPath)]" }
}

extension _AppendKeyPathReference: MutableReference where Base: MutableReference {
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    // The initializer that makes one of these from a mutable reference takes a writable key path only.
    let keyPath = unsafeDowncast(keyPath, to: WritableKeyPath<Base.Value, Value>.self)
    return try base.withLock { try body(&$0[keyPath: keyPath]) }
  }

  func withOptimisticLock(_ operation: @escaping @Sendable (inout Value) throws -> Void) throws {
    let part = sendablePart
    try base.withOptimisticLock { try operation(&$0[keyPath: part.value]) }
  }

  func withTransaction<R: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> R
  ) async throws -> R {
    let part = sendablePart
    return try await base.withTransaction { try operation(&$0[keyPath: part.value]) }
  }

  /// Any thread may change a shared value, and so its parts.
  private var sendablePart: UncheckedSendable<WritableKeyPath<Base.Value, Value>> {
    UncheckedSendable(unsafeDowncast(keyPath, to: WritableKeyPath<Base.Value, Value>.self))
  }

  var saveError: (any Error)? { base.saveError }
  func save() async throws { try await base.save() }
}

/// A reference to what a function makes of a value.
final class ReadReference<Base: Reference, Value>: Reference, Sendable {
  private let base: Base
  private let body: @Sendable (Base.Value) -> Value

  init(base: Base, body: @escaping @Sendable (Base.Value) -> Value) {
    self.base = base
    self.body = body
  }

  var rootID: ObjectIdentifier { base.rootID }
  var wrappedValue: Value { body(base.wrappedValue) }
  var currentValue: Value { body(base.currentValue) }
  var changes: AnyPublisher<Value, Never> { base.changes.map(body).eraseToAnyPublisher() }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
  func invalidate() { base.invalidate() }
  func follow(by history: SharedHistory) { base.follow(by: history) }
  var description: String { "\(base.description).read(…)" }
}
