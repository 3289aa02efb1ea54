public import Foundation

/// Notifications as an asynchronous sequence, which Foundation has on Apple's platforms only.
extension NotificationCenter {
  /// The notifications of a name, as they are posted.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - object: Who must have posted them, or nil for anyone.
  public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they are posted. The sequence does not end before its task is cancelled.
  ///
  /// Each iterator sees all notifications since it was made, also those that come while it is busy.
  public struct Notifications: AsyncSequence, Sendable {
    let center: NotificationCenter
    let name: Notification.Name
    let object: (any AnyObject & Sendable)?

    /// Starts to listen.
    public func makeAsyncIterator() -> Iterator {
      Iterator(NotificationListener(center: center, name: name, object: object))
    }

    /// Listens for as long as it exists.
    public struct Iterator: AsyncIteratorProtocol {
      private let listener: NotificationListener
      private var base: AsyncStream<UncheckedNotification>.Iterator

      init(_ listener: NotificationListener) {
        self.listener = listener
        base = listener.stream.makeAsyncIterator()
      }

      /// Waits for the next notification.
      ///
      /// - Returns: The notification, or nil when the task was cancelled.
      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }

      /// Waits for the next notification.
      ///
      /// - Parameter actor: The actor the caller is on.
      /// - Returns: The notification, or nil when the task was cancelled.
      public mutating func next(isolation actor: isolated (any Actor)?) async throws(Never) -> Notification? {
        await base.next(isolation: actor)?.notification
      }
    }
  }
}

/// An observer that is removed when the iterator that owns it goes.
final class NotificationListener {
  let stream: AsyncStream<UncheckedNotification>
  private let center: NotificationCenter
  private let token: any NSObjectProtocol

  init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
    let (stream, continuation) = AsyncStream.makeStream(of: UncheckedNotification.self)
    self.center = center
    self.stream = stream
    token = center.addObserver(forName: name, object: object, queue: nil) { notification in
      continuation.yield(UncheckedNotification(notification: notification))
    }
  }

  deinit { center.removeObserver(token) }
}

/// A notification on its way from the thread that posts it to the task that waits for it, which shares it with nobody.
struct UncheckedNotification: @unchecked Sendable {  // shared with nobody else
  let notification: Notification
}
