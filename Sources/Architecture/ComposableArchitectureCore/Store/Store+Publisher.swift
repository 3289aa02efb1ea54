import CombineSchedulers
public import OpenCombine

extension Store {
  /// The state whenever actions have been reduced, beginning with the state as it is.
  ///
  /// States arrive on the main actor, wherever one subscribes. A subscription keeps the store.
  public var publisher: StorePublisher<State> {
    StorePublisher(
      upstream: AnyPublisher(
        core.host.didChange
          .map { MainActor.assumeIsolated { UncheckedSendable(self.core.state) }.value }
          // Whoever asks for values elsewhere, as `publisher.values` does, gets the first one from here.
          .subscribe(on: UIScheduler.shared)
      )
    )
  }
}

extension Store: ObservableObject {
  /// A publisher for `@ObservedObject`. Views depend on the fields that they read, and not on the store as a whole.
  public nonisolated var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// The states of a store, as they come.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// A state.
  public typealias Output = State
  /// A store does not fail.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(upstream: AnyPublisher<State, Never>) {
    self.upstream = upstream
  }

  /// Subscribes.
  ///
  /// - Parameter subscriber: Receives the states.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    upstream.subscribe(subscriber)
  }

  /// A part of the state, whenever it has changed.
  ///
  /// - Parameter keyPath: The part.
  public subscript<Value: Equatable>(dynamicMember keyPath: KeyPath<State, Value>) -> StorePublisher<Value> {
    StorePublisher<Value>(upstream: AnyPublisher(upstream.map { $0[keyPath: keyPath] }.removeDuplicates()))
  }
}
