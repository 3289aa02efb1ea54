import ConcurrencyExtras
import Dependencies
import Foundation
public import IdentifiedCollections
import OpenCombine
public import Sharing

extension SharedReaderKey {
  /// The visitors of a room at the moment, in all processes, in the order in which they came.
  ///
  /// ```swift
  /// @SharedReader(.presence("board")) var people: IdentifiedArrayOf<Presence<Cursor>>
  /// ```
  ///
  /// Nobody is there by looking: people come by `join` of the dependency
  /// `presence`.
  ///
  /// - Parameters:
  ///   - room: The name of the room: any text.
  ///   - store: Where it is kept; without one, in `defaultSharedStore`.
  public static func presence<Value>(_ room: String, store: SharedStore? = nil) -> Self
  where Self == PresenceKey<Value>.Default {
    Self[PresenceKey(room, store ?? DependencyValues._current.defaultSharedStore), default: []]
  }
}

/// Tells who is in a room. Create it with `presence(_:)`.
///
/// Visitors leave on request, when their window is closed, and when their process is lost: about five seconds after its
/// last beat.
public struct PresenceKey<Value: Codable & Sendable>: SharedReaderKey {
  private let room: String
  private let store: SharedStore
  /// Made when it is needed: a key may be made only to be compared.
  private let made = LockIsolated<PresenceKeeper<Value>?>(nil)
  /// Whether the room was read before it is followed: it may have changed since.
  private let isRead = LockIsolated(false)
  /// Guards each read of the room and its notification, so that the last notification has the newest room.
  private let turn = NSRecursiveLock()

  init(_ room: String, _ store: SharedStore) {
    self.room = room
    self.store = store
  }

  private var keeper: PresenceKeeper<Value> {
    made.withValue { made in
      let keeper = made ?? store.core.keepers.keeper(of: room, in: store)
      made = keeper
      return keeper
    }
  }

  /// The room and the store.
  public var id: SharedStoreKeyID { SharedStoreKeyID(name: room, store: store) }

  /// Reads who is there.
  public func load(
    context: LoadContext<IdentifiedArrayOf<Presence<Value>>>,
    continuation: LoadContinuation<IdentifiedArrayOf<Presence<Value>>>
  ) {
    let keeper = keeper
    if context.initialValue != nil { isRead.setValue(false) }
    if context.initialValue != nil, !keeper.room.isLoading {
      if let error = keeper.room.loadError { return continuation.resume(throwing: error) }
      return turn.withLock {
        isRead.setValue(true)
        continuation.resume(returning: keeper.room.wrappedValue.people)
      }
    }
    Task {
      do {
        try await keeper.room.load()
        turn.withLock {
          isRead.setValue(true)
          continuation.resume(returning: keeper.room.wrappedValue.people)
        }
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  /// Tells of everybody who comes, goes, or has something else told of them.
  public func subscribe(
    context: LoadContext<IdentifiedArrayOf<Presence<Value>>>,
    subscriber: SharedSubscriber<IdentifiedArrayOf<Presence<Value>>>
  ) -> SharedSubscription {
    let keeper = keeper
    let watch = keeper.watch()
    let isFollowed = LockIsolated(false)
    let changes = keeper.room.publisher.sink { _ in
      turn.withLock {
        // The first call comes with the subscription. A room that is read after that call is read with all changes until then.
        let isChange = isFollowed.withValue { isFollowed in
          defer { isFollowed = true }
          return isFollowed
        }
        if isChange || isRead.value { subscriber.yield(keeper.room.wrappedValue.people) }
      }
    }
    let held = UncheckedSendable(changes)
    return SharedSubscription {
      held.value.cancel()
      watch.cancel()
    }
  }
}

extension PresenceKey: CustomStringConvertible {
  /// The key as it is written in source.
  public var description: String { ".presence(\(String(reflecting: room)))" }
}
