extension AsyncThrowingStream where Failure == any Error {
  /// A stream of a sequence's elements. It asks the sequence for an element when it is asked for one.
  ///
  /// - Parameter sequence: A sequence.
  public init<S: AsyncSequence>(_ sequence: S) where S.Element == Element, S: Sendable {
    let iterator = LazyIterator(sequence)
    self.init { try await iterator.next() }
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
  ///
  /// - Parameter error: What it throws.
  public static func finished(throwing error: Failure? = nil) -> Self {
    Self { $0.finish(throwing: error) }
  }
}

extension AsyncSequence {
  /// A stream of the sequence's elements, which hides the type of the sequence.
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> where Self: Sendable {
    AsyncThrowingStream(self)
  }

  /// A stream of the sequence's elements.
  @available(*, deprecated, message: "Wrap a sequence that is not Sendable: 'UncheckedSendable(sequence)'.")
  @_disfavoredOverload
  public func eraseToThrowingStream() -> AsyncThrowingStream<Element, any Error> {
    AsyncThrowingStream(UncheckedSendable(self))
  }
}
