/// An event that a process has begun to handle as the first one after it had taken a session over, and how often that was tried.
///
/// A client sends an event again until it is kept. One that ends every process that handles it would end each that takes the
/// session over, and all other sessions with it: after ``limit`` tries it is refused.
package struct EventTrial: Equatable, Sendable, Codable {
  /// How many processes may end while they handle an event.
  package static let limit = 2

  package var sequence: Int
  package var tries: Int

  package init(sequence: Int, tries: Int) {
    self.sequence = sequence
    self.tries = tries
  }

  /// What is to be done with the first event after a session was taken over.
  package enum Verdict: Equatable, Sendable {
    case deliver(EventTrial)
    /// It is handled while no other event is that a process may have ended of: who is innocent is not suspected twice.
    case deliverAlone(EventTrial)
    case refuse
  }

  /// - Parameter known: what is kept of the session.
  package static func verdict(on sequence: Int, after known: EventTrial?) -> Verdict {
    guard let known, known.sequence == sequence else { return .deliver(EventTrial(sequence: sequence, tries: 1)) }
    guard known.tries < limit else { return .refuse }
    return .deliverAlone(EventTrial(sequence: sequence, tries: known.tries + 1))
  }
}

/// Gives turns to events that are handled alone.
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
