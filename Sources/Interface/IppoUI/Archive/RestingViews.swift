internal import IppoArchive

/// The remains of a window's views while the window is suspended.
@MainActor
final class RestingViews {
  /// The places and ids of nodes: an archive without state.
  var archive: [UInt8] = []
  /// The window's node in the render tree.
  let window: RenderNodeID?
  /// The living objects that hold the state.
  private(set) var kept: KeptObjects
  /// Objects that bodies have made, and that have an owner.
  private(set) var made: [MadeObject.Key: AnyObject]
  /// Whether the state is archived as far as possible.
  private(set) var isHibernating = false
  /// Whether views are notified that they disappear when the window is closed.
  let hasFarewells: Bool
  /// Whether the content of the views may have changed.
  var isStirred = false
  /// The watches that report changes of observable objects.
  private var watches: [ObservationScope.Watch] = []
  private var followed: Set<ObjectIdentifier> = []

  init(window: RenderNodeID?, kept: KeptObjects, made: [MadeObject.Key: AnyObject], hasFarewells: Bool) {
    self.window = window
    self.kept = kept
    self.made = made
    self.hasFarewells = hasFarewells
  }

  /// Archives the state as far as possible, and releases the archived objects.
  ///
  /// - Returns: The reasons why objects stay alive, by path.
  /// - Throws: ``ArchiveError`` if the saved state cannot be read. The window is then unchanged.
  func hibernate() throws(ArchiveError) -> [String: String] {
    guard case .fields(var fields) = try ArchivedValue(decoding: archive),
      let index = fields.firstIndex(where: { $0.name == "records" }), case .list(let records) = fields[index].value
    else { throw ArchiveError("It is not of a window.") }
    // Without a variable, because the objects must have no other owner.
    let hibernation = Hibernation(.everything, of: kept.takeAll(), made: takeMade())
    fields[index].value = .list(records + hibernation.records.map(\.archived))
    fields.removeAll { $0.name == "objects" }
    fields.append(ArchivedField(name: "objects", value: .list(hibernation.objects)))
    fields.append(ArchivedField(name: "begun", value: hibernation.begun.archived))
    write(fields)
    kept = hibernation.kept
    // An empty dictionary that had members keeps their capacity.
    made = hibernation.made.isEmpty ? [:] : hibernation.made
    isHibernating = true
    return hibernation.reasons
  }

  /// Whether no object of the views is alive.
  var isWrittenDown: Bool { isHibernating && kept.isEmpty && made.isEmpty && watches.isEmpty && !isStirred }

  /// Takes the objects, so that the caller alone has them.
  private func takeMade() -> [MadeObject.Key: AnyObject] {
    defer { made = [:] }
    return made
  }

  /// Forgets the watches whose objects are all gone, so that they cannot report a change.
  func forgetIdleWatches() {
    var lasting: [ObservationScope.Watch] = []
    for var watch in watches where watch.canTell() { lasting.append(watch) }
    watches = lasting
  }

  func add(_ watch: ObservationScope.Watch) { watches.append(watch) }

  /// Whether the dependency is met for the first time.
  func isNew(_ dependency: Dependency) -> Bool { followed.insert(ObjectIdentifier(dependency)).inserted }

  /// Archives the places and the plain values of the views, after the views were removed.
  ///
  /// - Parameters:
  ///   - fields: The archive without the records of nodes.
  ///   - records: The records that the nodes wrote themselves.
  func settle(_ fields: [ArchivedField], records: [NodeRecord]) {
    followed = []
    let hibernation = Hibernation(.plainValues, of: kept.takeAll())
    kept = hibernation.kept
    write(fields + [ArchivedField(name: "records", value: .list((records + hibernation.records).map(\.archived)))])
  }

  private func write(_ fields: [ArchivedField]) {
    // Copied, because an array that has grown has up to twice the capacity.
    archive = ArchivedValue.fields(fields).encoded().withUnsafeBytes { Array($0) }
  }

  func endWatches() {
    for watch in watches { watch.end() }
    watches = []
  }
}
