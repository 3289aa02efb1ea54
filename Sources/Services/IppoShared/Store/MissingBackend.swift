import Sharing

/// Stands for a store that the program lacks, or that is unusable, and reports that.
final class MissingBackend: SharedBackend {
  private let error: @Sendable (_ name: String) -> SharedStoreError

  init(_ error: @escaping @Sendable (_ name: String) -> SharedStoreError) { self.error = error }

  var description: String { "none" }

  func schedule(_ work: @escaping @Sendable () -> Void) { work() }

  func fetch(_ name: String, completion: @escaping @Sendable (Result<StoredValue?, SharedStoreError>) -> Void) {
    completion(.failure(error(name)))
  }

  func swap(
    _ name: String, _ bytes: [UInt8], expecting version: Int, token: UInt64,
    completion: @escaping @Sendable (Result<StoredSwap, SharedStoreError>) -> Void
  ) { completion(.failure(error(name))) }

  func follow(_ name: String, _ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription {
    SharedSubscription {}
  }

  func close() async {}
}
