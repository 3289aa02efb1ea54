import IppoSessions

/// How a session is kept for other processes.
struct SessionKeeping {
  var schedule = CommitSchedule()
  /// `nil` until the store has the session.
  var epoch: Int?
  /// The keys the store has.
  var keys: SessionKeys?
  /// The callers that wait, each with the number of commits for which it still waits: an earlier commit may be on its
  /// way.
  private var waiters: [(commits: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(epoch: Int? = nil, keys: SessionKeys? = nil) {
    self.epoch = epoch
    self.keys = keys
  }

  /// Waits until what has happened so far is committed, or no commit can be expected.
  mutating func wait(_ continuation: CheckedContinuation<Void, Never>) { waiters.append((2, continuation)) }

  /// A commit is done.
  /// - Parameter all: nothing else is on its way.
  mutating func flushed(all: Bool) {
    for index in waiters.indices { waiters[index].commits -= 1 }
    let due = waiters.filter { all || $0.commits == 0 }
    waiters.removeAll { all || $0.commits == 0 }
    for waiter in due { waiter.continuation.resume() }
  }
}
