import ConcurrencyExtras
import Dispatch
import Foundation
import Glibc
import Synchronization

/// The files of this machine.
final class FileSystem: FileStorageBackend {
  private let queue = DispatchQueue(label: "Sharing.FileStorage")
  private let watcher: FileWatcher

  /// The known facts about the files. Its lock makes writes of them follow each other.
  private let watched = LockIsolated<[URL: [Int: WatchedFile]]>([:])
  private let scheduled = LockIsolated<[Int: @Sendable () -> Void]>([:])
  private let nextID = Atomic<Int>(0)
  private let delay: DispatchTimeInterval
  private let write: TemporaryFile.Write

  /// - Parameters:
  ///   - delay: How long changes of a value wait for each other.
  ///   - write: The system call that writes to a file.
  init(
    delay: DispatchTimeInterval = .seconds(1),
    write: @escaping TemporaryFile.Write = { Glibc.write($0, $1, $2) }
  ) {
    self.delay = delay
    self.write = write
    watcher = FileWatcher(queue: queue)
  }

  func load(from url: URL) throws -> Data? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    return try Data(contentsOf: url)
  }

  func save(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try watched.withValue { watched in
      let file = try TemporaryFile(data, replacing: url.resolvingSymlinksInPath(), write: write)
      try file.moveIntoPlace()
      for id in watched[url, default: [:]].keys { watched[url]?[id]?.wasReplaced(by: file.appearance) }
    }
  }

  func watch(_ url: URL, onChange: @escaping @Sendable (_ isMissing: Bool) -> Void) throws -> SharedSubscription {
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    makeEmptyFile(at: url)
    let id = nextID.add(1, ordering: .relaxed).newValue
    watched.withValue { $0[url, default: [:]][id] = WatchedFile(url) }
    let subscription = try watcher.watch(url) { [weak self] event in
      guard let self, let seen = watched.withValue({ $0[url]?[id]?.look(after: event) }) else { return }
      if seen.isMissing { replaceMissingFile(at: url, watchedAs: id) }
      if seen.isChanged { onChange(seen.isMissing) }
    }
    return SharedSubscription { [self] in
      subscription.cancel()
      watched.withValue { watched in
        watched[url]?[id] = nil
        if watched[url]?.isEmpty == true { watched[url] = nil }
      }
    }
  }

  /// Creates an empty file in place of a watched file that was deleted or moved away.
  ///
  /// If the directory of the file is being deleted too, the file is not created: a short delay lets the deletion finish
  /// first. On a very busy machine the deletion may take longer than the delay; then the directory is not empty, as in
  /// swift-sharing.
  private func replaceMissingFile(at url: URL, watchedAs id: Int) {
    queue.asyncAfter(deadline: .now() + .milliseconds(2)) { [weak self] in
      guard let self, watched.withValue({ $0[url]?[id] != nil }) else { return }
      makeEmptyFile(at: url)
    }
  }

  private func makeEmptyFile(at url: URL) {
    let descriptor = open(url.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o644)
    // Where there is a file, or this process may not write, none is made.
    if descriptor >= 0 { close(descriptor) }
  }

  func schedule(_ work: @escaping @Sendable () -> Void) {
    let id = nextID.add(1, ordering: .relaxed).newValue
    scheduled.withValue { $0[id] = work }
    queue.asyncAfter(deadline: .now() + delay) { [self] in
      scheduled.withValue { $0.removeValue(forKey: id) }?()
    }
  }

  func runScheduledWork() {
    let work = scheduled.withValue { scheduled in
      defer { scheduled = [:] }
      return scheduled
    }
    for (_, work) in work.sorted(by: { $0.key < $1.key }) { work() }
  }
}

/// The known facts about a watched file, to tell changes by other programs from our own.
private struct WatchedFile {
  private let url: URL

  /// How it looked when it was last written or seen.
  private var appearance: FileAppearance?

  /// How many times it was replaced here without the watcher having told of it yet. Those events are passed over
  /// unread: when they come, someone else may be in the middle of writing.
  private var untoldReplacements = 0

  init(_ url: URL) {
    self.url = url
    appearance = FileAppearance(of: url)
  }

  /// Renaming changes neither the identity nor the date of a file, so how it will look is known.
  mutating func wasReplaced(by appearance: FileAppearance?) {
    self.appearance = appearance
    untoldReplacements += 1
  }

  /// Looks at the file after an event.
  ///
  /// Both answers come from one look. With two looks, a file that comes back in between would be reported as missing,
  /// and the event of its return would change nothing.
  mutating func look(after event: FileWatcher.Event) -> (isMissing: Bool, isChanged: Bool) {
    var isOwnReplacement = false
    switch event {
    case .movedInto where untoldReplacements > 0:
      untoldReplacements -= 1
      isOwnReplacement = true
    case .unknown:
      untoldReplacements = 0  // Events may be missing.
    case .movedInto, .changed: break
    }
    let new = FileAppearance(of: url)
    // A missing file counts whatever the event is about: an empty file may replace it before the next event.
    guard new != appearance, !isOwnReplacement || new == nil else { return (new == nil, false) }
    appearance = new
    return (new == nil, true)
  }
}
