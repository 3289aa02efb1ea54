#if SQLite
  import Dispatch
  import Foundation
  internal import Synchronization

  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// A call after a delay. Several requests within the delay lead to two calls at most.
  private final class Look: @unchecked Sendable {  // only the queue uses what changes
    private let queue: DispatchQueue
    private let delay: DispatchTimeInterval
    private let call: @Sendable () -> Void
    private var isScheduled = false
    private var isAskedAgain = false

    init(_ queue: DispatchQueue, after delay: DispatchTimeInterval, _ call: @escaping @Sendable () -> Void) {
      (self.queue, self.delay, self.call) = (queue, delay, call)
    }

    /// Schedules the call. A call that is scheduled already is repeated after the delay. The queue calls this function.
    func schedule() {
      if isScheduled {
        isAskedAgain = true
        return
      }
      isScheduled = true
      queue.asyncAfter(deadline: .now() + delay) {
        self.isScheduled = false
        if self.isAskedAgain { self.schedule() }
        self.isAskedAgain = false
        self.call()
      }
    }
  }

  /// Notices that other processes have written to a database, by Linux's inotify.
  ///
  /// A store touches the file after each save. Other programs only write to the log, before their changes can be read:
  /// the watch looks a second time. Notices in a row share their looks.
  final class FileWatch: Sendable {
    private struct Source: @unchecked Sendable {  // it is cancelled, suspended and resumed, which any thread may do
      let source: any DispatchSourceRead
    }

    private let source = Mutex<Source?>(nil)
    /// The times until the first and until the second look.
    private static let delays = (
      first: DispatchTimeInterval.milliseconds(5), second: DispatchTimeInterval.milliseconds(50)
    )

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
        let secondLook = Look(queue, after: Self.delays.second, changed)
        let held = Source(source: source)
        source.setEventHandler {
          // The kernel joins the notices until the look, and wakes no thread meanwhile.
          held.source.suspend()
          secondLook.schedule()
          queue.asyncAfter(deadline: .now() + Self.delays.first) {
            var buffer = [UInt8](repeating: 0, count: 4096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
            changed()
            held.source.resume()
          }
        }
        source.setCancelHandler { close(descriptor) }
        source.resume()
        self.source.withLock { $0 = held }
      #endif
    }
  }
#endif
