import Synchronization

/// The receiver of changes that a ``SharedReaderKey`` finds outside of the property.
public struct SharedSubscriber<Value>: Sendable {
  private let callback: @Sendable (Result<Value?, any Error>) -> Void
  private let onLoading: @Sendable (Bool) -> Void

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - callback: Receives each value, `nil` where none is kept any more, or an error.
  ///   - onLoading: Receives whether a value is being loaded.
  public init(
    callback: @escaping @Sendable (Result<Value?, any Error>) -> Void,
    onLoading: @escaping @Sendable (Bool) -> Void = { _ in }
  ) {
    self.callback = callback
    self.onLoading = onLoading
  }

  /// Tells of a new value.
  ///
  /// - Parameter value: The value.
  public func yield(_ value: Value) {
    yield(with: .success(value))
  }

  /// Tells whether a value is being loaded.
  ///
  /// - Parameter isLoading: Whether one is.
  public func yieldLoading(_ isLoading: Bool = true) {
    onLoading(isLoading)
  }

  /// Tells that no value is kept any more: the property has the value it was created with.
  public func yieldReturningInitialValue() {
    yield(with: .success(nil))
  }

  /// Tells that a new value could not be loaded.
  ///
  /// - Parameter error: Why.
  public func yield(throwing error: any Error) {
    yield(with: .failure(error))
  }

  /// Tells of a new value, `nil` where none is kept any more, or an error.
  ///
  /// - Parameter result: What came of it.
  public func yield(with result: Result<Value?, any Error>) {
    callback(result)
  }
}

/// Keeps reports of changes coming until it is cancelled or goes away.
public struct SharedSubscription: Sendable {
  private let cancellation: Cancellation

  /// Creates a subscription.
  ///
  /// - Parameter cancel: Ends the reports. It is called once at most.
  public init(_ cancel: @escaping @Sendable () -> Void) {
    cancellation = Cancellation(cancel)
  }

  /// Ends the reports.
  public func cancel() {
    cancellation.perform()
  }
}

private final class Cancellation: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = Mutex(action)
  }

  deinit { perform() }

  func perform() {
    let action = action.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
