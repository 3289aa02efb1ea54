public import ComposableArchitectureCore
import OpenCombine

extension Effect where Failure == Never {
  /// An effect that sends what asynchronous work returns.
  ///
  /// ```swift
  /// return .task { [count = state.count] in
  ///   .factResponse(try await environment.fact(count))
  /// } catch: { _ in
  ///   .factFailed
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work. It is cancelled with the effect.
  ///   - handler: Makes a value of an error. Without it, an error is reported as an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Output,
    catch handler: (@Sendable (any Error) async -> Output)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    var recover: (@Sendable (any Error, Send<Output>) async -> Void)?
    if let handler {
      recover = { error, send in
        let output = MainActorBound(await handler(error))
        await send.forward(output)
      }
    }
    return .run(
      priority: priority,
      operation: { send in
        let output = MainActorBound(try await operation())
        await send.forward(output)
      },
      catch: recover, fileID: fileID, filePath: filePath, line: line, column: column
    )
  }

  /// An effect that sends any number of values from asynchronous work.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work. It is cancelled with the effect.
  ///   - handler: Called with an error. Without it, an error is reported as an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Output>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Output>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      operation: .feature(
        ComposableArchitectureCore.Effect.run(
          priority: priority, operation: operation, catch: handler, fileID: fileID, filePath: filePath, line: line,
          column: column
        )
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
    .run(priority: priority) { (_: Send<Output>) in try? await work() }
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
    let results = Effect<Result<Output, any Error>, Never>.run(priority: priority) {
      (send: Send<Result<Output, any Error>>) in
      let result: MainActorBound<Result<Output, any Error>>
      do {
        result = MainActorBound(.success(try await operation()))
      } catch {
        result = MainActorBound(.failure(error))
      }
      await send.forward(result)
    }
    return Self(results.setFailureType(to: (any Error).self).flatMap { $0.publisher })
  }
}

extension Send {
  fileprivate func forward(_ action: MainActorBound<Action>) {
    self(action.value)
  }
}

/// The effect of a reducer, by the name of 2022.
public typealias EffectTask<Action> = Effect<Action, Never>
