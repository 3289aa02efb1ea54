public import Dependencies
import Foundation

/// The storage of values under `fileStorage` keys.
public struct FileStorage: Hashable, Sendable {
  let backend: any FileStorageBackend

  /// The files of this machine. They are written atomically, at most once a second each, and watched for what others
  /// do to them. What is still to be written when the process exits is written then.
  public static let fileSystem: FileStorage = {
    atexit { FileStorage.fileSystem.backend.runScheduledWork() }
    return FileStorage(backend: FileSystem())
  }()

  /// New files that exist in memory alone, written at once.
  public static var inMemory: FileStorage { FileStorage(backend: InMemoryFiles()) }

  /// A storage equals itself alone.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.backend === rhs.backend }

  /// Hashes the storage's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(backend)) }
}

/// The operations of a file system that a key needs.
protocol FileStorageBackend: AnyObject, Sendable {
  /// The contents of a file; `nil` if there is none.
  func load(from url: URL) throws -> Data?

  /// Writes a file, and the directories it is in.
  func save(_ data: Data, to url: URL) throws

  /// Creates an empty file if the file is missing, now and after each removal. Notifies `onChange` when another program
  /// changes, deletes or creates the file.
  ///
  /// The argument of `onChange` is whether the file was missing when the change was noticed; an empty file soon
  /// replaces it.
  func watch(_ url: URL, onChange: @escaping @Sendable (_ isMissing: Bool) -> Void) throws -> SharedSubscription

  /// Runs something later. How much later decides how many changes of a value share one write.
  func schedule(_ work: @escaping @Sendable () -> Void)

  /// Runs now what is scheduled.
  func runScheduledWork()
}

extension DependencyValues {
  /// The storage of values under `fileStorage` keys.
  ///
  /// Live, it is the file system. Previews and every test have one of their own, in memory.
  public var defaultFileStorage: FileStorage {
    get { self[DefaultFileStorageKey.self] }
    set { self[DefaultFileStorageKey.self] = newValue }
  }

  private enum DefaultFileStorageKey: DependencyKey {
    static var liveValue: FileStorage { .fileSystem }
    static var previewValue: FileStorage { .inMemory }
    static var testValue: FileStorage { .inMemory }
  }
}
