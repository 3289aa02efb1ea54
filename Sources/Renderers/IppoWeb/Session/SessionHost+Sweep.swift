import IppoSessions
import Logging

/// Sessions end that have timed out, or that there is no room for.
extension SessionHost {
  /// How many sessions are asked to be put away before one of them is waited for.
  private static let putAwayAtOnce = 64

  /// Ends what has timed out, and gives memory back.
  package func sweep() async {
    let now = now()
    var asked = 0
    for session in sessions.values {
      if let bytes = await session.expire(at: now) {
        idle.weigh(session.id, bytes)
        // Thousands that were opened at once are not put away at once: each of those that wait takes a task.
        if await session.isAskedToRest {
          asked += 1
          if asked.isMultiple(of: Self.putAwayAtOnce) { await session.settle() }
        }
      } else {
        forget(session)
        await abandon(session)
        logger.debug("Session evicted")
      }
    }
    if memory.isExceeded(at: now) { shed(count: max(1, idle.count / 4)) }
    metrics.sessions(sessions.count)
    await followSignOuts()
    sweepStore(at: now)
    Task.detached(priority: .utility) { [trimmer] in trimmer.trimIfWorthwhile() }
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
