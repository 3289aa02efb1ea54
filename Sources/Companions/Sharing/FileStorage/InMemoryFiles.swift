public import CombineSchedulers
public import ConcurrencyExtras
public import Dispatch
public import Foundation
import OpenCombine
import OpenCombineDispatch

extension FileStorage {
  /// Files in memory that a test can look at, and a scheduler that says when changes that wait are written.
  ///
  /// - Parameters:
  ///   - fileSystem: The files.
  ///   - scheduler: Runs a write one second after the one before.
  @_spi(Internals)
  public static func inMemory(
    fileSystem: LockIsolated<[URL: Data]>,
    scheduler: AnySchedulerOf<DispatchQueue> = .immediate
  ) -> FileStorage {
    let scheduler = UncheckedSendable(scheduler)
    return FileStorage(
      backend: InMemoryFiles(files: fileSystem) { work in
        let scheduler = scheduler.value
        scheduler.schedule(after: scheduler.now.advanced(by: .seconds(1)), work)
      }
    )
  }
}

extension FileStorage {
  /// Writes a file as another program would.
  ///
  /// - Parameters:
  ///   - data: The contents.
  ///   - url: The file.
  /// - Throws: The error of the write.
  @_spi(Internals)
  public func save(_ data: Data, _ url: URL) throws { try backend.save(data, to: url) }
}

/// Files in memory. Other programs cannot write these files, so that watching is needless.
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

  func watch(_ url: URL, onChange: @escaping @Sendable (_ isMissing: Bool) -> Void) throws -> SharedSubscription {
    files.withValue { files in
      if files[url] == nil { files[url] = Data() }
    }
    return SharedSubscription {}
  }

  func schedule(_ work: @escaping @Sendable () -> Void) {
    scheduler(work)
  }

  func runScheduledWork() {}
}
