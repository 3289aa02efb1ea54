internal import Foundation

/// A mark on the main queue. In a program that serves the main queue by `dispatchMain()`, the main actor runs on other
/// threads than the main thread. Therefore the thread tells nothing there.
private let mainQueueMark: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Whether the caller is on the main queue.
package var isOnMainQueue: Bool { DispatchQueue.getSpecific(key: mainQueueMark) != nil }

/// Whether the caller is on the main actor.
package var isOnMainActor: Bool { isOnMainQueue || Thread.isMainThread }

/// Runs a function on the main actor: at once where the caller is on it, and later elsewhere.
package func onMainActor(_ operation: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(operation)
  } else {
    DispatchQueue.main.async(execute: operation)
  }
}

/// Runs a function with a value that it alone uses on the main actor: at once where the caller is on it, and later elsewhere.
package func onMainActor<Value>(_ value: Value, _ operation: @escaping @MainActor @Sendable (Value) -> Void) {
  let value = MainActorBound(value)
  onMainActor { operation(value.value) }
}

/// The result of a function on the main actor, for synchronous callers. A call from another thread blocks that thread.
///
/// It is for what is declared outside of the main actor, as with the original, and called on it.
package func valueOnMainActor<Input, Output: Sendable>(
  _ input: Input, _ operation: @MainActor @Sendable (Input) throws -> Output
) rethrows -> Output {
  let input = MainActorBound(input)
  if isOnMainActor { return try MainActor.assumeIsolated { try operation(input.value) } }
  return try DispatchQueue.main.sync { try MainActor.assumeIsolated { try operation(input.value) } }
}
