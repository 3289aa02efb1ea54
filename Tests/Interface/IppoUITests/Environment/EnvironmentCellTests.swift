import RandomRenderTrees
import Testing

@testable import IppoUI

/// Writers one below the other, compared with a dictionary for each.
@MainActor
struct EnvironmentCellTests {
  private enum Key<First, Second> {}

  /// More than a cell has bits to tell them apart by.
  private static let keys: [ObjectIdentifier] = {
    let types: [any Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, UInt.self, UInt8.self, String.self, Bool.self, Double.self,
      Float.self,
    ]
    func keys<First>(with first: First.Type) -> [ObjectIdentifier] {
      func key<Second>(_ second: Second.Type) -> ObjectIdentifier { ObjectIdentifier(Key<First, Second>.self) }
      return types.map { key($0) }
    }
    return types.flatMap { keys(with: $0) }
  }()

  private static func values(using random: inout SeededGenerator) -> [ObjectIdentifier: Int] {
    var values: [ObjectIdentifier: Int] = [:]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      values[keys.randomElement(using: &random)!] = Int.random(in: 0..<1_000, using: &random)
    }
    return values
  }

  private static func keyed(_ values: [ObjectIdentifier: Int]) -> KeyedValues {
    var keyed = KeyedValues()
    for (key, value) in values { keyed[key] = value }
    return keyed
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `a value is that of the innermost writer`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var written = (0..<12).map { _ in Self.values(using: &random) }
    var cells: [EnvironmentCell] = []
    for values in written { cells.append(EnvironmentCell(parent: cells.last, values: Self.keyed(values))) }
    for _ in 0..<20 {
      for key in Self.keys {
        let expected = written.reversed().lazy.compactMap { $0[key] }.first
        #expect(cells.last!.read(key) as? Int == expected)
      }
      let changed = Int.random(in: 0..<written.count, using: &random)
      written[changed] = Self.values(using: &random)
      cells[changed].write(Self.keyed(written[changed]))
    }
  }

  @Test func `the way up may be long`() {
    var cell = EnvironmentCell(parent: nil, values: Self.keyed([Self.keys[0]: 1]))
    var all = [cell]
    for number in 0..<100_000 {
      cell = EnvironmentCell(parent: cell, values: Self.keyed([Self.keys[1]: number]))
      all.append(cell)
    }
    #expect(cell.read(Self.keys[0]) as? Int == 1)
    #expect(cell.read(Self.keys[1]) as? Int == 99_999)
    #expect(cell.read(Self.keys[2]) == nil)
    // From the innermost on, one by one: the end of all of them at once would go as deep.
    while all.popLast() != nil { cell = all.last ?? cell }
  }
}
