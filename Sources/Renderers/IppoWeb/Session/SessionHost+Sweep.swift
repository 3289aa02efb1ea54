import IppoSessions
import Logging

/// Sessions end that have timed out, or that there is no room for.
extension SessionHost {
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
        if await session.isAskedToRest { await giveWay(after: session, &asked) }
      } else {
        forget(session)
        await abandon(session)
        logger.debug("Session evicted")
        await giveWay(after: session, &asked)
      }
    }
    let excess = max(0, quiet.count - limits.quietSessions)
    if excess > 0 {
      quiet.sort { $0.since < $1.since }
      // What was found to be quiet just now may be in the middle of something.
      for (since, session) in quiet.prefix(excess) where since < now {
        await session.restWhereQuiet(at: now, isEarly: true)
        if await session.isAskedToRest { await giveWay(after: session, &asked) }
      }
    }
    if memory.isExceeded(at: now) { shed(count: max(1, idle.count / 4)) }
    metrics.sessions(sessions.count)
    await followSignOuts()
    sweepStore(at: now)
    Task.detached(priority: .utility) { [trimmer] in trimmer.trimIfWorthwhile() }
    return excess > 0
  }

  /// Waits for the slot of a session that was asked for something, if as many were asked as others wait for the main
  /// actor. Suspending hundreds of sessions in a row would block new requests. A request waits for one suspension, or
  /// twice as long as other work lets it wait.
  private func giveWay(after session: Session, _ asked: inout Int) async {
    asked += 1
    guard asked >= scheduler.addressCount - asked else { return }
    asked = 0
    await session.waitForSlot()
  }

  /// Ends a session whose page got no client, and removes its stored state. Where somebody came to another process,
  /// that has made another epoch.
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
