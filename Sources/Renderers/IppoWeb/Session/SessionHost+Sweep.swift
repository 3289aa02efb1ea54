import IppoSessions
import Logging

/// Sessions end that have timed out, or that there is no room for.
extension SessionHost {
  /// How many sessions are asked to be put away before one of them is waited for.
  private static let putAwayAtOnce = 64

  /// Ends what has timed out, and gives memory back.
  ///
  /// - Returns: whether there are more sessions to be put away than there should be.
  @discardableResult
  package func sweep() async -> Bool {
    let now = now()
    var asked = 0
    var quiet: [(since: ContinuousClock.Instant, session: Session)] = []
    for session in sessions.values {
      if let (bytes, quietSince) = await session.expire(at: now) {
        idle.weigh(session.id, bytes)
        if let quietSince { quiet.append((quietSince, session)) }
        await wait(for: session, &asked)
      } else {
        forget(session)
        await abandon(session)
        logger.debug("Session evicted")
      }
    }
    let excess = max(0, quiet.count - limits.quietSessions)
    if excess > 0 {
      quiet.sort { $0.since < $1.since }
      // What was found to be quiet just now may be in the middle of something.
      for (since, session) in quiet.prefix(excess) where since < now {
        await session.restWhereQuiet(at: now, isEarly: true)
        await wait(for: session, &asked)
      }
    }
    if memory.isExceeded(at: now) { shed(count: max(1, idle.count / 4)) }
    metrics.sessions(sessions.count)
    await followSignOuts()
    sweepStore(at: now)
    Task.detached(priority: .utility) { [trimmer] in trimmer.trimIfWorthwhile() }
    return excess > 0
  }

  /// Waits until a session is put away that was asked to be, if many were. Thousands that were opened at once are not put away at
  /// once: each of those that wait takes a task.
  private func wait(for session: Session, _ asked: inout Int) async {
    guard await session.isAskedToRest else { return }
    asked += 1
    if asked.isMultiple(of: Self.putAwayAtOnce) { await session.settle() }
  }

  /// Nobody came for the page of a session, so that nothing of it has to stay. Where somebody came to another process, that has
  /// made another epoch.
  private func abandon(_ session: Session) async {
    guard await !session.wasGreeted, let epoch = await session.epoch else { return }
    await services.vault?.remove(session.id, epoch: epoch)
  }

  private func sweepStore(at now: ContinuousClock.Instant) {
    guard let vault = services.vault, sweptStoreAt.map({ now - $0 >= .seconds(60) }) ?? true else { return }
    sweptStoreAt = now
    Task { await vault.sweep() }
  }

  /// Ends sessions that no socket serves until as many are left as may be.
  func shed(toLimitsOf limits: WebLimits) {
    while idle.count > limits.idleSessions || idle.bytes > limits.idleBytes, let id = idle.popFirst() { evict(id) }
  }

  func shed(count: Int) {
    for _ in 0..<count {
      guard let id = idle.popFirst() else { return }
      evict(id)
    }
  }

  /// Ends a session that no socket serves. Its client gets another if it comes back, or the same one rebuilt where it is kept.
  func evict(_ id: String) {
    guard let session = sessions[id] else { return }
    forget(session)
    metrics.evicted()
    Task {
      await session.flush()
      await session.end(.timeout, "The session is over.")
    }
  }
}
