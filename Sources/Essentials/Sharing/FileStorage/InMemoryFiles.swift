import ConcurrencyExtras
import Foundation

/// Files in memory. Nobody else can write them, so there is nothing to watch.
final class InMemoryFiles: FileStorageBackend {
  private let files: LockIsolated<[URL: Data]>
  private let scheduler: @Sendable (@escaping @Sendable () -> Void) -> Void

  init(
    files: LockIsolated<[URL: Data]> = LockIsolated([:]),
    scheduler: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() }
  ) {
    self.files = files
    self.scheduler = scheduler
  }

  func load(from url: URL) throws -> Data? {
    files.withValue { $0[url] }
  }

  func save(_ data: Data, to url: URL) throws {
    files.withValue { $0[url] = data }
  }

  func watch(_ url: URL, onChange: @escaping @Sendable () -> Void) throws -> SharedSubscription {
    SharedSubscription {}
  }

  func schedule(_ work: @escaping @Sendable () -> Void) {
    scheduler(work)
  }

  func runScheduledWork() {}
}
