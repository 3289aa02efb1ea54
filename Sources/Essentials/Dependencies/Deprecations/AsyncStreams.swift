extension AsyncStream {
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
