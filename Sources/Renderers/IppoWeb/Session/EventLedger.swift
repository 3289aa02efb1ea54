/// Sees to it that every event is delivered once and in order, however often a client repeats it.
///
///     expecting n ──n──▶ expecting n + 1      deliver
///     expecting n ──m < n──▶ expecting n      duplicate: was delivered before the socket was lost
///     expecting n ──m > n──▶ broken           gap: an event is missing, which a correct client cannot cause
struct EventLedger: Sendable {
  enum Verdict: Equatable, Sendable { case deliver, duplicate, gap }

  /// The last event that was let through.
  private(set) var admitted: Int
  /// The acknowledgement that may go to the client.
  private(set) var acknowledgement: Acknowledgement
  /// Whether an event is kept as soon as it is handled: sessions end with the process.
  var keepsAtOnce = true

  /// - Parameter last: the event a rebuilt session goes on after.
  init(after last: Int = 0) {
    admitted = last
    acknowledgement = Acknowledgement(last)
  }

  mutating func admit(_ sequence: Int) -> Verdict {
    if sequence <= admitted { return .duplicate }
    guard sequence == admitted + 1 else { return .gap }
    admitted = sequence
    return .deliver
  }

  /// The event's effects have been sent, or found to be none.
  mutating func acknowledge(_ sequence: Int) {
    acknowledgement.handled = max(acknowledgement.handled, sequence)
    if keepsAtOnce { keep(sequence) }
  }

  /// The event's effects will be there for the next process.
  mutating func keep(_ sequence: Int) { acknowledgement.kept = max(acknowledgement.kept, sequence) }
}
