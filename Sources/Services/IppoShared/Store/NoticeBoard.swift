import Sharing
import Synchronization

/// The receivers of notifications about others' writes, by the names of values.
final class NoticeBoard: Sendable {
  typealias Follower = @Sendable (VersionedNotice) -> Void

  private struct State {
    var last = 0
    var followers: [String: [Int: Follower]] = [:]
  }

  private let state = Mutex(State())

  func follow(_ name: String, _ follower: @escaping Follower) -> SharedSubscription {
    let id = state.withLock { state in
      state.last += 1
      state.followers[name, default: [:]][state.last] = follower
      return state.last
    }
    return SharedSubscription { [weak self] in
      let removed = self?.state.withLock { state in
        let removed = state.followers[name]?.removeValue(forKey: id)
        if state.followers[name]?.isEmpty == true { state.followers[name] = nil }
        return removed
      }
      withExtendedLifetime(removed) {}  // Not under the lock.
    }
  }

  func tell(_ name: String, _ notice: VersionedNotice) {
    for follower in state.withLock({ $0.followers[name]?.values.map { $0 } }) ?? [] { follower(notice) }
  }

  func tellAll(_ notice: VersionedNotice) {
    for follower in state.withLock({ $0.followers.values.flatMap(\.values) }) { follower(notice) }
  }
}
