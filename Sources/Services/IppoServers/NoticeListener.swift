import Foundation

/// A connection that is told what others do.
package protocol NoticeConnection: AnyObject {
  /// Waits for notices.
  /// - Parameter waker: a descriptor that can be read from as soon as nobody is to wait any more.
  /// - Returns: none at the deadline.
  func notices(waker: Int32, until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String]

  /// Asks the server whether it is there.
  /// - Returns: what came meanwhile.
  func ping(until deadline: ContinuousClock.Instant) throws(ServerFailure) -> [String]

  func close()
}

/// A thread that hears what others do, over a connection of its own, which is made anew whenever it is lost.
///
/// A server that says nothing for a while is asked whether it is there: a connection can be lost without a word.
package final class NoticeListener: Sendable {
  package typealias Connect =
    @Sendable (_ deadline: ContinuousClock.Instant) throws(ServerFailure) -> any NoticeConnection

  private let limits: ServerLimits
  private let connect: Connect
  private let onConnect: @Sendable () -> Void
  private let onNotice: @Sendable (String) -> Void
  /// Wakes the thread for good: nobody writes, and one end is closed.
  private let waker: Pipe
  private let hasEnded = NSCondition()
  private nonisolated(unsafe) var isOver = false  // the condition guards it

  /// - Parameters:
  ///   - name: of the thread; 15 bytes of it are shown.
  ///   - onConnect: called on the thread whenever there is a connection: what was said before may have been missed.
  ///   - onNotice: called on the thread.
  package init(
    name: String, limits: ServerLimits, connect: @escaping Connect, onConnect: @escaping @Sendable () -> Void,
    onNotice: @escaping @Sendable (String) -> Void
  ) {
    self.limits = limits
    self.connect = connect
    self.onConnect = onConnect
    self.onNotice = onNotice
    waker = Pipe()
    Thread.start(named: name) { [self] in work() }
  }

  /// Ends the thread and its connection. Safe to call from anywhere, and more than once.
  package func finish() { try? waker.fileHandleForWriting.close() }

  /// Waits for what ``finish()`` begins, as long as a call may take. Blocks.
  package func join() {
    finish()
    let deadline = Date(timeIntervalSinceNow: limits.call / .seconds(1))
    hasEnded.lock()
    defer { hasEnded.unlock() }
    while !isOver, hasEnded.wait(until: deadline) {}
  }

  private func work() {
    let descriptor = waker.fileHandleForReading.fileDescriptor
    var pause = limits.pause / 10
    while !isAwoken(within: .zero) {
      do throws(ServerFailure) {
        let connection = try connect(.now + limits.connect)
        defer { connection.close() }
        pause = limits.pause / 10
        onConnect()
        while true {
          var notices = try connection.notices(waker: descriptor, until: .now + limits.silence)
          if notices.isEmpty {
            if isAwoken(within: .zero) { break }
            notices = try connection.ping(until: .now + limits.statement)
          }
          for notice in notices { onNotice(notice) }
        }
      } catch {
        if isAwoken(within: pause) { break }
        pause = min(pause * 2, limits.pause)
      }
    }
    hasEnded.lock()
    isOver = true
    hasEnded.broadcast()
    hasEnded.unlock()
  }

  private func isAwoken(within time: Duration) -> Bool {
    var entry = pollfd(fd: waker.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, Int32(clamping: time.milliseconds)) > 0
  }
}
