public import CasePaths
import ComposableArchitectureCore
import ConcurrencyExtras
import Dispatch

extension Reducer {
  /// Prints each action, and how it changes the state.
  ///
  /// - Parameters:
  ///   - prefix: What to put in front.
  ///   - actionFormat: How actions are printed.
  ///   - toDebugEnvironment: Where to print.
  public func debug(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Self {
    debug(
      prefix, state: { $0 }, action: AnyCasePath<Action, Action>(), actionFormat: actionFormat,
      environment: toDebugEnvironment
    )
  }

  /// Prints each action.
  ///
  /// - Parameters:
  ///   - prefix: What to put in front.
  ///   - actionFormat: How actions are printed.
  ///   - toDebugEnvironment: Where to print.
  public func debugActions(
    _ prefix: String = "",
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Self {
    debug(
      prefix, state: { _ in () }, action: AnyCasePath<Action, Action>(), actionFormat: actionFormat,
      environment: toDebugEnvironment
    )
  }

  /// Prints some of the actions, and how they change a part of the state.
  ///
  /// - Parameters:
  ///   - prefix: What to put in front.
  ///   - toLocalState: The part of the state.
  ///   - toLocalAction: The case of the actions.
  ///   - actionFormat: How actions are printed.
  ///   - toDebugEnvironment: Where to print.
  public func debug<LocalState, LocalAction>(
    _ prefix: String = "",
    state toLocalState: @escaping (State) -> LocalState,
    action toLocalAction: AnyCasePath<Action, LocalAction>,
    actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Self {
    Self { state, action, environment in
      guard let localAction = toLocalAction.extract(from: action) else { return run(&state, action, environment) }
      let before = toLocalState(state)
      let effects = run(&state, action, environment)
      let debug = toDebugEnvironment(environment)
      // The report is made here, and given away.
      let report = UncheckedSendable(
        Report(
          prefix: prefix, action: localAction, format: actionFormat, before: before, after: toLocalState(state),
          printer: debug.printer
        ))
      return .merge(.fireAndForget { DeferredPrinting.async(on: debug.queue) { report.value.print() } }, effects)
    }
  }
}

/// The printed text about one action. Made on the actor of the store, and printed elsewhere.
private struct Report {
  let prefix: String
  let action: Any
  let format: ActionFormat
  let before: Any
  let after: Any
  let printer: (String) -> Void

  func print() {
    let action =
      switch format {
      case .prettyPrint: debugOutput(action, indent: 2)
      case .labelsOnly: debugCaseOutput(action).indented(by: 2)
      }
    let change =
      before is Void
      ? "" : "\n\(debugDifference(before, after)?.indented(by: 2) ?? "  (No state changes)")\n"
    printer("\(prefix.isEmpty ? "" : "\(prefix): ")received action:\n\(action)\(change)")
  }
}
