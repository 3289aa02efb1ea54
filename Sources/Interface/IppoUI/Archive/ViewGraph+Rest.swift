internal import IppoArchive

/// A window that nobody uses for a while: its views are put away, and what holds its state goes on.
extension ViewGraph {
  /// Takes the views of the window apart and keeps their state: what `@State` and other properties hold, stores with
  /// their effects, tasks and subscriptions of views. Plain values that nobody else holds, such as the `Bool` of a disclosure,
  /// are kept as bytes. The next use of the window makes the views again, with the ids
  /// their nodes had; views do not disappear and appear, and tasks do not begin anew.
  ///
  /// What is asked of the window while it rests wakes it, ``tree`` as well. ``onStir`` tells of a change that it would
  /// show.
  ///
  /// - Returns: `false` when the window cannot rest now: it is closed, it rests already, or it is in motion, such as in
  ///   an animation or a `TimelineView`.
  public func rest() -> Bool {
    drain()
    guard !isClosed, resting == nil, restoration == nil, !turn.isRunning, !turn.isHandlingEvent, !needsTurn,
      scheduledCount == 0, archivedRoot != nil
    else { return false }
    inWindow {
      let archiver = WindowArchiver(keeping: .views)
      // In no variable: the nodes are not to outlive their removal.
      let records = archivedRoot.map { archiver.records(from: $0) } ?? []
      let fields = [
        ArchivedField(name: "lastID", value: .integer(Int64(committer.lastID))),
        ArchivedField(name: "outline", value: RenderOutline(tree).archived),
        ArchivedField(name: "scene", value: .fields([])), ArchivedField(name: "objects", value: .list([])),
        ArchivedField(name: "texts", value: archivedTexts),
      ]
      let resting = RestingViews(
        kept: archiver.kept, made: madeObjects.living(), hasFarewells: archiver.hasFarewells)
      self.resting = resting
      removeViews()
      resting.settle(fields, records: records)
      letGoOfReaders()
    }
    return true
  }

  /// Forgets who reads what is not alive any more.
  func letGoOfReaders() {
    joinEnvironmentReaders()
    base?.forgetUnshared()
    resting?.forgetIdleWatches()
    madeObjects.forgetGone()
  }

  /// Whether the views of the window are put away.
  @_spi(Host) public var isResting: Bool { resting != nil }

  /// Makes the views again, if they are put away.
  func wake() {
    guard let resting, !isClosed else { return }
    endResting()
    let restoration: WindowRestoration
    do {
      restoration = try WindowRestoration(resting.archive, resting: resting)
    } catch {
      preconditionFailure("A window cannot read what it has written itself: \(error)")
    }
    self.restoration = restoration
    formerNodes = restoration.nodes
    let onFrame = onFrame
    self.onFrame = nil
    inWindow {
      makeViews()
      runTurns()
      finishRestoring()
    }
    self.onFrame = onFrame
  }

  /// A value that a view has read has changed while the views are put away.
  func stir() {
    guard let resting, !resting.isStirred else { return }
    resting.isStirred = true
    onStir?()
  }
}
