public import ComposableArchitecture
@_spi(SharedChangeTracking) import Sharing

extension Reducer {
  /// Writes each action, and what it changed, to a log.
  ///
  /// - Parameter log: The log, or nil for none.
  public func logging(to log: ActionLog?) -> LoggingReducer<Self> {
    LoggingReducer(base: self, log: log)
  }
}

/// A reducer that writes what it does to an ``ActionLog``.
public struct LoggingReducer<Base: Reducer>: Reducer {
  let base: Base
  let log: ActionLog?

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let log else { return base.reduce(into: &state, action: action) }
    let before = state
    // Shared values change in the state before as well: the tracker remembers what they were.
    let tracker = SharedChangeTracker()
    let effect = tracker.track { base.reduce(into: &state, action: action) }
    let change = UncheckedSendable((action, before, state))
    MainActor.assumeIsolated {
      let (action, before, after) = change.value
      tracker.assert { log.record(action: action, before: before, after: after) }
    }
    return effect
  }
}
