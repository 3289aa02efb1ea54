import Foundation
import Testing

@testable import IppoCharts

/// Positions of values, computed by hand from the definition of each scale.
@Suite("Scales of axes")
struct AxisScaleTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let type: ScaleType
    let domain: ClosedRange<Double>
    var isReversed = false
    let value: Double
    let position: Double

    var testDescription: String { "\(value) on \(type.storage) over \(domain)" }
  }

  static let cases = [
    Case(type: .linear, domain: 0...10, value: 2.5, position: 25),
    Case(type: .linear, domain: -10...10, value: 0, position: 50),
    Case(type: .linear, domain: 0...10, isReversed: true, value: 2.5, position: 75),
    Case(type: .linear, domain: 0...10, value: 12, position: 120),
    Case(type: .log, domain: 1...10_000, value: 100, position: 50),
    Case(type: .log, domain: 1...10_000, value: 1, position: 0),
    Case(type: .log, domain: 1...100, value: 0, position: 0),
    Case(type: .log, domain: 0.1...10, value: 1, position: 50),
    Case(type: .squareRoot, domain: 0...100, value: 25, position: 50),
    Case(type: .power(exponent: 2), domain: 0...10, value: 5, position: 25),
    Case(type: .symmetricLog, domain: -9...9, value: 0, position: 50),
    Case(type: .symmetricLog, domain: 0...99, value: 9, position: 50),
    Case(type: .date, domain: 0...86_400, value: 21_600, position: 25),
  ]

  private func scale(_ each: Case) -> AxisScale {
    AxisScale(
      kind: each.type == .date ? .date : .number, type: each.type, domain: each.domain, isReversed: each.isReversed,
      start: 0, end: 100)
  }

  @Test("A value has a position", arguments: cases)
  func position(_ each: Case) {
    #expect(abs(Double(scale(each).position(each.value)) - each.position) < 1e-6)
  }

  @Test("A position has the value", arguments: cases.filter { $0.value != 0 || $0.type != .log })
  func value(_ each: Case) throws {
    let found = try #require(scale(each).value(at: CGFloat(each.position))?.magnitude)
    #expect(abs(found - each.value) < 1e-6 * max(abs(each.value), 1))
  }

  @Test("Categories have bands of the same length")
  func bands() {
    var scale = AxisScale(
      kind: .category, type: .category, domain: 0...4, categories: ["a", "b", "c", "d"], start: 0, end: 200)
    #expect(scale.bandLength == 50)
    #expect(["a", "b", "c", "d", "e"].map { scale.position(of: $0) } == [25, 75, 125, 175, nil])
    #expect([-5, 10, 51, 199, 300].map { scale.value(at: $0) } == ["a", "a", "b", "d", "d"].map { .category($0) })
    scale.isReversed = true
    #expect(scale.position(of: "a") == 175)
    #expect(scale.value(at: 10) == .category("d"))
  }

  @Test("A value of another kind has no position")
  func otherKind() {
    let scale = AxisScale(kind: .number, type: .linear, domain: 0...1, start: 0, end: 100)
    #expect(scale.position(of: .category("a")) == nil)
    #expect(scale.position(of: .date(Date(timeIntervalSinceReferenceDate: 0))) == nil)
    #expect(scale.position(of: .number(.nan)) == nil)
  }
}
