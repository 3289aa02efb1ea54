import Testing

@testable import LogViewerExample

@Suite struct LineSetTests {
  @Test func `members are found by their number, and numbers by members`() {
    let lines = (0..<20_000).filter { $0 % 7 == 3 || (4000..<4100).contains($0) || $0 == 19_999 }
    let set = LineSet(lines)
    #expect(Array(set) == lines && set.count == lines.count)
    for (place, line) in lines.enumerated() {
      #expect(set[place] == line && set.rank(of: line) == place && set.contains(line))
    }
    #expect(!set.contains(4) && !set.contains(-1) && !set.contains(1 << 40))
    #expect(set.rank(of: 4) == 1 && set.rank(of: 1 << 40) == lines.count)
  }

  @Test(arguments: [0, 1, 63, 64, 511, 512, 513, 5000, 9999, 20_000])
  func `lines from a number on can be removed, and others appended`(limit: Int) {
    let lines = stride(from: 0, to: 10_000, by: 3).map(\.self)
    var set = LineSet(lines)
    set.removeAll(from: limit)
    #expect(Array(set) == lines.filter { $0 < limit })
    set.append(10_500)
    #expect(set.last == 10_500 && set.rank(of: 10_500) == set.count - 1)
    #expect(set == LineSet(lines.filter { $0 < limit } + [10_500]))
    // What is not behind the others changes nothing.
    set.append(7)
    #expect(set.last == 10_500)
  }

  @Test func `an empty set has no members`() {
    #expect(LineSet().isEmpty && LineSet().rank(of: 9) == 0 && LineSet().last == nil)
  }
}
