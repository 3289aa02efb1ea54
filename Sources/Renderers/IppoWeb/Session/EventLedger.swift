/// Sees to it that every event is delivered once and in order, however often a client repeats it.
///
///     expecting n ──n──▶ expecting n + 1      deliver
///     expecting n ──m < n──▶ expecting n      duplicate: was delivered before the socket was lost
///     expecting n ──m > n──▶ broken           gap: an event is missing, which a correct client cannot cause
struct EventLedger: Sendable {
  enum Verdict: Equatable, Sendable { case deliver, duplicate, gap }

  /// The last event that was let through.
  private(set) var admitted = 0
  /// The last event whose effects have been sent or found to be none.
  private(set) var acknowledged = 0

  mutating func admit(_ sequence: Int) -> Verdict {
    if sequence <= admitted { return .duplicate }
    guard sequence == admitted + 1 else { return .gap }
    admitted = sequence
    return .deliver
  }

  mutating func acknowledge(_ sequence: Int) { acknowledged = max(acknowledged, sequence) }
}
