import RandomRenderTrees
import Testing

@testable import IppoUI

@MainActor
struct RowFinderTests {
  /// An element that counts how often ids are read.
  private struct Counted: Identifiable {
    final class Reads { var count = 0 }

    let number: Int
    let reads: Reads

    var id: Int {
      reads.count += 1
      return number
    }
  }

  private let reads = Counted.Reads()

  private func elements(_ numbers: some Sequence<Int>) -> [Counted] {
    numbers.map { Counted(number: $0, reads: reads) }
  }

  /// The places of the rows at some places after a change, by id.
  private func places(of rows: [Int], in old: [Counted], after new: [Counted]) -> [Int: Int] {
    let finder = RowFinder(ids: RowIDs<[Counted], Int>(), data: new, former: old, formerCount: old.count)
    let found = finder.places(of: rows.map { (RowKey(id: old[$0].number, occurrence: 0), $0) })
    for row in found { #expect(old[row.old].number == row.key.id) }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.key.id, $0.new) })
  }

  /// How many ids are read to find the first 50 rows of 100,000 and 50 in the middle after a change.
  private func cost(_ change: (inout [Counted]) -> Void) -> Int {
    let old = elements(0..<100_000)
    var new = old
    change(&new)
    reads.count = 0
    let rows = Array(0..<50) + Array(50_000..<50_050)
    let found = places(of: rows, in: old, after: new)
    let count = reads.count
    let places = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.number, $0) })
    #expect(found == places.filter { rows.contains($0.key) })
    return count
  }

  @Test func `rows that nothing has come between cost one id each`() {
    #expect(cost { _ in } == 100)
    #expect(cost { $0 += elements(100_000..<100_100) } == 100)
    #expect(cost { $0.removeLast(1_000) } == 100)
    #expect(cost { $0.swapAt(70_000, 80_000) } == 100)
  }

  @Test func `what comes before rows or between them costs no more than what is around`() {
    #expect(cost { $0.insert(contentsOf: elements([-1]), at: 0) } <= 102)
    #expect(cost { $0.insert(contentsOf: elements(-20..<0), at: 30_000) } <= 103)
    #expect(cost { $0.insert(contentsOf: elements([-1]), at: 10) } <= 103)
  }

  @Test func `rows that move within what is seen cost what is around`() {
    #expect(cost { $0.insert($0.remove(at: 3), at: 1) } < 300)
    #expect(cost { $0.insert($0.remove(at: 45), at: 2) } < 500)
    #expect(cost { $0[0..<50].reverse() } < 500)
    #expect(cost { $0[50_010..<50_030].shuffle() } < 500)
  }

  @Test func `what goes is told from what is far away by one comparison of all`() {
    #expect(cost { $0.remove(at: 2) } < 200_000 + 300)
    #expect(cost { $0.removeSubrange(10..<40) } < 200_000 + 500)
    #expect(cost { $0.insert($0.remove(at: 7), at: 90_000) } < 400_000)
    #expect(cost { $0.removeAll { $0.number.isMultiple(of: 2) } } < 300_000)
  }

  @Test func `numbers of a range are found without a search`() {
    let finder = RowFinder(ids: RowIDs<Range<Int>, Int>.numbers, data: 10..<60, former: 0..<50, formerCount: 50)
    let found = finder.places(of: [3, 10, 49].map { (RowKey(id: $0, occurrence: 0), $0) })
    #expect(found.map(\.key.id) == [10, 49])
    #expect(found.map(\.new) == [0, 39])
    #expect(finder.place(of: 30, in: 0..<50) == 20)
    #expect(finder.place(of: 30, in: 0..<20) == nil)
    #expect(finder.place(of: 60, in: 0..<50) == nil)
  }

  @Test func `a collection that is no value shows its change in what was kept of it`() {
    final class Live { var numbers = Array(0..<1_000) }
    struct View: RandomAccessCollection {
      let live: Live
      var startIndex: Int { 0 }
      var endIndex: Int { live.numbers.count }
      subscript(position: Int) -> Int { live.numbers[position] }
      func withContiguousStorageIfAvailable<R>(_ body: (UnsafeBufferPointer<Int>) throws -> R) rethrows -> R? {
        try live.numbers.withContiguousStorageIfAvailable(body)
      }
    }
    let live = Live()
    live.numbers.insert(live.numbers.remove(at: 5), at: 700)
    let view = View(live: live)
    let finder = RowFinder(ids: RowIDs(at: \Int.self), data: view, former: view, formerCount: 1_000)
    let found = finder.places(of: [4, 5, 6].map { (RowKey(id: $0, occurrence: 0), $0) })
    #expect(found.map(\.new) == [4, 700, 5])
  }

  @Test func `ids that several elements have are counted`() {
    let old = elements([1, 2, 2, 3])
    let new = elements([2, 1, 3, 2])
    let finder = RowFinder(ids: RowIDs<[Counted], Int>(), data: new, former: old, formerCount: 4)
    let found = finder.places(of: [
      (RowKey(id: 1, occurrence: 0), 0), (RowKey(id: 2, occurrence: 0), 1), (RowKey(id: 2, occurrence: 1), 2),
    ])
    #expect(found.map(\.new) == [0, 1, 3])
    #expect(found.map(\.old) == [1, 0, 2])
  }

  /// Collections of all kinds find what a dictionary of all ids does.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `after random changes rows are found where they are`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var numbers = Array(0..<Int.random(in: 1...400, using: &random))
    var next = 1_000
    for _ in 0..<12 {
      let old = numbers
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let count = numbers.count
        switch Int.random(in: 0...6, using: &random) {
        case 0:
          let new = next..<next + Int.random(in: 1...90, using: &random)
          next = new.upperBound
          numbers.insert(contentsOf: new, at: Int.random(in: 0...count, using: &random))
        case 1 where count > 1:
          let start = Int.random(in: 0..<count, using: &random)
          numbers.removeSubrange(start..<min(count, start + Int.random(in: 1...90, using: &random)))
        case 2 where count > 1:
          let moved = numbers.remove(at: Int.random(in: 0..<count, using: &random))
          numbers.insert(moved, at: Int.random(in: 0..<count, using: &random))
        case 3: numbers.removeAll { $0.isMultiple(of: 7) }
        case 4 where random.once(in: 4): numbers.shuffle(using: &random)
        case 5: numbers.reverse()
        default: break
        }
      }
      let rows = old.indices.filter { _ in random.once(in: 3) }.map { (RowKey(id: old[$0], occurrence: 0), $0) }
      let places = Dictionary(uniqueKeysWithValues: numbers.enumerated().map { ($1, $0) })
      let expected = rows.compactMap { places[$0.0.id] }
      let kept = random.once(in: 2)
      let counted = (elements(old), elements(numbers))
      let arrays = RowFinder(
        ids: RowIDs<[Counted], Int>(), data: counted.1, former: kept ? counted.0 : nil, formerCount: old.count)
      #expect(arrays.places(of: rows).map(\.new) == expected)
      let stored = RowFinder(
        ids: RowIDs(at: \Counted.number), data: counted.1, former: kept ? counted.0 : nil, formerCount: old.count)
      #expect(stored.places(of: rows).map(\.new) == expected)
      let lazy = RowFinder(
        ids: RowIDs { (element: (Int, Int)) in element.1 },
        data: numbers.indices.lazy.map { [numbers] in ($0, numbers[$0]) },
        former: nil, formerCount: old.count)
      #expect(lazy.places(of: rows).map(\.new) == expected)
    }
  }
}
