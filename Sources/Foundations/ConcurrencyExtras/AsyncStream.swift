extension AsyncStream {
  /// A stream of a sequence's elements. It asks the sequence for an element when it is asked for one.
  ///
  /// An error ends the stream.
  ///
  /// - Parameter sequence: A sequence.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = LazyIterator(sequence)
    self.init { try? await iterator.next() }
  }

  /// A stream of a sequence's elements.
  @available(*, deprecated, message: "Wrap a sequence that is not Sendable: 'UncheckedSendable(sequence)'.")
  @_disfavoredOverload
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element {
    self.init(UncheckedSendable(sequence))
  }

  /// A stream that stays open without an element.
  public static var never: Self {
    Self { _ in }
  }

  /// A stream that ends at once.
  public static var finished: Self {
    Self { $0.finish() }
  }
}

extension AsyncSequence {
  /// A stream of the sequence's elements, which hides the type of the sequence. An error ends it.
  public func eraseToStream() -> AsyncStream<Element> where Self: Sendable {
    AsyncStream(self)
  }

  /// A stream of the sequence's elements.
  @available(*, deprecated, message: "Wrap a sequence that is not Sendable: 'UncheckedSendable(sequence)'.")
  @_disfavoredOverload
  public func eraseToStream() -> AsyncStream<Element> {
    AsyncStream(UncheckedSendable(self))
  }
}

/// An iterator that is made when the first element is asked for.
///
/// A stream asks for one element at a time. Two tasks that iterate over one stream at once do so on their own
/// responsibility, as with any stream.
final class LazyIterator<Base: AsyncSequence>: Sendable {
  private struct State {
    let base: Base
    var iterator: Base.AsyncIterator?
  }

  private let state: Guarded<State>

  init(_ base: Base) {
    state = Guarded(unchecked: State(base: base))
  }

  func next() async throws -> Base.Element? {
    var iterator = state.withLockUnchecked { $0.iterator ?? $0.base.makeAsyncIterator() }
    defer { state.withLockUnchecked { $0.iterator = iterator } }
    return try await iterator.next()
  }
}
