/// How much may wait for a client that does not read.
struct OutgoingBudget: Sendable {
  let capacity: Int
  private(set) var waiting = 0

  init(capacity: Int) { self.capacity = capacity }

  /// - Returns: whether the bytes fit. A single message always does, or a large page could never be shown.
  mutating func reserve(_ bytes: Int) -> Bool {
    guard waiting == 0 || waiting + bytes <= capacity else { return false }
    waiting += bytes
    return true
  }

  mutating func release(_ bytes: Int) { waiting = max(0, waiting - bytes) }
}
