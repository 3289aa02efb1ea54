/// The sleeping callers of a ``TestClock``, in the order in which they wake: by deadline, then by the start of their
/// sleep.
struct Sleepers<Instant: InstantProtocol> {
  struct Sleeper {
    let id: Int
    let deadline: Instant
    let continuation: UnsafeContinuation<Void, any Error>
  }

  private var sleepers: [Sleeper] = []
  private var nextID = 0

  var isEmpty: Bool { self.sleepers.isEmpty }
  var first: Sleeper? { self.sleepers.first }

  mutating func makeID() -> Int {
    defer { self.nextID += 1 }
    return self.nextID
  }

  mutating func add(id: Int, deadline: Instant, continuation: UnsafeContinuation<Void, any Error>) {
    var low = 0
    var high = self.sleepers.count
    while low < high {
      let middle = (low + high) / 2
      if self.sleepers[middle].deadline <= deadline { low = middle + 1 } else { high = middle }
    }
    self.sleepers.insert(Sleeper(id: id, deadline: deadline, continuation: continuation), at: low)
  }

  mutating func remove(_ id: Int) -> UnsafeContinuation<Void, any Error>? {
    self.sleepers.firstIndex { $0.id == id }.map { self.sleepers.remove(at: $0).continuation }
  }

  /// Removes the first, if it wakes at a deadline or before.
  mutating func removeFirst(until deadline: Instant?) -> Sleeper? {
    guard let first, deadline.map({ first.deadline <= $0 }) ?? true else { return nil }
    return self.sleepers.removeFirst()
  }
}
