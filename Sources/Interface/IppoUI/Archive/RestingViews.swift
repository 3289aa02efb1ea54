internal import IppoArchive

/// What is left of a window's views while they are put away.
@MainActor
final class RestingViews {
  /// The places and ids of nodes: an archive without state.
  var archive: [UInt8] = []
  /// The window's node in the render tree.
  let window: RenderNodeID?
  /// What holds the state, alive.
  private(set) var kept: KeptObjects
  /// Objects that bodies have made, and somebody keeps.
  private(set) var made: [MadeObject.Key: AnyObject]
  /// Whether what can be written down is.
  private(set) var isHibernating = false
  /// Whether views are to be told that they disappear when the window is closed.
  let hasFarewells: Bool
  /// Something that the views show may have changed.
  var isStirred = false
  /// What tells of changes of observable objects.
  private var watches: [ObservationScope.Watch] = []
  private var followed: Set<ObjectIdentifier> = []

  init(window: RenderNodeID?, kept: KeptObjects, made: [MadeObject.Key: AnyObject], hasFarewells: Bool) {
    self.window = window
    self.kept = kept
    self.made = made
    self.hasFarewells = hasFarewells
  }

  /// Writes down what can be, and lets it go.
  ///
  /// - Returns: by path, what stays alive, and why.
  /// - Throws: ``ArchiveError`` if the saved state cannot be read. The window is then unchanged.
  func hibernate() throws(ArchiveError) -> [String: String] {
    guard case .fields(var fields) = try ArchivedValue(decoding: archive),
      let index = fields.firstIndex(where: { $0.name == "records" }), case .list(let records) = fields[index].value
    else { throw ArchiveError("It is not of a window.") }
    // In no variable: nobody else may have what is looked at.
    let hibernation = Hibernation(.everything, of: kept.takeAll(), made: takeMade())
    fields[index].value = .list(records + hibernation.records.map(\.archived))
    fields.removeAll { $0.name == "objects" }
    fields.append(ArchivedField(name: "objects", value: .list(hibernation.objects)))
    fields.append(ArchivedField(name: "begun", value: hibernation.begun.archived))
    write(fields)
    kept = hibernation.kept
    // An empty dictionary that had members has room for them.
    made = hibernation.made.isEmpty ? [:] : hibernation.made
    isHibernating = true
    return hibernation.reasons
  }

  /// Whether nothing of the views is alive.
  var isWrittenDown: Bool { isHibernating && kept.isEmpty && made.isEmpty && watches.isEmpty && !isStirred }

  /// Nobody but the caller has the objects then.
  private func takeMade() -> [MadeObject.Key: AnyObject] {
    defer { made = [:] }
    return made
  }

  /// Forgets those that can tell of nothing any more, since what they watched is gone.
  func forgetIdleWatches() {
    var lasting: [ObservationScope.Watch] = []
    for var watch in watches where watch.canTell() { lasting.append(watch) }
    watches = lasting
  }

  func add(_ watch: ObservationScope.Watch) { watches.append(watch) }

  /// Whether the dependency is met for the first time.
  func isNew(_ dependency: Dependency) -> Bool { followed.insert(ObjectIdentifier(dependency)).inserted }

  /// The views are gone: writes down where they were, and the plain values that they kept.
  ///
  /// - Parameters:
  ///   - fields: the archive without the records of nodes.
  ///   - records: what nodes wrote down themselves.
  func settle(_ fields: [ArchivedField], records: [NodeRecord]) {
    followed = []
    let hibernation = Hibernation(.plainValues, of: kept.takeAll())
    kept = hibernation.kept
    write(fields + [ArchivedField(name: "records", value: .list((records + hibernation.records).map(\.archived)))])
  }

  private func write(_ fields: [ArchivedField]) {
    // Copied: an array that has grown has room for twice as much.
    archive = ArchivedValue.fields(fields).encoded().withUnsafeBytes { Array($0) }
  }

  func endWatches() {
    for watch in watches { watch.end() }
    watches = []
  }
}
