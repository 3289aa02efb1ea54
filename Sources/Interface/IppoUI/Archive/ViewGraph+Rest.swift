internal import IppoArchive
internal import IssueReporting

/// The suspension of an idle window: its nodes are dropped, and its objects live on.
extension ViewGraph {
  /// Drops the views of the window and keeps their state, which is the values of `@State` and other properties. Stores
  /// with their effects, tasks and subscriptions of views live on. Plain values without another owner, such as the
  /// `Bool` of a disclosure, are kept as bytes. The next use of the window makes the views again, with the ids of their
  /// nodes. Tasks go on, and views do not disappear and appear.
  ///
  /// Every access to the suspended window resumes it, ``tree`` included. ``onStir`` reports a change that the window
  /// would show.
  ///
  /// - Returns: `false` if the window cannot be suspended now. The window may be closed, suspended already, or in
  ///   motion, such as in an animation or a `TimelineView`.
  public func rest() -> Bool {
    drain()
    guard !isClosed, persistence.resting == nil, persistence.restoration == nil, !turn.isRunning, !turn.isHandlingEvent,
      !needsTurn,
      scheduledCount == 0, root.node != nil
    else { return false }
    inWindow {
      let archiver = WindowArchiver(keeping: .views)
      // In no variable: the nodes are not to outlive their removal.
      let records = root.node.map { archiver.records(from: $0) } ?? []
      let fields = [
        ArchivedField(name: "lastID", value: .integer(Int64(committer.lastID))),
        ArchivedField(name: "outline", value: RenderOutline(tree).archived),
        ArchivedField(name: "scene", value: .fields([])), ArchivedField(name: "objects", value: .list([])),
        ArchivedField(name: "texts", value: archivedTexts),
      ]
      let resting = RestingViews(
        window: tree.root, kept: archiver.kept, made: persistence.madeObjects.living(),
        hasFarewells: archiver.hasFarewells)
      persistence.resting = resting
      removeViews()
      resting.settle(fields, records: records)
      letGoOfReaders()
    }
    return true
  }

  /// Forgets the readers of values that are no longer alive.
  func letGoOfReaders() {
    joinEnvironmentReaders()
    root.base?.forgetUnshared()
    persistence.resting?.forgetIdleWatches()
    persistence.madeObjects.forgetGone()
  }

  /// Whether the window is suspended.
  @_spi(Host) public var isResting: Bool { persistence.resting != nil }

  /// Makes the views again, if the window is suspended.
  func wake() {
    guard let resting = persistence.resting, !isClosed else { return }
    endResting()
    let restoration: WindowRestoration
    do throws(ArchiveError) {
      restoration = try WindowRestoration(resting.archive, resting: resting)
    } catch {
      reportUnreadable(error)
      return makeAnew(from: resting)
    }
    persistence.restoration = restoration
    persistence.formerNodes = restoration.nodes
    let onFrame = onFrame
    self.onFrame = nil
    inWindow {
      makeViews()
      runTurns()
      finishRestoring()
    }
    self.onFrame = onFrame
  }

  /// Makes the views again without their saved state, from the objects that are alive and with new ids. Renderers
  /// receive the whole tree.
  private func makeAnew(from resting: RestingViews) {
    persistence.formerNodes = FormerNodes(kept: resting.kept, living: resting.made)
    let onFrame = onFrame
    // The first frame contains the whole tree.
    var former = resting.window
    self.onFrame = { frame in
      let entries = former.map { [RenderFrame.Entry(.remove($0))] } ?? []
      former = nil
      onFrame?(RenderFrame(revision: frame.revision, entries: entries + frame.entries))
    }
    inWindow {
      makeViews()
      runTurns()
    }
    persistence.formerNodes = nil
    self.onFrame = onFrame
  }

  /// Reports that the window's own saved state cannot be read.
  func reportUnreadable(_ error: ArchiveError) {
    reportIssue(
      """
      A window cannot read what it has written itself: \(error)

      The window begins anew, with the initial values of the state that was written down; what is alive of it goes on. \
      This is a fault of Ippo: please report it with the views of the window.
      """)
  }

  /// Invalidates the suspended window after a change of a value that a view has read.
  func stir() {
    guard let resting = persistence.resting, !resting.isStirred else { return }
    resting.isStirred = true
    onStir?()
  }
}
