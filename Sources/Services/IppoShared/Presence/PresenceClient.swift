public import Dependencies

/// Makes people present in rooms, for everybody who looks by `presence(_:)`.
///
/// ```swift
/// @Dependency(\.presence) var presence
///
/// case .task:
///   return .run { [visit = presence.visit("board", as: state.me.id, state.me.cursor)] _ in await visit.stay() }
///
/// case .cardSelected(let card):
///   state.me.cursor.card = card
///   presence.update("board", as: state.me.id, state.me.cursor)
///   return .none
/// ```
public struct PresenceClient: Sendable {
  /// Somebody is about to be in a room: from `stay` on. What ``update(_:as:_:store:)`` tells of them counts from now on.
  ///
  /// Call it in a reducer, rather than in its effect: the actions that follow may send updates before the effect
  /// begins.
  ///
  /// - Parameters:
  ///   - room: The name of the room.
  ///   - id: Who it is. Each window of the same person needs an id of its own.
  ///   - value: What is told of them.
  ///   - store: Where the room is kept; without one, in `defaultSharedStore`.
  public func visit<Value: Codable & Sendable>(
    _ room: String, as id: String, _ value: Value, store: SharedStore? = nil
  ) -> PresenceVisit<Value> {
    PresenceVisit(Presence(id: id, value: value), keeper(room, store))
  }

  /// Is in a room until the task is cancelled: visits it, and stays.
  ///
  /// In an effect, the value is that of the moment at which the effect was made; earlier updates than its begin are
  /// unknown here. Make a ``visit(_:as:_:store:)`` in the reducer where there may be any.
  ///
  /// - Parameters:
  ///   - room: The name of the room.
  ///   - id: Who it is. Each window of the same person needs an id of its own.
  ///   - value: What is told of them.
  ///   - store: Where the room is kept; without one, in `defaultSharedStore`.
  public func join<Value: Codable & Sendable>(
    _ room: String, as id: String, _ value: Value, store: SharedStore? = nil
  ) async {
    await visit(room, as: id, value, store: store).stay()
  }

  /// Tells something else of somebody who is in a room, or has a visit to it. The call has no effect if the id is
  /// absent in this process.
  ///
  /// - Parameters:
  ///   - room: The name of the room.
  ///   - id: Who it is.
  ///   - value: What is told of them.
  ///   - store: Where the room is kept.
  public func update<Value: Codable & Sendable>(
    _ room: String, as id: String, _ value: Value, store: SharedStore? = nil
  ) {
    let keeper: PresenceKeeper<Value> = keeper(room, store)
    keeper.update(Presence(id: id, value: value))
  }

  private func keeper<Value>(_ room: String, _ store: SharedStore?) -> PresenceKeeper<Value> {
    let store = store ?? DependencyValues._current.defaultSharedStore
    return store.core.keepers.keeper(of: room, in: store)
  }
}

extension DependencyValues {
  /// Makes people present in rooms. Every test has rooms of its own, as they are in its
  /// `defaultSharedStore`.
  public var presence: PresenceClient { PresenceClient() }
}
