import ComposableArchitectureCore
import OpenCombine

extension Effect where Failure == Never {
  /// An effect that sends what asynchronous work returns.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work. It is cancelled with the effect.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async -> Output
  ) -> Self {
    Self(
      operation: .feature(
        .run(priority: priority) { send in
          let output = UncheckedBox(await operation())
          await send.forward(output)
        }
      )
    )
  }

  /// An effect that does something asynchronous and sends nothing.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The work. It is cancelled with the effect. Errors are ignored.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void
  ) -> Self {
    Self(operation: .feature(.run(priority: priority) { _ in try? await work() }))
  }
}

extension Effect where Failure == any Error {
  /// An effect that sends what asynchronous work returns, or fails with what it throws.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work. It is cancelled with the effect.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Output
  ) -> Self {
    Self(
      Effect<Result<Output, any Error>, Never>(
        operation: .feature(
          .run(priority: priority) { send in
            let result: UncheckedBox<Result<Output, any Error>>
            do {
              result = UncheckedBox(.success(try await operation()))
            } catch {
              result = UncheckedBox(.failure(error))
            }
            await send.forward(result)
          }
        )
      )
      .setFailureType(to: (any Error).self)
      .flatMap { $0.publisher }
    )
  }
}

extension Send {
  fileprivate func forward(_ action: UncheckedBox<Action>) {
    self(action.value)
  }
}
