/// Line numbers in ascending order: one bit for each line of the log, and a count for each 512 lines.
struct LineSet: Equatable, Sendable {
  private static let wordsOfGroup = 8

  private var words: [UInt64] = []
  /// The members before each group of words.
  private var ranks: [Int] = [0]
  private(set) var count = 0

  init() {}

  /// A set of line numbers in ascending order.
  init(_ lines: some Sequence<Int>) {
    for line in lines { append(line) }
  }

  /// Inserts a line behind all others. A line that is not behind the others changes nothing.
  mutating func append(_ line: Int) {
    let word = line / 64
    while words.count <= word {
      if words.count.isMultiple(of: Self.wordsOfGroup), !words.isEmpty { ranks.append(count) }
      words.append(0)
    }
    guard word == words.count - 1, words[word] >> UInt64(line % 64) == 0 else { return }
    words[word] |= 1 << UInt64(line % 64)
    count += 1
  }

  /// Removes all lines from a number on.
  mutating func removeAll(from line: Int) {
    guard line / 64 < words.count else { return }
    words.removeLast(words.count - line / 64 - 1)
    let below: UInt64 = (1 << UInt64(line % 64)) - 1
    words[line / 64] &= below
    ranks.removeLast(ranks.count - (words.count - 1) / Self.wordsOfGroup - 1)
    count = rank(of: words.count * 64)
  }

  func contains(_ line: Int) -> Bool {
    line >= 0 && line / 64 < words.count && words[line / 64] >> UInt64(line % 64) & 1 == 1
  }

  /// The number of members below a line.
  func rank(of line: Int) -> Int {
    let word = Swift.min(line / 64, words.count)
    let group = Swift.min(word / Self.wordsOfGroup, ranks.count - 1)
    var rank = ranks[group]
    for index in group * Self.wordsOfGroup..<word { rank += words[index].nonzeroBitCount }
    guard word < words.count else { return rank }
    let below: UInt64 = (1 << UInt64(line % 64)) - 1
    return rank + (words[word] & below).nonzeroBitCount
  }
}

extension LineSet: RandomAccessCollection {
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// The member with a number of smaller members.
  subscript(position: Int) -> Int {
    precondition(indices.contains(position), "A set of \(count) lines has no member \(position).")
    var (low, high) = (0, ranks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if ranks[middle] <= position { low = middle } else { high = middle }
    }
    var remaining = position - ranks[low]
    var index = low * Self.wordsOfGroup
    while remaining >= words[index].nonzeroBitCount {
      remaining -= words[index].nonzeroBitCount
      index += 1
    }
    var word = words[index]
    for _ in 0..<remaining { word &= word - 1 }
    return index * 64 + word.trailingZeroBitCount
  }
}
