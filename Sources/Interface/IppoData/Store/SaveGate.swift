import Foundation
internal import Synchronization

/// Lets one save of a process into a store at a time.
///
/// Saves of other actors wait for each other. The main actor waits for a moment at most. Where it saves by itself, it does
/// not wait: it is told when the other save is complete.
final class SaveGate: Sendable {
  private struct State {
    var isTaken = false
    var waiting: [@Sendable () -> Void] = []
  }

  private let turn = DispatchSemaphore(value: 1)
  private let state = Mutex(State())

  /// Runs a save after the others.
  /// - Parameter patience: the time in seconds to wait; `nil` for any time.
  /// - Returns: `nil` if the time is over.
  func pass<Value>(patience: TimeInterval?, _ save: () throws -> Value) rethrows -> Value? {
    if let patience {
      guard turn.wait(timeout: .now() + patience) == .success else { return nil }
    } else {
      turn.wait()
    }
    state.withLock { $0.isTaken = true }
    defer {
      let waiting = state.withLock { state in
        defer { state = State() }
        return state.waiting
      }
      turn.signal()
      for call in waiting { call() }
    }
    return try save()
  }

  /// Calls a function once after the current save.
  /// - Returns: Whether there is one.
  func afterSave(_ call: @escaping @Sendable () -> Void) -> Bool {
    state.withLock { state in
      if state.isTaken { state.waiting.append(call) }
      return state.isTaken
    }
  }
}
