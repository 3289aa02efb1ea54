internal import Synchronization

/// The classes that snapshots are decoded for: a snapshot has the name of its class alone.
enum SnapshotClasses {
  /// The schema of the store that is called now. Schemas of other versions may have classes with the same names.
  @TaskLocal static var schema: Schema?
  private static let known = Mutex<[String: _ModelEntity]>([:])

  /// Notes the classes of a schema, for snapshots that are decoded at other times.
  static func note(_ models: [_ModelEntity]) {
    known.withLock { known in for entity in models { known[entity.name] = entity } }
  }

  /// The class with a name.
  static func entity(named name: String) -> _ModelEntity? {
    schema?.model(named: name) ?? known.withLock { $0[name] }
  }
}
