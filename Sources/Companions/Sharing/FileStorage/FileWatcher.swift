import Dispatch
import Foundation
import Glibc

/// Tells when files are created, changed, replaced, moved or deleted, by inotify(7).
///
/// inotify watches inodes. A file may not exist yet, or be replaced by another, so that its directory is watched
/// instead. While the directory does not exist, the nearest existing one above it is watched, until the next one on the
/// way appears:
///
///     /data/app/todos.json      watches /data/app for "todos.json"
///     /data/app is deleted  →   watches /data for "app"
///     /data/app reappears   →   watches /data/app for "todos.json"
///
/// All state is confined to the queue.
final class FileWatcher: @unchecked Sendable {  // its queue guards it
  /// An actual or possible change of a file.
  enum Event: Hashable {
    /// Another file was moved to its place.
    case movedInto

    /// A write, a move or a deletion.
    case changed

    /// The arrival or the removal of the directory, and so perhaps of the file.
    case unknown
  }

  private struct Watch {
    let url: URL
    let onEvent: @Sendable (Event) -> Void

    /// The directory that is watched.
    var directory: Int32

    /// The name in it that matters: the file's, or that of a directory on the way to it.
    var name: String
    var isArrived: Bool
  }

  private let queue: DispatchQueue
  private let key = DispatchSpecificKey<Void>()
  private var descriptor: Int32 = -1
  private var source: (any DispatchSourceRead)?
  private var watches: [Int: Watch] = [:]
  private var nextID = 0

  init(queue: DispatchQueue) {
    self.queue = queue
    queue.setSpecific(key: key, value: ())
  }

  deinit {
    // The descriptor is closed by the source, when no event is being read any more.
    source?.cancel()
  }

  /// Watches a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - onEvent: Called on the queue.
  /// - Throws: If the system has no watches left.
  func watch(_ url: URL, onEvent: @escaping @Sendable (Event) -> Void) throws -> SharedSubscription {
    let id = try onQueue {
      try open()
      let id = nextID
      nextID += 1
      watches[id] = try arm(Watch(url: url, onEvent: onEvent, directory: -1, name: "", isArrived: false))
      return id
    }
    return SharedSubscription { [weak self] in self?.cancel(id) }
  }

  private func cancel(_ id: Int) {
    onQueue {
      guard let watch = watches.removeValue(forKey: id) else { return }
      release(watch.directory)
    }
  }

  private func onQueue<R>(_ body: () throws -> R) rethrows -> R {
    if DispatchQueue.getSpecific(key: key) != nil { return try body() }
    return try queue.sync(execute: body)
  }

  private func open() throws {
    guard descriptor < 0 else { return }
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    self.descriptor = descriptor
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.readEvents() }
    source.setCancelHandler { close(descriptor) }
    source.resume()
    self.source = source
  }

  /// Watches the nearest directory to a file that exists.
  private func arm(_ watch: Watch) throws -> Watch {
    var watch = watch
    var components = watch.url.standardizedFileURL.pathComponents
    watch.name = components.removeLast()
    watch.isArrived = true
    while true {
      let directory = NSString.path(withComponents: components)
      watch.directory = inotify_add_watch(descriptor, directory, Self.events)
      if watch.directory >= 0 {
        // The next directory may have appeared before this one was watched.
        guard !watch.isArrived, FileManager.default.fileExists(atPath: directory + "/" + watch.name) else {
          return watch
        }
        release(watch.directory)
        return try arm(watch)
      }
      guard errno == ENOENT || errno == ENOTDIR, components.count > 1 else {
        throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
      }
      watch.name = components.removeLast()
      watch.isArrived = false
    }
  }

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVED_FROM | IN_MOVED_TO | IN_MOVE_SELF
  )

  /// Ends the watch of a directory that nobody needs any more.
  private func release(_ directory: Int32) {
    guard directory >= 0, !watches.values.contains(where: { $0.directory == directory }) else { return }
    inotify_rm_watch(descriptor, directory)
  }

  private func readEvents() {
    var events: [(watch: Int, event: Event)] = []
    withUnsafeTemporaryAllocation(byteCount: 16 * 1024, alignment: MemoryLayout<inotify_event>.alignment) { buffer in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        var offset = 0
        while offset < count {
          let header = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
          offset += MemoryLayout<inotify_event>.size
          let name = String(decoding: buffer[offset..<offset + Int(header.len)].prefix { $0 != 0 }, as: UTF8.self)
          offset += Int(header.len)
          events += translate(header, name: name)
        }
      }
    }
    for (id, event) in events { watches[id]?.onEvent(event) }
  }

  /// The meaning of an event of inotify for its watches.
  private func translate(_ event: inotify_event, name: String) -> [(watch: Int, event: Event)] {
    if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return watches.keys.map { ($0, .unknown) } }  // Some events were lost.
    let isGone = event.mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0
    var events: [(watch: Int, event: Event)] = []
    for (id, watch) in watches where watch.directory == event.wd {
      if watch.isArrived, !isGone {
        // A file that was created is being written: it matters when it is closed.
        guard watch.name == name, event.mask & UInt32(IN_CREATE) == 0 else { continue }
        events.append((id, event.mask & UInt32(IN_MOVED_TO) != 0 ? .movedInto : .changed))
      } else {
        guard isGone || watch.name == name else { continue }
        // Without a watch (the system has none left) the last state that was seen stays.
        watches[id]?.directory = -1
        if let rearmed = try? arm(watch) { watches[id] = rearmed }
        events.append((id, .unknown))
      }
    }
    if isGone { release(event.wd) }
    return events
  }
}
