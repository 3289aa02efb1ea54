public import OpenCombine

extension Effect {
  /// An action that is sent as soon as the reducer has returned.
  ///
  /// - Parameter value: The action.
  @available(*, deprecated, message: "Use 'Effect.send'.")
  public init(value: Action) {
    self = .send(value)
  }
}

extension Publisher where Failure == Never {
  /// The publisher as an effect.
  @available(*, deprecated, message: "Use 'Effect.publisher { … }'.")
  @_disfavoredOverload
  public func eraseToEffect() -> Effect<Output> {
    .publisher { self }
  }

  /// The publisher as an effect of other values.
  ///
  /// - Parameter transform: Makes an action of a value.
  @available(*, deprecated, message: "Use 'Effect.publisher { publisher.map(…) }'.")
  @_disfavoredOverload
  public func eraseToEffect<T>(_ transform: @escaping (Output) -> T) -> Effect<T> {
    .publisher { self.map(transform) }
  }
}

extension Publisher {
  /// The publisher as an effect: values and the error become results.
  @available(*, deprecated, message: "Use 'Effect.run' and iterate over 'publisher.values'.")
  @_disfavoredOverload
  public func catchToEffect() -> Effect<Result<Output, Failure>> {
    catchToEffect { $0 }
  }

  /// The publisher as an effect: values and the error become results, and these actions.
  ///
  /// - Parameter transform: Makes an action of a result.
  @available(*, deprecated, message: "Use 'Effect.run' and iterate over 'publisher.values'.")
  @_disfavoredOverload
  public func catchToEffect<T>(_ transform: @escaping (Result<Output, Failure>) -> T) -> Effect<T> {
    .publisher {
      self
        .map { transform(.success($0)) }
        .catch { Just(transform(.failure($0))) }
    }
  }
}
