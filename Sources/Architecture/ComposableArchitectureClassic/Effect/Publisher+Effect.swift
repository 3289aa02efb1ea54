public import OpenCombine

extension Publisher {
  /// The publisher as an effect.
  public func eraseToEffect() -> Effect<Output, Failure> {
    Effect(self)
  }

  /// The publisher as an effect of other values.
  ///
  /// - Parameter transform: Makes the new value of the old.
  public func eraseToEffect<T>(_ transform: @escaping (Output) -> T) -> Effect<T, Failure> {
    Effect(self).map(transform)
  }

  /// The publisher as an effect that cannot fail: values and the error become results.
  public func catchToEffect() -> Effect<Result<Output, Failure>, Never> {
    catchToEffect { $0 }
  }

  /// The publisher as an effect that cannot fail: values and the error become results, and these something else.
  ///
  /// - Parameter transform: Makes a value of a result: `AppAction.response`.
  public func catchToEffect<T>(_ transform: @escaping (Result<Output, Failure>) -> T) -> Effect<T, Never> {
    Effect(
      map { transform(.success($0)) }
        .catch { Just(transform(.failure($0))) }
    )
  }

  /// The publisher as an effect that sends nothing: values and the error are ignored.
  ///
  /// - Parameters:
  ///   - outputType: The type of what is not sent.
  ///   - failureType: The type of what it does not fail with.
  public func fireAndForget<NewOutput, NewFailure: Error>(
    outputType: NewOutput.Type = NewOutput.self, failureType: NewFailure.Type = NewFailure.self
  ) -> Effect<NewOutput, NewFailure> {
    Effect<NewOutput, NewFailure>(
      flatMap { _ in Empty<NewOutput, Failure>() }
        .catch { _ in Empty<NewOutput, NewFailure>() }
    )
  }
}
