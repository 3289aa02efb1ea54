import IppoSessions

/// Windows in which nothing happens are put away, and come back with what happens next.
extension Session {
  /// How much of what a client may not have yet stays while the window is put away.
  private static let restingLogBytes = 4096

  /// Since when nothing has happened, as far as the window can be put away, or its state.
  var quietSince: ContinuousClock.Instant? {
    canBePutAway ? rest.quietSince(hibernates: hibernationLimit != nil) : nil
  }

  private var canBePutAway: Bool { !lifecycle.isEnded && !isResynchronizing && keeping?.schedule.isClean ?? true }

  private var hibernationLimit: Duration? {
    connection == nil ? services.limits.hibernationWithoutSocket : services.limits.hibernationWithSocket
  }

  /// Puts the window away where nothing has happened in it for a while.
  ///
  /// - Parameter isEarly: however short that is.
  func restWhereQuiet(at now: ContinuousClock.Instant, isEarly: Bool = false) {
    guard canBePutAway else { return }
    let limit = connection == nil ? services.limits.restWithoutSocket : services.limits.restWithSocket
    if rest.isDue(at: now, after: isEarly ? .zero : limit) { worker.add(.rest) }
    if let hibernationLimit, rest.isDueToHibernate(at: now, after: isEarly ? .zero : hibernationLimit) {
      worker.add(.hibernate)
    }
  }

  func beginRest() {
    let freed = weight
    rest.began(page: page.fingerprint)
    restingPage = RestingPage(page.mirror)
    page = ShownPage()
    // What a client may not have yet is kept as long as it is not much.
    if log.bytes > Self.restingLogBytes {
      log = ReplayLog(revision: revision, capacity: services.limits.replayBytes)
    }
    services.metrics.rested()
    observer.didFree(freed - weight)
  }

  func beginHibernation() {
    let freed = weight
    rest.hibernated()
    guard rest.phase == .hibernating else { return }
    services.metrics.hibernated()
    observer.didFree(freed - weight)
  }

  /// The window is back. The client is told what it does not show.
  func wake(with page: ShownPage, after duration: Duration?) {
    self.page = page
    restingPage = RestingPage()
    services.metrics.woken(fromHibernation: rest.phase == .hibernating, after: duration)
    if rest.ended(page: page.fingerprint) { remake(from: page) }
    noteTickets()
  }
}
