internal import IppoArchive

/// A window that outlives its process.
extension ViewGraph {
  /// The archive of the window: the state of its views, and the ids of its nodes. A window that is made with the
  /// archive, in this process or in another, continues from the state of this one.
  ///
  /// The archive holds the values of `@State`, `@FocusState` and `@SceneStorage`, and the state of stores that were
  /// made in the window. It holds observable values of objects in `@State` and `@StateObject`.
  ///
  /// Running work is left out: after the window is restored, `task` and `onAppear` run as after a launch. Objects from
  /// outside of the window (`@ObservedObject`, the environment, stores of the app) are left out, too.
  ///
  /// - Returns: `nil` after the window was closed, and while it is being restored.
  public func archive() -> [UInt8]? {
    wake()
    drain()
    guard !isClosed, persistence.restoration == nil, let archivedRoot = root.node else { return nil }
    var fields: [ArchivedField] = []
    let archiver = WindowArchiver()
    inWindow {
      func add(_ name: String, _ value: ArchivedValue?) {
        if let value { fields.append(ArchivedField(name: name, value: value)) }
      }
      add("client", surroundings.client.flatMap { archiver.writer.write($0, at: "client") })
      add("colorScheme", archiver.writer.write(display.override, at: "colorScheme"))
      add("lastID", .integer(Int64(committer.lastID)))
      add("outline", RenderOutline(tree).archived)
      add("records", .list(archiver.records(from: archivedRoot).map(\.archived)))
      add("texts", archivedTexts)
      add("scene", .fields(persistence.sceneValues.archive(by: archiver.writer)))
      add("objects", persistence.madeObjects.archive(by: archiver.writer))
    }
    persistence.archiveOmissions = archiver.writer.omissions
    return ArchivedValue.fields(fields).encoded()
  }

  /// The first drain of a window that is rebuilt is over: its nodes take the ids they had, and the first frame is
  /// handed out.
  func finishRestoring() {
    guard let restoration = persistence.restoration, !isClosed else { return }
    var frame: RenderFrame?
    turn.isRunning = true
    committer.texts = restoration.texts
    evaluating {
      frame = committer.commitAnew(restoration.outline.ids(in: tree), scrolling: restoration.scrolling)
    }
    turn.isRunning = false
    persistence.restoration = nil
    persistence.formerNodes = nil
    if !restoration.isWaking { persistence.archiveLosses = restoration.nodes.losses }
    if let frame { onFrame?(frame) }
    for action in restoration.actions { effects.perform(action) }
    runTurns()
  }

  /// The parts of the window that the latest archive does not contain, and the reason, by path.
  @_spi(Host) public var archiveOmissions: [String: String] { persistence.archiveOmissions }

  /// The parts of the archive that the restored window did not take, and the reason, by path.
  @_spi(Host) public var archiveLosses: [String: String] { persistence.archiveLosses }
}
