internal import Foundation

/// Reads without observation. An array reads the ids of its elements to know their places. A search for one element
/// must not depend on the ids of others. While an element is in an array its id does not change.
@usableFromInline
package enum UnobservedReads {
  /// The key of the POSIX thread-specific data of a thread with unobserved reads. Ids are read too often for a
  /// task-local value.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has no room for another value of its threads: error \(status).")
    return key
  }()

  /// Whether what this thread reads now is to be told nobody.
  package static var isOn: Bool { pthread_getspecific(key) != nil }

  /// Runs a function without registering its reads with observers.
  package static func run<R>(_ body: () throws -> R) rethrows -> R {
    let outer = begin()
    defer { end(outer) }
    return try body()
  }

  /// - Returns: what to end with.
  @usableFromInline
  static func begin() -> Bool {
    let wasOn = isOn
    if !wasOn { pthread_setspecific(key, UnsafeRawPointer(bitPattern: 1)) }
    return wasOn
  }

  /// - Parameter wasOn: what beginning returned.
  @usableFromInline
  static func end(_ wasOn: Bool) {
    if !wasOn { pthread_setspecific(key, nil) }
  }
}
