import Dependencies
import Foundation
import Sharing
import Synchronization

/// The work of a process for a room: it publishes the presence of its own visitors, and removes visitors of lost
/// processes.
///
/// It works as long as somebody is here, or looks.
final class PresenceKeeper<Value: Codable & Sendable>: Sendable {
  private struct State {
    /// The presence of each visit through this process, and the active visits.
    var visits: [Int: Presence<Value>] = [:]
    var here: Set<Int> = []
    /// The visits of each visitor, who may have several windows.
    var numbers: [String: Set<Int>] = [:]
    var lastVisit = 0
    /// The last beats of other processes, and the times at which this process saw them.
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

  /// How many visits are not over.
  var visitCount: Int { state.withLock { $0.visits.count } }

  /// Somebody is about to come. What is told of them meanwhile is remembered.
  func begin(_ presence: Presence<Value>) -> Int {
    state.withLock { state in
      state.lastVisit += 1
      state.visits[state.lastVisit] = presence
      state.numbers[presence.id, default: []].insert(state.lastVisit)
      return state.lastVisit
    }
  }

  /// - Returns: Whether the visit is not over.
  @discardableResult
  func come(_ visit: Int) -> Bool {
    let id = state.withLock { state -> String? in
      guard let id = state.visits[visit]?.id else { return nil }
      state.here.insert(visit)
      begin(&state)
      return id
    }
    guard let id else { return false }
    tell(id)
    return true
  }

  /// Tells something else of somebody.
  func update(_ presence: Presence<Value>) {
    let isHere = state.withLock { state in
      var isHere = false
      for number in state.numbers[presence.id] ?? [] {
        state.visits[number] = presence
        if state.here.contains(number) { isHere = true }
      }
      return isHere
    }
    if isHere { tell(presence.id) }
  }

  /// Somebody goes, and may come back.
  func go(_ visit: Int) {
    let id = state.withLock { state in leave(visit, &state) ? state.visits[visit]?.id : nil }
    if let id { tell(id) }
  }

  /// Somebody goes for good. The visit is over before others see that they are gone.
  func end(_ visit: Int) {
    let id = state.withLock { state -> String? in
      let wasHere = leave(visit, &state)
      guard let id = state.visits.removeValue(forKey: visit)?.id else { return nil }
      state.numbers[id]?.remove(visit)
      if state.numbers[id]?.isEmpty == true { state.numbers[id] = nil }
      return wasHere ? id : nil
    }
    if let id { tell(id) }
  }

  /// - Returns: Whether the visitor was here.
  private func leave(_ visit: Int, _ state: inout State) -> Bool {
    guard state.here.remove(visit) != nil else { return false }
    end(&state)
    return true
  }

  /// Publishes the current presence of a visitor, read inside the lock: two callers may arrive in either order.
  private func tell(_ id: String) {
    room.withOptimisticLock { [self] room in
      if let presence = presence(of: id) { room.put(presence, by: node) } else { room.remove(id, by: node) }
    }
  }

  /// The published presence of a visitor; one person may be present in several windows.
  private func presence(of id: String) -> Presence<Value>? {
    state.withLock { state in
      let visit = state.numbers[id]?.filter { state.here.contains($0) }.max()
      return visit.flatMap { state.visits[$0] }
    }
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
    let (isAnybodyHere, lost) = state.withLock { state -> (Bool, [(node: String, beat: Int)]) in
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
      return (!state.here.isEmpty, lost)
    }
    guard isAnybodyHere || !lost.isEmpty else { return }
    room.withOptimisticLock { [self] room in
      room.beat(node, with: state.withLock { state in state.here.sorted().compactMap { state.visits[$0] } })
      for (other, beat) in lost { room.lose(other, after: beat) }
    }
  }
}
