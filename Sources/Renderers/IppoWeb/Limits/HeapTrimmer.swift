import CHeap
import Synchronization

/// Gives memory back to the system after many sessions have ended. The allocator keeps freed memory: a page of one
/// session lies among those of others, and returns to the system only on request.
final class HeapTrimmer: Sendable {
  /// The number of freed bytes that makes a return worthwhile.
  static let worthwhile = 8 * 1024 * 1024

  private let freed = Mutex(0)
  private let trim: @Sendable () -> Void

  init(trim: @escaping @Sendable () -> Void = { ippo_trimHeap() }) { self.trim = trim }

  /// A session has ended that had as many bytes, about.
  func didFree(_ bytes: Int) { freed.withLock { $0 += bytes } }

  /// Gives back what was freed since the last time, if that is worthwhile. Takes a while.
  func trimIfWorthwhile() {
    let isWorthwhile = freed.withLock { freed in
      guard freed >= Self.worthwhile else { return false }
      freed = 0
      return true
    }
    if isWorthwhile { trim() }
  }
}
