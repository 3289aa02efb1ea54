import Foundation

/// Something that can be cancelled as a whole: the effects of one action, of one id, or of one presented child.
///
/// May be used from any thread.
@usableFromInline
class CancellationScope: @unchecked Sendable {  // its lock guards it
  typealias Handler = @Sendable () -> Void

  private let lock = NSLock()
  private var cancelled = false
  private var handlers: [ObjectIdentifier: Handler] = [:]

  /// Whether ``cancel()`` was called.
  var isCancelled: Bool {
    lock.withLock { cancelled }
  }

  /// Whether nothing is registered.
  var isEmpty: Bool {
    lock.withLock { handlers.isEmpty }
  }

  /// How much is registered.
  var count: Int {
    lock.withLock { handlers.count }
  }

  /// Registers what to call when the scope is cancelled; calls it at once if it already is.
  func insert(_ object: AnyObject, _ handler: @escaping Handler) {
    let isCancelled = lock.withLock {
      if !cancelled { handlers[ObjectIdentifier(object)] = handler }
      return cancelled
    }
    if isCancelled { handler() }
  }

  /// Forgets what was registered.
  func remove(_ object: AnyObject) {
    _ = lock.withLock { handlers.removeValue(forKey: ObjectIdentifier(object)) }
  }

  /// Cancels all that is registered, and all that will be.
  func cancel() {
    let handlers = lock.withLock {
      cancelled = true
      defer { self.handlers = [:] }
      return self.handlers.values
    }
    for handler in handlers { handler() }
  }
}
