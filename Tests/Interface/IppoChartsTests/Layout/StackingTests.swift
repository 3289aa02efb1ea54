import Testing

@testable import IppoCharts

/// Stacks, added up by hand.
@Suite("Stacking")
struct StackingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let method: MarkStackingMethod
    let values: [(String, Double)]
    let intervals: [[Double]]

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "standard", method: .standard, values: [("a", 3), ("a", 4), ("b", 2)],
      intervals: [[0, 3], [3, 7], [0, 2]]),
    Case(
      name: "standard with negative values", method: .standard, values: [("a", 3), ("a", -2), ("a", 4), ("a", -1)],
      intervals: [[0, 3], [0, -2], [3, 7], [-2, -3]]),
    Case(
      name: "normalized", method: .normalized, values: [("a", 1), ("a", 3), ("b", 5)],
      intervals: [[0, 0.25], [0.25, 1], [0, 1]]),
    Case(
      name: "normalized with negative values", method: .normalized, values: [("a", 3), ("a", -1)],
      intervals: [[0, 0.75], [0, -0.25]]),
    Case(
      name: "normalized zeros", method: .normalized, values: [("a", 0), ("a", 0)], intervals: [[0, 0], [0, 0]]),
    Case(
      name: "centred", method: .center, values: [("a", 2), ("a", 4), ("b", 10)],
      intervals: [[-3, -1], [-1, 3], [-5, 5]]),
    Case(
      name: "unstacked", method: .unstacked, values: [("a", 2), ("a", 4), ("a", -1)],
      intervals: [[0, 2], [0, 4], [0, -1]]),
  ]

  @Test("Values have intervals", arguments: cases)
  func intervals(_ each: Case) {
    let found = Stacking.intervals(each.values.map { ($0.0, $0.1) }, method: each.method)
    #expect(found.map { [$0.start, $0.end] } == each.intervals)
  }
}
