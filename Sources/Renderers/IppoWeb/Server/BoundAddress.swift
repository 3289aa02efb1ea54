import Synchronization

/// The address of a server that is being started.
final class BoundAddress: Sendable {
  private enum State {
    case waiting([CheckedContinuation<WebServerAddress, any Error>])
    case bound(WebServerAddress)
    case cancelled
  }

  private let state = Mutex(State.waiting([]))

  func value() async throws -> WebServerAddress {
    try await withCheckedThrowingContinuation { continuation in
      let answer: Result<WebServerAddress, any Error>? = state.withLock { state in
        switch state {
        case .waiting(let others):
          state = .waiting(others + [continuation])
          return nil
        case .bound(let address): return .success(address)
        case .cancelled: return .failure(CancellationError())
        }
      }
      if let answer { continuation.resume(with: answer) }
    }
  }

  func resolve(_ address: WebServerAddress) { settle(.bound(address), .success(address)) }

  func cancel() { settle(.cancelled, .failure(CancellationError())) }

  private func settle(_ new: State, _ result: Result<WebServerAddress, any Error>) {
    let waiting = state.withLock { state in
      defer { state = new }
      if case .waiting(let continuations) = state { return continuations }
      return []
    }
    for continuation in waiting { continuation.resume(with: result) }
  }
}
