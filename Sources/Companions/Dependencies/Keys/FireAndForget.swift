import IssueReporting

extension DependencyValues {
  /// Starts work whose end nobody waits for, such as tracking an event.
  ///
  /// ```swift
  /// @Dependency(\.fireAndForget) var fireAndForget
  /// await fireAndForget { try await analytics.track("buy") }
  /// ```
  ///
  /// The work runs in a task of its own, so that it goes on when its caller is cancelled. In tests the caller waits for
  /// it, so that the test sees what it did.
  public var fireAndForget: FireAndForget {
    get { self[FireAndForgetKey.self] }
    set { self[FireAndForgetKey.self] = newValue }
  }

  private enum FireAndForgetKey: DependencyKey {
    static let liveValue = FireAndForget { name, priority, operation in
      Task(name: name, priority: priority) { try await operation() }
    }
    static let testValue = FireAndForget { name, priority, operation in
      _ = await Task(name: name, priority: priority) { try await operation() }.result
    }
  }
}

/// Starts work whose end nobody waits for. Call it like a function.
public struct FireAndForget: Sendable {
  /// How work is started: with a name for its task, a priority, and the work itself.
  public let operation: @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void

  init(
    operation:
      @escaping @Sendable (String?, TaskPriority?, @escaping @Sendable () async throws -> Void) async -> Void
  ) {
    self.operation = operation
  }

  /// Starts work.
  ///
  /// - Parameters:
  ///   - name: The name of the task, for debugging.
  ///   - priority: The priority of the task.
  ///   - operation: The work. What it throws is reported as an issue, except that it was cancelled.
  ///   - fileID: The `#fileID` of the caller, for reports.
  ///   - filePath: The `#filePath` of the caller, for reports.
  ///   - line: The `#line` of the caller, for reports.
  ///   - column: The `#column` of the caller, for reports.
  public func callAsFunction(
    name: String? = nil,
    priority: TaskPriority? = nil,
    _ operation: @escaping @Sendable () async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await self.operation(name, priority) {
      do {
        try await operation()
      } catch is CancellationError {
      } catch {
        reportIssue(error, fileID: fileID, filePath: filePath, line: line, column: column)
      }
    }
  }
}
