import ConcurrencyExtras
import OpenCombine

/// A reference to the value in an optional. When the optional becomes `nil`, the reference keeps the last value, so
/// that a view that is about to leave the screen still has content. Changes are then changes of that value.
final class _OptionalReference<Base: Reference, Value>: Reference, Sendable
where Base.Value == Value? {
  private let base: Base
  private let lastValue: Guarded<Value>

  init(base: Base, value: Value) {
    self.base = base
    self.lastValue = Guarded(unchecked: value)
  }

  /// The value, or the last one there was.
  private func remember(_ value: Value?) -> Value {
    lastValue.withLockUnchecked {
      guard let value else { return $0 }
      // A value of the past is not the last one.
      if SharedPast.current == nil { $0 = value }
      return value
    }
  }

  var rootID: ObjectIdentifier { base.rootID }
  var wrappedValue: Value { remember(base.wrappedValue) }
  var currentValue: Value { remember(base.currentValue) }
  var changes: AnyPublisher<Value, Never> { base.changes.compactMap { $0 }.eraseToAnyPublisher() }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }
  func load() async throws { try await base.load() }
  func invalidate() { base.invalidate() }
  func follow(by history: SharedHistory) { base.follow(by: history) }
  var description: String { "\(base.description)!" }
}

extension _OptionalReference: MutableReference where Base: MutableReference {
  func withLock<R>(_ body: (inout Value) throws -> R) rethrows -> R {
    try base.withLock { optional in
      guard var value = optional else {
        var value = remember(nil)
        defer { _ = remember(value) }
        return try body(&value)
      }
      optional = nil  // Not to copy what is changed in place.
      defer { optional = remember(value) }
      return try body(&value)
    }
  }

  func withOptimisticLock(_ operation: @escaping @Sendable (inout Value) throws -> Void) throws {
    try base.withOptimisticLock { [self] in try change(&$0, operation) }
  }

  func withTransaction<R: Sendable>(
    _ operation: @escaping @Sendable (inout Value) throws -> R
  ) async throws -> R {
    try await base.withTransaction { [self] in try change(&$0, operation) }
  }

  private func change<R>(_ optional: inout Value?, _ operation: (inout Value) throws -> R) rethrows -> R {
    var value = optional ?? remember(nil)
    let result = try operation(&value)
    if optional != nil { optional = value }
    _ = remember(value)
    return result
  }

  var saveError: (any Error)? { base.saveError }
  func save() async throws { try await base.save() }
}
