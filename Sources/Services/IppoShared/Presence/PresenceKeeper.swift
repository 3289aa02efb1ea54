import Dependencies
import Foundation
import Sharing
import Synchronization

/// What a process does for a room: it speaks for its own people, and takes those of lost processes out.
///
/// It works as long as somebody is here, or looks.
final class PresenceKeeper<Value: Codable & Sendable>: Sendable {
  private struct State {
    /// What is told of everybody who has come by this process, and who of them is here.
    var visits: [Int: Presence<Value>] = [:]
    var here: Set<Int> = []
    var lastVisit = 0
    /// What others' processes have beaten last, and when that was seen.
    var seen: [String: (beat: Int, tick: Int)] = [:]
    var tick = 0
    var watchers = 0
    var work: Task<Void, Never>?
  }

  let room: Shared<PresenceRoom<Value>>
  private let node = UUID().uuidString
  private let clock: any Clock<Duration>
  private let state = Mutex(State())

  init(_ name: String, store: SharedStore) {
    room = Shared(wrappedValue: PresenceRoom(), SharedStoreKey("ippo presence: \(name)", .sharedStore, store))
    clock = DependencyValues._current.presenceClock
  }

  deinit { state.withLock { $0.work }?.cancel() }

  // MARK: Who is here

  /// Somebody is about to come. What is told of them meanwhile is remembered.
  func begin(_ presence: Presence<Value>) -> PresenceVisit {
    state.withLock { state in
      state.lastVisit += 1
      state.visits[state.lastVisit] = presence
      return PresenceVisit(number: state.lastVisit)
    }
  }

  func come(_ visit: PresenceVisit) {
    let presence = state.withLock { state in
      guard let presence = state.visits[visit.number] else { return nil as Presence<Value>? }
      state.here.insert(visit.number)
      begin(&state)
      return presence
    }
    if let presence { room.withOptimisticLock { [node] in $0.put(presence, by: node) } }
  }

  /// Tells something else of somebody.
  func update(_ presence: Presence<Value>) {
    let isHere = state.withLock { state in
      var isHere = false
      for (number, known) in state.visits where known.id == presence.id {
        state.visits[number] = presence
        if state.here.contains(number) { isHere = true }
      }
      return isHere
    }
    if isHere { room.withOptimisticLock { [node] in $0.put(presence, by: node) } }
  }

  /// Somebody goes, and may come back.
  func go(_ visit: PresenceVisit) {
    let gone = state.withLock { state in
      let wasHere = state.here.remove(visit.number) != nil
      defer { end(&state) }
      guard wasHere, let id = state.visits[visit.number]?.id else { return nil as String? }
      // The same person may be here by another window.
      return state.here.contains { state.visits[$0]?.id == id } ? nil : id
    }
    if let gone { room.withOptimisticLock { [node] in $0.remove(gone, by: node) } }
  }

  /// Somebody goes for good.
  func end(_ visit: PresenceVisit) {
    go(visit)
    _ = state.withLock { $0.visits.removeValue(forKey: visit.number) }
  }

  /// Looks at the room until that is cancelled.
  func watch() -> SharedSubscription {
    state.withLock { state in
      state.watchers += 1
      begin(&state)
    }
    return SharedSubscription { [self] in
      state.withLock { state in
        state.watchers -= 1
        end(&state)
      }
    }
  }

  // MARK: Beats

  private func begin(_ state: inout State) {
    guard state.work == nil else { return }
    state.work = Task.detached { [weak self, clock] in
      while true {
        do { try await clock.sleep(for: PresenceLease.beat) } catch { return }
        guard let self else { return }
        self.tick()
      }
    }
  }

  private func end(_ state: inout State) {
    guard state.here.isEmpty, state.watchers == 0 else { return }
    state.work?.cancel()
    state.work = nil
    state.seen = [:]
  }

  private func tick() {
    let beats = room.wrappedValue.beats
    let (people, lost) = state.withLock { state -> ([Presence<Value>], [(node: String, beat: Int)]) in
      state.tick += 1
      var lost: [(node: String, beat: Int)] = []
      var seen: [String: (beat: Int, tick: Int)] = [:]
      for (other, beat) in beats where other != node {
        if let known = state.seen[other], known.beat == beat {
          seen[other] = known
          if state.tick - known.tick >= PresenceLease.beats { lost.append((other, beat)) }
        } else {
          seen[other] = (beat, state.tick)
        }
      }
      state.seen = seen
      return (state.here.sorted().compactMap { state.visits[$0] }, lost)
    }
    guard !people.isEmpty || !lost.isEmpty else { return }
    room.withOptimisticLock { [node] room in
      room.beat(node, with: people)
      for (other, beat) in lost { room.lose(other, after: beat) }
    }
  }
}

/// Somebody's stay in a room, from `join` to its end.
struct PresenceVisit: Sendable {
  let number: Int
}
