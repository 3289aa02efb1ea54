/// A weak reference to an object, such as a delegate, that any thread may read and set.
package final class WeakReference<Object>: Sendable {
  private struct Weak {
    weak var object: AnyObject?
  }

  private let stored = Guarded(Weak())

  /// A reference to nothing.
  package init() {}

  /// - Parameter object: The object that the reference holds first.
  package init(_ object: Object) { self.object = object }

  /// The object; `nil` if there is none, or if it has been released.
  package var object: Object? {
    get { stored.withLockUnchecked { $0.object } as? Object }
    set { stored.withLockUnchecked { $0.object = newValue as AnyObject? } }
  }
}
