import Dispatch
import IppoServers
import Sharing
import Synchronization

/// Keeps values on a server: what PostgreSQL and Redis have in common.
final class RemoteBackend: SharedBackend {
  typealias Lane = ServerLane<SharedCall, SharedAnswer>

  /// One connection for calls, and one for what others do.
  private struct Connections: Sendable {
    let lane: Lane
    let listener: NoticeListener
  }

  private enum State {
    case unused
    case open(Connections)
    case closed
  }

  let description: String
  private let open: @Sendable (RemoteBackend) -> (Lane, NoticeListener)
  private let retry: Duration
  private let state = Mutex(State.unused)
  private let isRetrying = Atomic(false)
  /// The queue that codes values and repeats changes, without a caller that waits.
  private let queue = DispatchQueue(label: "ippo.shared")
  private let board = NoticeBoard()

  /// - Parameters:
  ///   - name: of the threads.
  ///   - listen: connects for notices: the digits of a name and a version.
  init(
    description: String, limits: ServerLimits, name: String, connect: @escaping Lane.Connect,
    listen: @escaping NoticeListener.Connect
  ) {
    self.description = description
    retry = limits.pause
    open = { backend in
      let lane = Lane(name: name, limits: limits, connect: connect)
      let listener = NoticeListener(name: name, limits: limits, connect: listen) { [weak backend] in
        backend?.resume()
      } onNotice: { [weak backend] in
        backend?.take($0)
      }
      return (lane, listener)
    }
  }

  deinit {
    guard let connections = state.withLock({ if case .open(let connections) = $0 { connections } else { nil } })
    else { return }
    connections.lane.finish()
    connections.listener.finish()
  }

  private var connections: Connections? {
    state.withLock { state in
      switch state {
      case .unused:
        let (lane, listener) = open(self)
        let connections = Connections(lane: lane, listener: listener)
        state = .open(connections)
        return connections
      case .open(let connections): return connections
      case .closed: return nil
      }
    }
  }

  func close() async {
    let connections = state.withLock { state in
      defer { state = .closed }
      return if case .open(let connections) = state { connections } else { nil as Connections? }
    }
    guard let connections else { return }
    connections.listener.finish()
    await connections.lane.close()
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        connections.listener.join()
        continuation.resume()
      }
    }
  }

  // MARK: Calls

  func schedule(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  func fetch(_ name: String, completion: @escaping @Sendable (Result<StoredValue?, SharedStoreError>) -> Void) {
    run(SharedCall(name: SharedName(name), operation: .fetch)) { result in
      completion(result.map { if case .value(let value) = $0 { value } else { nil } })
    }
  }

  func swap(
    _ name: String, _ bytes: [UInt8], expecting version: Int, token: UInt64,
    completion: @escaping @Sendable (Result<StoredSwap, SharedStoreError>) -> Void
  ) {
    let operation = SharedCall.Operation.swap(expected: version, token: token, bytes: bytes)
    run(SharedCall(name: SharedName(name), operation: operation)) { result in
      completion(result.map { if case .swap(let swap) = $0 { swap } else { .conflict(nil) } })
    }
  }

  private func run(
    _ call: SharedCall, completion: @escaping @Sendable (Result<SharedAnswer, SharedStoreError>) -> Void
  ) {
    guard let lane = connections?.lane else { return completion(.failure(.closed)) }
    lane.send(call) { [self] outcome in
      queue.async { [self] in
        switch outcome {
        case .success(.refused(let reason)), .failure(.unavailable(let reason)):
          resumeLater()
          completion(.failure(.unavailable(reason)))
        case .success(let answer): completion(.success(answer))
        case .failure(.closed): completion(.failure(.closed))
        }
      }
    }
  }

  // MARK: Notices

  func follow(_ name: String, _ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription {
    _ = connections
    return board.follow(SharedName(name).digits, notice)
  }

  private func take(_ notice: String) {
    let words = notice.split(separator: " ")
    guard words.count == 2, let version = Int(words[1]) else { return }
    let digits = String(words[0])
    queue.async { [board] in board.tell(digits, .changed(version: version)) }
  }

  private func resume() { queue.async { [board] in board.tellAll(.resumed) } }

  /// Repeats failed calls in a while.
  private func resumeLater() {
    guard !isRetrying.exchange(true, ordering: .acquiringAndReleasing) else { return }
    queue.asyncAfter(deadline: .now() + retry / .seconds(1)) { [weak self] in
      self?.isRetrying.store(false, ordering: .releasing)
      self?.board.tellAll(.resumed)
    }
  }
}
