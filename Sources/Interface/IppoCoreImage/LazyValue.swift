internal import Synchronization

/// A value that is made at the first use.
final class LazyValue<Value: Sendable>: Sendable {
  private let stored = Mutex<Value?>(nil)

  func value(_ make: @Sendable () -> Value) -> Value {
    stored.withLock { stored in
      if let stored { return stored }
      let new = make()
      stored = new
      return new
    }
  }
}
