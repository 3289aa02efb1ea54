import IppoRender
import IppoSessions
import Logging

/// The first event of a session that this process took over. The event may have ended the previous process.
struct SessionTrial {
  /// The persisted trial of the session; `nil` if no process had begun to handle an event.
  private var known: EventTrial?
  /// Whether the first event has yet to arrive.
  private var isAwaited = false
  /// The last event that the client had sent to the previous process, and that may have ended it.
  private var sent = 0
  /// The event in progress, which is persisted with the session.
  private(set) var running: EventTrial?
  private var hasTurn = false

  /// Creates the state of a session that begins in this process.
  init() {}

  /// Creates the state of a session that this process took over.
  init(after known: EventTrial?) {
    self.known = known
    isAwaited = true
  }

  /// Records that the client has connected, and resends the events up to a number.
  mutating func await(upTo sent: Int) { if isAwaited { self.sent = sent } }

  /// - Returns: `nil` if the event needs no trial.
  mutating func begin(_ sequence: Int) -> EventTrial.Verdict? {
    guard isAwaited else { return nil }
    isAwaited = false
    guard sequence <= sent else { return nil }
    return EventTrial.verdict(on: sequence, after: known)
  }

  mutating func run(_ trial: EventTrial, inTurn: Bool = false) { (running, hasTurn) = (trial, inTurn) }

  /// Ends the trial of a handled event.
  /// - Returns: Whether the trial had a turn, which the caller must pass on.
  mutating func end(_ sequence: Int? = nil) -> Bool {
    guard let running, sequence ?? running.sequence == running.sequence else { return false }
    defer { (self.running, hasTurn) = (nil, false) }
    return hasTurn
  }
}

extension Session {
  /// Records the first event after a takeover in the store before the session handles the event.
  ///
  /// - Returns: `false` if the session must refuse the event, because processes have ended while handling it.
  func tries(_ sequence: Int) async -> Bool {
    guard keeping != nil, let verdict = trial.begin(sequence) else { return true }
    switch verdict {
    case .deliver(let event): trial.run(event)
    case .deliverAlone(let event):
      services.logger.warning(
        "An event is handled again after a process has ended with it", metadata: ["tries": "\(event.tries)"])
      await services.trials.take()
      trial.run(event, inTurn: true)
    case .refuse: return false
    }
    changed()
    await flush()
    return true
  }

  /// Refuses an event, and continues the session without it.
  func refuse(_ sequence: Int, at node: RenderNodeID, _ event: RenderEvent) {
    services.metrics.rejected("event")
    services.logger.error(
      "An event is refused: each process that has handled it has ended", metadata: ["node": "\(node)"])
    ledger.acknowledge(sequence)
    changed()
    reported = ledger.acknowledgement
    connection?.send(
      ServerMessage.error(
        acknowledged: reported, code: WireErrorCode(.notAccepted(node, event)),
        "The server has ended each time it handled this."
      ).json)
    // The client shows a text with the edit, which the app has never had.
    if case .edit = event { mount() }
  }

  /// Ends the trial of an event that was handled, or of a session that has ended.
  func endTrial(_ sequence: Int? = nil) {
    guard trial.end(sequence) else { return }
    Task { await services.trials.give() }
  }
}
