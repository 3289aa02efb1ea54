extension TestStore {
  /// A step of a test.
  public struct Step {
    enum Kind {
      case send(LocalAction, ((inout LocalState) throws -> Void)?)
      case receive(Action, ((inout LocalState) throws -> Void)?)
      case environment((inout Environment) throws -> Void)
      case work(() throws -> Void)
      case sequence([Step])
    }

    let kind: Kind
    let location: TestLocation

    /// Sends an action, and asserts how the state changes.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    ///   - update: Changes the state as the reducer is expected to; nil if it is not to change.
    public static func send(
      _ action: LocalAction,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: ((inout LocalState) throws -> Void)? = nil
    ) -> Step {
      Step(
        kind: .send(action, update),
        location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }

    /// Asserts that an effect has sent an action, and how the state changed.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    ///   - update: Changes the state as the reducer is expected to; nil if it is not to change.
    public static func receive(
      _ action: Action,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: ((inout LocalState) throws -> Void)? = nil
    ) -> Step {
      Step(
        kind: .receive(action, update),
        location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }

    /// Changes the environment.
    ///
    /// - Parameters:
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    ///   - update: Changes it.
    public static func environment(
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ update: @escaping (inout Environment) throws -> Void
    ) -> Step {
      Step(
        kind: .environment(update),
        location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }

    /// Does something else, such as advancing a scheduler.
    ///
    /// - Parameters:
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    ///   - work: What to do.
    public static func `do`(
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column,
      _ work: @escaping () throws -> Void
    ) -> Step {
      Step(
        kind: .work(work), location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }

    /// Several steps as one.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    public static func sequence(
      _ steps: [Step],
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(
        kind: .sequence(steps),
        location: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column)
      )
    }

    /// Several steps as one.
    ///
    /// - Parameters:
    ///   - steps: The steps.
    ///   - fileID: The file of the caller.
    ///   - filePath: The path of the caller's file.
    ///   - line: The line of the caller.
    ///   - column: The column of the caller.
    public static func sequence(
      _ steps: Step...,
      fileID: StaticString = #fileID,
      file filePath: StaticString = #filePath,
      line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      sequence(steps, fileID: fileID, file: filePath, line: line, column: column)
    }
  }
}

extension TestStore where LocalState: Equatable, Action: Equatable {
  /// Runs steps, one after the other.
  ///
  /// ```swift
  /// store.assert(
  ///   .send(.factTapped),
  ///   .do { scheduler.advance() },
  ///   .receive(.factResponse(.success("1!"))) { $0.fact = "1!" }
  /// )
  /// ```
  ///
  /// - Parameter steps: The steps.
  public func assert(_ steps: Step...) {
    assert(steps)
  }

  /// Runs steps, one after the other.
  ///
  /// - Parameter steps: The steps.
  public func assert(_ steps: [Step]) {
    for step in steps { run(step) }
  }

  private func run(_ step: Step) {
    let location = step.location
    switch step.kind {
    case .send(let action, let update):
      send(
        action, fileID: location.fileID, file: location.filePath, line: location.line, column: location.column, update
      )
    case .receive(let action, let update):
      receive(
        action, fileID: location.fileID, file: location.filePath, line: location.line, column: location.column, update
      )
    case .environment(let update):
      require("update the environment", location) { try update(&environment) }
    case .work(let work):
      require("do", location, work)
    case .sequence(let steps):
      assert(steps)
    }
  }

  /// Runs a step that must not come before received actions are asserted.
  private func require(_ name: String, _ location: TestLocation, _ work: () throws -> Void) {
    if !root.received.isEmpty {
      location.report(
        """
        \(root.received.count == 1 ? "A received action waits" : "\(root.received.count) received actions wait") to be \
        asserted before the step "\(name)". Write a "receive" step above it.

        Not asserted: \(debugOutput(root.received.map(\.action)))
        """
      )
    }
    do {
      try work()
    } catch {
      location.report("The step \"\(name)\" threw an error: \(error)")
    }
  }
}
