internal import Synchronization

/// The keys of objects whose stores identify them by other values than numbers, such as texts.
///
/// A context knows objects by numbers. The process gives each of those values a number, and keeps both: an identifier stays equal
/// to itself, and is encoded with the value.
enum ForeignKeys {
  /// The value that identifies an object in its store.
  struct Name: Hashable {
    let store: String
    let entity: String
    let text: String
  }

  private struct State {
    var keys: [Name: Int64] = [:]
    var names: [Int64: Name] = [:]
  }

  private static let state = Mutex(State())

  /// The number for a value.
  static func key(_ name: Name) -> Int64 {
    state.withLock { state in
      if let known = state.keys[name] { return known }
      let new = ModelKeys.next()
      state.keys[name] = new
      state.names[new] = name
      return new
    }
  }

  /// The value of a number; `nil` for the numbers of SQLite, and of objects that no store has saved.
  static func name(of key: Int64) -> Name? { state.withLock { $0.names[key] } }
}
