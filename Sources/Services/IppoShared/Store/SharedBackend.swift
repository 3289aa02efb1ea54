import Sharing

/// The storage of a ``SharedStore``: bytes with versions under names.
///
/// Completions are called once, at once or later, on any thread that may be kept busy.
protocol SharedBackend: AnyObject, Sendable {
  /// The address of the storage, without passwords.
  var description: String { get }

  /// Runs work that takes a while, such as coding, where nobody waits for it.
  func schedule(_ work: @escaping @Sendable () -> Void)

  /// Reads what is kept; `nil` where there is nothing.
  func fetch(
    _ name: String, completion: @escaping @Sendable (Result<StoredValue?, SharedStoreError>) -> Void)

  /// Keeps bytes in place of those of a version; 0 where nothing is kept.
  func swap(
    _ name: String, _ bytes: [UInt8], expecting version: Int, token: UInt64,
    completion: @escaping @Sendable (Result<StoredSwap, SharedStoreError>) -> Void)

  /// Tells of what is written.
  func follow(_ name: String, _ notice: @escaping @Sendable (VersionedNotice) -> Void) -> SharedSubscription

  func close() async
}

/// The stored value under a name.
struct StoredValue: Equatable, Sendable {
  /// How many of the last writes are known by their tokens: far more than there can be while one write waits for its answer.
  static let tokenCount = 64

  var bytes: [UInt8]
  var version: Int
  var tokens: [UInt64]
}

/// The result of a write.
enum StoredSwap: Equatable, Sendable {
  case kept(version: Int)
  case conflict(StoredValue?)
}
