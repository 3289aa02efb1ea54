internal import Foundation

/// A state and the lock that guards it: `Synchronization.Mutex` with a lock that the thread sanitizer sees.
///
/// The thread sanitizer does not see threads wait for a `Mutex`, because that is a futex inside the standard library. `make tsan`
/// shows it to the sanitizer, and the sanitizer of an app does not: modules that apps test use this type, and others `Mutex`.
///
/// A thread that holds the lock must not take the lock again.
package final class Guarded<State>: @unchecked Sendable {  // the lock guards the state, which nothing else reaches
  /// The lock at an address of its own, without the condition variable that an `NSLock` allocates besides.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var state: State

  /// - Parameter state: The initial state, which the caller gives away.
  package init(_ state: sending State) {
    self.state = state
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  /// - Parameter state: The initial state. The caller ensures that several threads may use the parts of the state that are not
  ///   `Sendable`.
  package init(unchecked state: State) {
    self.state = state
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Takes the lock, and runs a function with the state.
  package func withLock<R, E: Error>(
    _ body: (inout sending State) throws(E) -> sending R
  ) throws(E) -> sending R {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&state)
  }

  /// Takes the lock, and runs a function with the state. The function may return a part of the state that is not `Sendable`:
  /// the caller ensures that several threads may use that part.
  package func withLockUnchecked<R, E: Error>(_ body: (inout State) throws(E) -> R) throws(E) -> R {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&state)
  }
}
