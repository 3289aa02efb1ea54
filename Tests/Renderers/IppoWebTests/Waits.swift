import TestSignals

/// Waits that end when the test says so.
final class Waits: Sendable {
  private struct State: Sendable, CustomStringConvertible {
    var durations: [Duration] = []
    var waiting: [CheckedContinuation<Void, Never>] = []
    var areOver = false

    var description: String { "\(waiting.count) of \(durations.count) waits in progress" }
  }

  private let state = Watched(State())

  var durations: [Duration] { state.value.durations }

  @Sendable func wait(_ duration: Duration) async {
    await withCheckedContinuation { continuation in
      var isOver = false
      state.change { state in
        state.durations.append(duration)
        isOver = state.areOver
        if !isOver { state.waiting.append(continuation) }
      }
      if isOver { continuation.resume() }
    }
  }

  /// Ends the wait that is in progress, or that begins next.
  /// - Throws: `DeadlinePassed` if no wait begins.
  func next(file: StaticString = #fileID, line: UInt = #line) async throws {
    try await state.wait(for: "a wait to begin", file: file, line: line) { !$0.waiting.isEmpty }
    var wait: CheckedContinuation<Void, Never>?
    state.change { state in wait = state.waiting.isEmpty ? nil : state.waiting.removeFirst() }
    wait?.resume()
  }

  /// Ends all waits, also those that begin later.
  func endAll() {
    var waiting: [CheckedContinuation<Void, Never>] = []
    state.change { state in
      state.areOver = true
      (waiting, state.waiting) = (state.waiting, [])
    }
    for wait in waiting { wait.resume() }
  }
}
