public import ComposableArchitectureCore
import OpenCombine

extension Reducer {
  /// Tells a signpost log how long each action takes, and when its effect starts and ends.
  ///
  /// - Parameters:
  ///   - prefix: What to put in front of the action's name.
  ///   - log: Where to tell.
  public func signpost(_ prefix: String = "", log: SignpostLog = .silent) -> Self {
    let prefix = prefix.isEmpty ? "" : "[\(prefix)] "
    return Self { state, action, environment in
      let name = "\(prefix)\(debugCaseOutput(action))"
      log.begin(name)
      let effects = run(&state, action, environment)
      log.end(name)
      if effects.operation.isNone { return effects }
      return Effect(
        effects.handleEvents(
          receiveSubscription: { _ in log.begin("\(name) effect") },
          receiveCompletion: { _ in log.end("\(name) effect") },
          receiveCancel: { log.end("\(name) effect") }
        )
      )
    }
  }
}
