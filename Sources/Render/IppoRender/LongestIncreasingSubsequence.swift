/// Which elements can stay where they are while the others move around them.
package enum LongestIncreasingSubsequence {
  /// Indices of a longest strictly increasing run of the positions that are there. O(n log n).
  package static func indices(of positions: [Int?]) -> Set<Int> {
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: positions.count)
    for (index, position) in positions.enumerated() {
      guard let position else { continue }
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if positions[tails[middle]]! < position { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: Set<Int> = []
    var next = tails.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
