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
}

/// Tells the contexts of a container about the saves of the others.
final class ContextHub: Sendable {
  private struct Member: @unchecked Sendable {  // only its identity is used, and its inbox, which locks
    weak var context: ModelContext?
    let isMain: Bool
  }

  private let members = Mutex<[Member]>([])

  func add(_ context: ModelContext) {
    let member = Member(context: context, isMain: context.isMain)
    members.withLock { members in
      members.removeAll { $0.context == nil }
      members.append(member)
    }
  }

  /// Delivers changes. Main contexts take them over in this turn of the main actor, or in the next one; other contexts do
  /// before they read.
  func post(_ changes: SavedChanges, from sender: ModelContext?) {
    for member in members.withLock({ $0 }) {
      guard let context = member.context, context !== sender else { continue }
      context.inbox.withLock { $0.append(changes) }
      guard member.isMain else { continue }
      onMain(member)
    }
  }

  private func onMain(_ member: Member) { onMainActor { member.context?.takeChanges() } }
}
