internal import ConcurrencyExtras
import Foundation
internal import Synchronization

/// The changes of a save, for other contexts.
struct SavedChanges: Sendable {
  /// The names of the classes whose objects have changed.
  var entities: Set<String> = []
  /// The ids of changed objects, by the name of the class; `nil` where another process has changed them.
  var updated: [String: Set<Int64>]? = [:]
  var deleted: [String: Set<Int64>] = [:]

  /// Whether an object may have other values now. Of another process, only the classes are known.
  func mayUpdate(_ storage: _ModelStorage) -> Bool {
    let name = storage.entity.name
    return updated.map { $0[name]?.contains(storage.id) == true } ?? entities.contains(name)
  }
}

/// Tells the contexts of a container about the saves of the others.
final class ContextHub: Sendable {
  private struct Member: @unchecked Sendable {  // only its identity is used, and its inbox, which locks
    weak var context: ModelContext?
    let isMain: Bool
    /// The actor that takes over changes at once; `nil` for contexts that do before they read. The actor may keep the context.
    weak var actor: (any Actor)?
  }

  private struct Reader: Sendable {
    weak let reader: HistoryReader?
  }

  private let members = Mutex<[Member]>([])
  private let readers = Mutex<[Reader]>([])

  func add(_ context: ModelContext) {
    let member = Member(context: context, isMain: context.isMain, actor: nil)
    // A context whose last reference ends here adds another one: that happens after the lock.
    _ = members.withLock { members in
      let held = UncheckedSendable(members.map(\.context))
      members.removeAll { $0.context == nil }
      members.append(member)
      return held
    }
  }

  /// Has a context take over changes on an actor, as soon as they are there. Main contexts do on the main actor anyway.
  func deliver(to context: ModelContext, on actor: any Actor) {
    _ = members.withLock { members in
      let held = UncheckedSendable(members.map(\.context))
      for place in members.indices where members[place].context === context { members[place].actor = actor }
      return held
    }
  }

  /// Tells a reader of the history about each save.
  func add(_ reader: HistoryReader) {
    readers.withLock { readers in
      readers.removeAll { $0.reader == nil }
      readers.append(Reader(reader: reader))
    }
  }

  /// Delivers changes, and announces them.
  func post(_ changes: SavedChanges, from sender: ModelContext?) {
    deliver(changes, from: sender)
    announce(from: sender)
  }

  /// Delivers changes to the inboxes of other contexts. Calls nobody, so that a save may do it before the next one begins.
  func deliver(_ changes: SavedChanges, from sender: ModelContext?) {
    for member in members.withLock({ $0 }) {
      guard let context = member.context, context !== sender else { continue }
      context.inbox.withLock { $0.append(changes) }
    }
  }

  /// Has contexts take over what was delivered: main contexts in this turn of the main actor, or in the next one. Other contexts
  /// do before they read, or on their actor.
  func announce(from sender: ModelContext?) {
    for member in members.withLock({ $0 }) {
      guard let context = member.context, context !== sender else { continue }
      if member.isMain {
        onMain(member)
      } else if let actor = member.actor {
        Task { await take(member, on: actor) }
      }
    }
    for reader in readers.withLock({ $0 }) { reader.reader?.historyChanged() }
  }

  private func take(_ member: Member, on actor: isolated any Actor) { member.context?.takeChanges() }

  private func onMain(_ member: Member) { onMainActor { member.context?.takeChanges() } }
}
