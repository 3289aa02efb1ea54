import Sharing
import Synchronization

/// Keeps values in this process: all is done at once.
final class MemoryBackend: SharedBackend {
  private let values = Mutex<[[UInt8]: StoredValue]>([:])
  private let board = NoticeBoard()

  var description: String { "memory" }

  func schedule(_ work: @escaping @Sendable () -> Void) { work() }

  func fetch(_ name: String, completion: @escaping @Sendable (Result<StoredValue?, SharedStoreError>) -> Void) {
    completion(.success(values.withLock { $0[Array(name.utf8)] }))
  }

  func swap(
    _ name: String, _ bytes: [UInt8], expecting version: Int, token: UInt64,
    completion: @escaping @Sendable (Result<StoredSwap, SharedStoreError>) -> Void
  ) {
    let key = Array(name.utf8)
    let result: StoredSwap = values.withLock { values in
      let stored = values[key]
      guard stored?.version ?? 0 == version else { return .conflict(stored) }
      let tokens = ([token] + (stored?.tokens ?? [])).prefix(StoredValue.tokenCount)
      values[key] = StoredValue(bytes: bytes, version: version + 1, tokens: Array(tokens))
      return .kept(version: version + 1)
    }
    if case .kept(let version) = result { board.tell(name, .changed(version: version)) }
    completion(.success(result))
  }

  func follow(_ name: String, _ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription {
    board.follow(name, notice)
  }

  func close() async {}
}
