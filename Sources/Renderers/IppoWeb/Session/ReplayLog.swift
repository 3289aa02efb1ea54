import DequeModule

/// The frames a client may not have yet, bounded in bytes.
///
/// A client that returns with the revision it shows gets the frames after it. If the log no longer reaches back that
/// far, it gets the whole page.
struct ReplayLog: Sendable {
  private var frames: Deque<PageFrame> = []
  private(set) var bytes = 0
  /// Every frame after this revision is in the log.
  private(set) var base: Int
  /// The last revision there is.
  private(set) var revision: Int
  let capacity: Int

  init(revision: Int, capacity: Int) {
    base = revision
    self.revision = revision
    self.capacity = capacity
  }

  var count: Int { frames.count }

  mutating func append(_ frame: PageFrame) {
    revision = frame.revision
    frames.append(frame)
    bytes += frame.size
    while bytes > capacity, let dropped = frames.popFirst() {
      bytes -= dropped.size
      base = dropped.revision
    }
  }

  /// The client shows this revision.
  mutating func acknowledge(_ shown: Int) {
    guard shown <= revision else { return }
    while let first = frames.first, first.revision <= shown {
      frames.removeFirst()
      bytes -= first.size
    }
    base = max(base, shown)
  }

  /// The frames that a client at a revision lacks; `nil` if the log no longer has them.
  func frames(after shown: Int) -> [PageFrame]? {
    guard shown >= base, shown <= revision else { return nil }
    return frames.filter { $0.revision > shown }
  }
}
