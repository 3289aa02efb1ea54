/// The first event that a process handles after it took a session over, with the number of tries.
///
/// A client resends an event until the event is persisted. An event that crashes the process would crash each process
/// that takes the session over, with all other sessions. Therefore the session refuses the event after ``limit`` tries.
package struct EventTrial: Equatable, Sendable, Codable {
  /// The number of processes that may end while they handle the event.
  package static let limit = 2

  package var sequence: Int
  package var tries: Int

  package init(sequence: Int, tries: Int) {
    self.sequence = sequence
    self.tries = tries
  }

  /// The treatment of the first event after a takeover.
  package enum Verdict: Equatable, Sendable {
    case deliver(EventTrial)
    /// Handle the event while it is the only suspect event, so that an innocent event is suspected only once.
    case deliverAlone(EventTrial)
    case refuse
  }

  /// - Parameter known: The persisted trial of the session.
  package static func verdict(on sequence: Int, after known: EventTrial?) -> Verdict {
    guard let known, known.sequence == sequence else { return .deliver(EventTrial(sequence: sequence, tries: 1)) }
    guard known.tries < limit else { return .refuse }
    return .deliverAlone(EventTrial(sequence: sequence, tries: known.tries + 1))
  }
}

/// Serializes the events that are handled alone.
package actor TrialTurns {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  package init() {}

  /// Waits for a turn.
  package func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Gives the turn to the next.
  package func give() { if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() } }
}
