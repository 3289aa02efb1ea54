import Dependencies
import IssueReporting
public import OpenCombine

/// Work that a reducer asks for in the outside world; the answers come back to the store as actions.
///
/// An effect is a description. A store runs it when the reducer has returned: ``send(_:)`` in the same turn, `run`
/// in a task. Semantics follow the Composable Architecture.
public struct Effect<Action>: Sendable {
  @usableFromInline let operation: EffectOperation<Action>

  @inlinable
  init(operation: EffectOperation<Action>) {
    self.operation = operation
  }

  /// The empty effect. Costs nothing.
  @inlinable
  public static var none: Self {
    Self(operation: .none)
  }

  /// An action that is sent as soon as the reducer has returned, in the same turn.
  ///
  /// - Parameter action: The action.
  public static func send(_ action: Action) -> Self {
    Self(operation: .send(action))
  }

  /// Asynchronous work that sends any number of actions back.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await event in self.events() { await send(.received(event)) }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task, or nil for that of the caller.
  ///   - name: The name of the task, for debugging.
  ///   - operation: The work. It sees the dependencies that the reducer saw. Cancellation errors end it silently.
  ///   - handler: Called with any other error. Without it, such an error is reported as an issue.
  ///   - fileID: The file of the caller.
  ///   - filePath: The path of the caller's file.
  ///   - line: The line of the caller.
  ///   - column: The column of the caller.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let dependencies = DependencyValues._current
    return Self(
      operation: .run(
        EffectRun(name: name, priority: priority) { send in
          await DependencyValues.$_current.withValue(dependencies) {
            do {
              try await operation(send)
            } catch is CancellationError {
              return
            } catch {
              if let handler {
                await handler(error, send)
              } else {
                reportUnhandled(error, fileID: fileID, filePath: filePath, line: line, column: column)
              }
            }
          }
        }
      )
    )
  }

  /// The values of a publisher, sent back as actions on the main actor.
  ///
  /// - Parameter createPublisher: Makes the publisher.
  public static func publisher<P: Publisher>(_ createPublisher: () -> P) -> Self
  where P.Output == Action, P.Failure == Never {
    let dependencies = DependencyValues._current
    return Self(
      operation: .publisher(EffectPublication(dependencies: dependencies, publisher: AnyPublisher(createPublisher())))
    )
  }
}

/// A shorthand for the effects of a reducer.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
