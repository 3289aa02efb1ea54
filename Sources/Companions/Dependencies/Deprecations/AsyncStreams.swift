extension AsyncStream {
  /// A stream of a sequence's elements that keeps some of them for a slow consumer. An error of the sequence ends it.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. It is read as fast as it goes, until the stream is not consumed any more.
  ///   - limit: How many elements the stream keeps.
  @available(*, deprecated, message: "Use 'init(_:)', which reads the sequence as it is asked for elements.")
  public init<S: AsyncSequence & Sendable>(
    _ sequence: S,
    bufferingPolicy limit: Continuation.BufferingPolicy
  ) where S.Element == Element, S.Element: Sendable {
    self.init(bufferingPolicy: limit) { continuation in
      let task = Task {
        do { for try await element in sequence { continuation.yield(element) } } catch {}
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// A stream, and what to feed it with.
  ///
  /// - Parameters:
  ///   - elementType: The type of its elements.
  ///   - limit: How many elements it keeps for a slow consumer.
  @available(*, deprecated, renamed: "makeStream(of:bufferingPolicy:)")
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    let (stream, continuation) = makeStream(of: elementType, bufferingPolicy: limit)
    return (stream, continuation)
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// A stream of a sequence's elements that keeps some of them for a slow consumer. It throws what the sequence throws.
  ///
  /// - Parameters:
  ///   - sequence: The sequence. It is read as fast as it goes, until the stream is not consumed any more.
  ///   - limit: How many elements the stream keeps.
  @available(*, deprecated, message: "Use 'init(_:)', which reads the sequence as it is asked for elements.")
  public init<S: AsyncSequence & Sendable>(
    _ sequence: S,
    bufferingPolicy limit: Continuation.BufferingPolicy
  ) where S.Element == Element, S.Element: Sendable {
    self.init(bufferingPolicy: limit) { continuation in
      let task = Task {
        do {
          for try await element in sequence { continuation.yield(element) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// A stream, and what to feed it with.
  ///
  /// - Parameters:
  ///   - elementType: The type of its elements.
  ///   - limit: How many elements it keeps for a slow consumer.
  @available(*, deprecated, renamed: "makeStream(of:bufferingPolicy:)")
  public static func streamWithContinuation(
    _ elementType: Element.Type = Element.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: Self, continuation: Continuation) {
    let (stream, continuation) = makeStream(of: elementType, bufferingPolicy: limit)
    return (stream, continuation)
  }
}
