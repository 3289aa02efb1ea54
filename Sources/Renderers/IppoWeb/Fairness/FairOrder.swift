import HeapModule

/// The order of several keys that wait. All of them get the same time in the long run, however long their pieces take
/// (start-time fair queueing).
///
/// The order counts in a virtual time, which runs as fast as one of those who wait is served. Each place has a start in
/// that time, and the earliest start is served next. A newcomer starts now, or later by as much as it was served more
/// than the others. So it waits only until those before it have had their share, and no number of newcomers overtakes
/// one who waits. When nobody waits, all is forgotten that somebody was served more than others.
struct FairOrder<Key: Hashable & Sendable>: Sendable {
  private struct Place: Comparable {
    var start: Duration
    /// The order of those who begin at the same time.
    var number: Int
    var key: Key

    static func < (one: Place, other: Place) -> Bool { (one.start, one.number) < (other.start, other.number) }
  }

  private var time = Duration.zero
  private var number = 0
  private var waiting = Heap<Place>()
  private var served: Place?
  /// The start times of idle keys that have had more than the others.
  private var debts: [Key: Duration] = [:]
  /// How many debts there were when the paid ones were last left out.
  private var unpaid = 0

  /// How many wait.
  var count: Int { waiting.count }
  /// The number of remembered debts.
  var debtorCount: Int { debts.count }

  /// Somebody who neither waits nor is served begins to wait.
  mutating func wait(_ key: Key) { enter(key, at: max(time, debts.removeValue(forKey: key) ?? time)) }

  private mutating func enter(_ key: Key, at start: Duration) {
    number += 1
    waiting.insert(Place(start: start, number: number, key: key))
  }

  /// The key to serve now, until ``finish(cost:isWaiting:)``; `nil` if no key waits or one is being served.
  mutating func next() -> Key? {
    guard served == nil, let place = waiting.popMin() else { return nil }
    time = max(time, place.start)
    served = place
    return place.key
  }

  /// Ends the service of the current key.
  /// - Parameters:
  ///   - cost: how long it took.
  ///   - isWaiting: whether there is more to do.
  mutating func finish(cost: Duration, isWaiting: Bool) {
    guard let place = served else { return }
    served = nil
    let cost = max(cost, .nanoseconds(1))
    let end = place.start + cost
    time += cost / (waiting.count + 1)
    if isWaiting {
      enter(place.key, at: end)
    } else if waiting.isEmpty {
      debts = [:]
      unpaid = 0
    } else {
      debts[place.key] = end
      forgetPaidDebts()
    }
  }

  private mutating func forgetPaidDebts() {
    guard debts.count > 2 * unpaid + 32 else { return }
    debts = debts.filter { $0.value > time }
    unpaid = debts.count
  }
}
