/// What is left of a window's views while they are put away.
@MainActor
final class RestingViews {
  /// The places and ids of nodes: an archive without state.
  let archive: [UInt8]
  /// What holds the state, alive.
  let kept: KeptObjects
  /// Objects that bodies have made, and somebody keeps.
  let made: [MadeObject.Key: AnyObject]
  /// Whether views are to be told that they disappear when the window is closed.
  let hasFarewells: Bool
  /// Something that the views show may have changed.
  var isStirred = false
  /// What tells of changes of observable objects.
  private var watches: [ObservationScope.Watch] = []
  private var followed: Set<ObjectIdentifier> = []

  init(archive: [UInt8], kept: KeptObjects, made: [MadeObject.Key: AnyObject], hasFarewells: Bool) {
    self.archive = archive
    self.kept = kept
    self.made = made
    self.hasFarewells = hasFarewells
  }

  func add(_ watch: ObservationScope.Watch) { watches.append(watch) }

  /// Whether the dependency is met for the first time.
  func isNew(_ dependency: Dependency) -> Bool { followed.insert(ObjectIdentifier(dependency)).inserted }

  /// The views are gone.
  func settle() { followed = [] }

  func endWatches() {
    for watch in watches { watch.end() }
    watches = []
  }
}
