/// Preferences that may have changed, and the actions for new values.
@MainActor
final class PreferenceQueue {
  private var sinks: [any AnyPreferenceSink] = []
  private var actions: [() -> Void] = []

  /// Whether a value has to be reduced again.
  var isEmpty: Bool { sinks.isEmpty }
  var hasActions: Bool { !actions.isEmpty }

  /// - Returns: `false` when the sink was waiting already.
  func enqueue(_ sink: any AnyPreferenceSink) -> Bool {
    guard !sink.isQueued else { return false }
    sink.isQueued = true
    sinks.append(sink)
    return true
  }

  func perform(_ action: @escaping () -> Void) { actions.append(action) }

  /// Reduces the changed preferences, the deepest first. A value that stays the same ends the propagation.
  func reduce() {
    while !sinks.isEmpty {
      let index = sinks.indices.max { sinks[$0].depth < sinks[$1].depth }!
      let sink = sinks.remove(at: index)
      sink.isQueued = false
      if !sink.isRemoved { sink.reduce() }
    }
  }

  func takeActions() -> [() -> Void] {
    defer { actions = [] }
    return actions
  }

  func removeAll() {
    sinks = []
    actions = []
  }
}
