import Testing

@testable import IppoUI

struct KeyedValuesTests {
  private static let types: [any Any.Type] = [Int.self, String.self, Bool.self, Double.self, [Int].self, UInt8.self]

  /// Compared with a dictionary, for every order in which three of the keys can be set and one be taken out.
  @Test func itIsADictionary() {
    let keys = Self.types.map { ObjectIdentifier($0) }
    for first in keys {
      for second in keys {
        for third in keys {
          var values = KeyedValues()
          var expected: [ObjectIdentifier: Int] = [:]
          for (number, key) in [first, second, third].enumerated() {
            values[key] = number
            expected[key] = number
          }
          #expect(keys.allSatisfy { values[$0] as? Int == expected[$0] })
          #expect(keys.allSatisfy { values.contains($0) == (expected[$0] != nil) })
          values[second] = nil
          expected[second] = nil
          #expect(keys.allSatisfy { values[$0] as? Int == expected[$0] })
          var visited: [ObjectIdentifier: Int] = [:]
          values.forEach { visited[$0] = $1 as? Int }
          #expect(visited == expected)
          #expect(values.isEmpty == expected.isEmpty)
        }
      }
    }
  }

  @Test func mergedValuesWin() {
    var outer = KeyedValues()
    outer[ObjectIdentifier(Int.self)] = 1
    outer[ObjectIdentifier(Bool.self)] = 1
    var inner = KeyedValues()
    outer.merge(inner)
    #expect(outer[ObjectIdentifier(Int.self)] as? Int == 1)
    inner[ObjectIdentifier(Int.self)] = 2
    inner[ObjectIdentifier(String.self)] = 2
    outer.merge(inner)
    #expect(outer[ObjectIdentifier(Int.self)] as? Int == 2)
    #expect(outer[ObjectIdentifier(Bool.self)] as? Int == 1)
    #expect(outer[ObjectIdentifier(String.self)] as? Int == 2)
    var empty = KeyedValues()
    empty.merge(outer)
    #expect(empty[ObjectIdentifier(String.self)] as? Int == 2)
  }
}
