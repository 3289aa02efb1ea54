/// A count, and what became of it: the value that two features share.
struct Statistics: Equatable {
  private(set) var count = 0
  private(set) var maxCount = 0
  private(set) var minCount = 0
  private(set) var numberOfCounts = 0

  mutating func step(by difference: Int) {
    count += difference
    numberOfCounts += 1
    maxCount = max(maxCount, count)
    minCount = min(minCount, count)
  }
}
