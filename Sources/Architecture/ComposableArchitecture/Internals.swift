@_spi(Internals) import ComposableArchitectureCore

// What tests of features in the manner of the Composable Architecture's own reach by `@_spi(Internals)` and `@testable`.
// A testable import reaches the module of its name alone, and not what that module re-exports.

/// A short description of an action: its cases and labels without the values of the payload.
///
/// - Parameters:
///   - value: The action.
///   - abbreviated: Whether to leave out the enum's type.
@_spi(Internals)
public func debugCaseOutput(_ value: Any, abbreviated: Bool = false) -> String {
  ComposableArchitectureCore.debugCaseOutput(value, abbreviated: abbreviated)
}

/// Whether a binding is being written.
enum BindingLocal {
  static var isActive: Bool { ComposableArchitectureCore.BindingLocal.isActive }
}

extension Effect where Action: Sendable {
  /// An effect as tests look at it: nothing, or work that sends actions.
  enum Operation: Sendable {
    case none
    case run(
      name: String? = nil,
      priority: TaskPriority? = nil,
      operation: @Sendable (_ send: Send<Action>) async -> Void
    )
  }

  /// The work of the effect. Any effect except `none` is one piece of work, however it is composed.
  var operation: Operation {
    if isNone { return .none }
    return .run { send in
      for await action in actions { await send(action) }
    }
  }
}

extension StoreTask {
  /// The effects as one task, which ends and is cancelled with them, or nil where there are none.
  var rawValue: Task<Void, Never>? {
    isCancelled ? nil : Task { await finish() }
  }
}
