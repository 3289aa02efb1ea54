import IppoRender
import IppoSessions

/// Windows in which nothing happens are put away, and come back with what happens next.
extension Session {
  /// How much of what a client may not have yet stays while the window is put away.
  private static let restingLogBytes = 4096

  /// Puts the window away where nothing has happened in it for a while.
  func restWhereQuiet(at now: ContinuousClock.Instant) {
    let limits = services.limits
    let limit = connection == nil ? limits.restWithoutSocket : limits.restWithSocket
    guard !lifecycle.isEnded, !isResynchronizing, keeping?.schedule.isClean ?? true else { return }
    if rest.isDue(at: now, after: limit) { worker.add(.rest) }
    let deepLimit = connection == nil ? limits.hibernationWithoutSocket : limits.hibernationWithSocket
    if let deepLimit, rest.isDueToHibernate(at: now, after: deepLimit) { worker.add(.hibernate) }
  }

  func beginRest() {
    let freed = weight
    rest.began(page: fingerprint)
    restingFiles = mirror.files()
    restingNodes = mirror.count
    mirror = PageMirror()
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
  func wake(with tree: RenderTree, after duration: Duration?) {
    let shared = services.pages.page(showing: tree)
    mirror = shared?.mirror ?? PageMirror(tree)
    sharedPage = shared
    restingNodes = 0
    restingFiles = []
    services.metrics.woken(fromHibernation: rest.phase == .hibernating, after: duration)
    if rest.ended(page: fingerprint) { remake(from: mirror) }
    noteTickets()
  }
}
