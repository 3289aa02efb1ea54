public import Dependencies
import IppoRender

/// Makes people present in rooms, for everybody who looks by `presence(_:)`.
///
/// ```swift
/// @Dependency(\.presence) var presence
///
/// case .task:
///   return .run { [me = state.me] _ in await presence.join("board", as: me.id, me.cursor) }
///
/// case .cardSelected(let card):
///   state.me.cursor.card = card
///   presence.update("board", as: state.me.id, state.me.cursor)
///   return .none
/// ```
public struct PresenceClient: Sendable {
  /// Is in a room until the task is cancelled, which an effect of `task` is when its window is closed.
  ///
  /// Somebody whose browser is gone for two seconds is not there, until it is back.
  ///
  /// - Parameters:
  ///   - room: The name of the room.
  ///   - id: Who it is. Each window of the same person needs an id of its own.
  ///   - value: What is told of them.
  ///   - store: Where the room is kept; without one, in `defaultSharedStore`.
  public func join<Value: Codable & Sendable>(
    _ room: String, as id: String, _ value: Value, store: SharedStore? = nil
  ) async {
    let keeper: PresenceKeeper<Value> = keeper(room, store)
    let clock = DependencyValues._current.presenceClock
    let visit = keeper.begin(Presence(id: id, value: value))
    defer { keeper.end(visit) }
    guard let attendance = WindowScope.current?.attendance else {
      keeper.come(visit)
      return await cancellation()
    }
    var leaving: Task<Void, Never>?
    for await isAttended in attendance.values {
      leaving?.cancel()
      if isAttended {
        keeper.come(visit)
      } else {
        leaving = Task {
          do { try await clock.sleep(for: PresenceLease.absence) } catch { return }
          keeper.go(visit)
        }
      }
    }
    leaving?.cancel()
  }

  /// Tells something else of somebody who is in a room. Nothing happens where nobody is, in this process, by that id.
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

  /// Waits until the task is cancelled.
  private func cancellation() async {
    for await _ in AsyncStream<Never>.makeStream().stream {}
  }
}

extension DependencyValues {
  /// Makes people present in rooms. Every test has rooms of its own, as they are in its
  /// `defaultSharedStore`.
  public var presence: PresenceClient { PresenceClient() }
}
