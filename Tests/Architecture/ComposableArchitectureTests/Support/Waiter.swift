/// Suspends an effect, and records how the effect ended.
final class Waiter: Sendable {
  private let gate = AsyncStream.makeStream(of: Void.self)
  private let end = AsyncStream.makeStream(of: Bool.self)

  func pass() async { for await _ in gate.stream { return } }

  func open() { gate.continuation.yield() }

  func untilCancelled() async {
    await pass()
    end.continuation.yield(Task.isCancelled)
  }

  /// Whether the effect was cancelled. Waits for its end.
  var wasCancelled: Bool {
    get async {
      for await isCancelled in end.stream { return isCancelled }
      return false
    }
  }
}
