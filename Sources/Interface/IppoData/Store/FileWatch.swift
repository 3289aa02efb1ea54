#if SQLite
  import Dispatch
  import Foundation
  internal import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// Notices that other processes have written to a database, by Linux's inotify.
  ///
  /// A store touches the file after each save. Other programs only write to the log, before their changes can be read:
  /// after each notice the watch looks a second time.
  final class FileWatch: Sendable {
    private struct Source: @unchecked Sendable {  // it is only cancelled, which any thread may do
      let source: any DispatchSourceRead
    }

    private let source = Mutex<Source?>(nil)
    /// The time in milliseconds until the second look.
    private static let delay = 50

    deinit { source.withLock { $0?.source.cancel() } }

    /// Tells the watches of other processes that a save is complete.
    static func touch(_ path: String) { _ = utimes(path, nil) }

    /// Calls a function after each write to the file or to its log.
    func start(_ path: String, _ changed: @escaping @Sendable () -> Void) {
      #if os(Linux)
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return }
        let events = UInt32(IN_MODIFY) | UInt32(IN_ATTRIB)
        for file in [path, path + "-wal"] { _ = inotify_add_watch(descriptor, file, events) }
        let queue = DispatchQueue(label: "ippo.data.watch")
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
        source.setEventHandler {
          var buffer = [UInt8](repeating: 0, count: 4096)
          while read(descriptor, &buffer, buffer.count) > 0 {}
          changed()
          queue.asyncAfter(deadline: .now() + .milliseconds(Self.delay), execute: changed)
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        let started = Source(source: source)
        self.source.withLock { $0 = started }
      #endif
    }
  }
#endif
