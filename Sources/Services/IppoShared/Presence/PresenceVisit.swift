import Dependencies
import IppoWindow

/// Somebody's stay in a room, which ends with ``stay()`` or, if they never came, with the last reference to it: see
/// ``PresenceClient/visit(_:as:_:store:)``.
public final class PresenceVisit<Value: Codable & Sendable>: Sendable {
  private let keeper: PresenceKeeper<Value>
  private let number: Int
  private let clock: any Clock<Duration>

  init(_ presence: Presence<Value>, _ keeper: PresenceKeeper<Value>) {
    self.keeper = keeper
    number = keeper.begin(presence)
    clock = DependencyValues._current.presenceClock
  }

  deinit { keeper.end(number) }

  /// Is in the room until the task is cancelled, which an effect of `task` is when its window is closed.
  ///
  /// Somebody whose browser is gone for two seconds is not there, until it is back. A visit is over afterwards: to
  /// stay again returns at once.
  public func stay() async {
    defer { keeper.end(number) }
    guard let attendance = WindowScope.current?.attendance else {
      if keeper.come(number) { await cancellation() }
      return
    }
    var leaving: Task<Void, Never>?
    for await isAttended in attendance.values {
      leaving?.cancel()
      // The absence may be over, and somebody about to go: who is back comes after that.
      await leaving?.value
      leaving = nil
      if isAttended {
        guard keeper.come(number) else { break }
      } else {
        leaving = Task {
          do { try await clock.sleep(for: PresenceLease.absence) } catch { return }
          keeper.go(number)
        }
      }
    }
    leaving?.cancel()
  }

  /// Waits until the task is cancelled.
  private func cancellation() async {
    for await _ in AsyncStream<Never>.makeStream().stream {}
  }
}
