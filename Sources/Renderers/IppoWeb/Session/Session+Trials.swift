import IppoRender
import IppoSessions
import Logging

/// The first event of a session that was taken over from a process which may have ended of it.
struct SessionTrial {
  /// What is kept of the session; `nil` where no process had begun with an event.
  private var known: EventTrial?
  /// Whether the first event has yet to come.
  private var isAwaited = false
  /// The last event that the client had sent to another process, which may have ended of it.
  private var sent = 0
  /// The event that is being handled, to be kept with the session.
  private(set) var running: EventTrial?
  private var hasTurn = false

  /// A session that begins here.
  init() {}

  /// A session that was taken over.
  init(after known: EventTrial?) {
    self.known = known
    isAwaited = true
  }

  /// The client has come, and sends events again that it has sent before.
  mutating func await(upTo sent: Int) { if isAwaited { self.sent = sent } }

  /// - Returns: `nil` where the event is none to be careful with.
  mutating func begin(_ sequence: Int) -> EventTrial.Verdict? {
    guard isAwaited else { return nil }
    isAwaited = false
    guard sequence <= sent else { return nil }
    return EventTrial.verdict(on: sequence, after: known)
  }

  mutating func run(_ trial: EventTrial, inTurn: Bool = false) { (running, hasTurn) = (trial, inTurn) }

  /// The event was handled.
  /// - Returns: whether it had a turn, which is for others now.
  mutating func end(_ sequence: Int? = nil) -> Bool {
    guard let running, sequence ?? running.sequence == running.sequence else { return false }
    defer { (self.running, hasTurn) = (nil, false) }
    return hasTurn
  }
}

extension Session {
  /// Notes that an event is about to be handled, where the session was taken over and it is the first one since: before
  /// it is, the store has that.
  ///
  /// - Returns: `false` when it is not to be handled, since processes have ended while they handled it.
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

  /// Tells the client that an event is not handled, and goes on without it.
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

  /// An event was handled, or the session is over.
  func endTrial(_ sequence: Int? = nil) {
    guard trial.end(sequence) else { return }
    Task { await services.trials.give() }
  }
}
