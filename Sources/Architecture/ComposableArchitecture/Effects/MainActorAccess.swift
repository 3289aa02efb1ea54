import Foundation

/// Tells whether code runs on the main actor's queue. Under `dispatchMain()` that queue is served by other threads than
/// the first one, so that asking for the thread is not enough.
private let mainQueueKey: DispatchSpecificKey<Void> = {
  let key = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: key, value: ())
  return key
}()

/// Whether code runs on the main actor's queue.
var isOnMainActor: Bool {
  DispatchQueue.getSpecific(key: mainQueueKey) != nil || Thread.isMainThread
}

/// Runs a function on the main actor: at once if the caller is there, and later if not.
package func onMainActor(_ operation: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(operation)
  } else {
    DispatchQueue.main.async(execute: operation)
  }
}

/// Runs a function on the main actor, and waits for it.
func onMainActorNow(_ operation: @escaping @MainActor @Sendable () -> Void) {
  if isOnMainActor {
    MainActor.assumeIsolated(operation)
  } else {
    DispatchQueue.main.sync { MainActor.assumeIsolated(operation) }
  }
}
