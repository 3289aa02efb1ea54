internal import Foundation

/// A weak reference to an object, such as a delegate, that any thread may read and set.
package final class WeakReference<Object>: @unchecked Sendable {  // its lock guards it
  private let lock = NSLock()
  private weak var stored: AnyObject?

  /// A reference to nothing.
  package init() {}

  /// The object; `nil` if there is none, or if it has been released.
  package var object: Object? {
    get { lock.withLock { stored } as? Object }
    set { lock.withLock { stored = newValue as AnyObject? } }
  }
}
