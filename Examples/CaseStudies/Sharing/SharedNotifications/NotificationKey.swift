import ComposableArchitecture
import Foundation

/// A value that is made from the notifications of a name.
struct NotificationKey<Value: Sendable>: SharedReaderKey {
  let name: Notification.Name
  let value: @Sendable (Notification) -> Value
  @Dependency(\.notificationCenter) private var center

  init(_ name: Notification.Name, value: @escaping @Sendable (Notification) -> Value) {
    self.name = name
    self.value = value
  }

  var id: Notification.Name { name }

  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resumeReturningInitialValue()
  }

  func subscribe(context: LoadContext<Value>, subscriber: SharedSubscriber<Value>) -> SharedSubscription {
    let center = center
    nonisolated(unsafe) let token = center.addObserver(forName: name, object: nil, queue: nil) { notification in
      subscriber.yield(value(notification))
    }
    return SharedSubscription { center.removeObserver(token) }
  }
}

extension SharedReaderKey {
  /// What is made from the notifications of a name.
  static func notification<Value>(
    _ name: Notification.Name, value: @escaping @Sendable (Notification) -> Value
  ) -> Self where Self == NotificationKey<Value> {
    NotificationKey(name, value: value)
  }
}
