extension Effect {
  /// Work that sends one action back.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - operation: The work; returns the action.
  ///   - handler: Makes an action of an error.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  @available(*, deprecated, message: "Use 'Effect.run' and send the action: '.run { send in await send(…) }'.")
  public static func task(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable () async throws -> Action,
    catch handler: (@Sendable (any Error) async -> Action)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let recover: (@Sendable (any Error, Send<Action>) async -> Void)?
    if let handler {
      recover = { error, send in
        let action = MainActorBound(await handler(error))
        await send.unchecked(action)
      }
    } else {
      recover = nil
    }
    return .run(
      priority: priority,
      operation: { send in
        let action = MainActorBound(try await operation())
        await send.unchecked(action)
      },
      catch: recover,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Work that sends nothing back.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The work. Errors are ignored.
  @available(*, deprecated, message: "Use 'Effect.run' and send nothing: '.run { _ in … }'.")
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void
  ) -> Self {
    .run(priority: priority) { _ in try? await work() }
  }
}

extension Send {
  fileprivate func unchecked(_ action: MainActorBound<Action>) {
    self(action.value)
  }
}
