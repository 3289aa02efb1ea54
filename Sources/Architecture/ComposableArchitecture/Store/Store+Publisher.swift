public import OpenCombine

extension Store {
  /// The state whenever actions have been reduced, beginning with the state as it is.
  public var publisher: StorePublisher<State> {
    let core = core
    return StorePublisher(
      upstream: AnyPublisher(
        core.host.didChange.map { MainActor.assumeIsolated { UncheckedBox(core.state) }.value }
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
