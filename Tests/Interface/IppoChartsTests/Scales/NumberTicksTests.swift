import Testing

@testable import IppoCharts

/// Round numbers along axes. The expected numbers were counted by hand: steps of 1, 2 or 5 times a power of ten.
@Suite("Ticks of numbers")
struct NumberTicksTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let range: ClosedRange<Double>
    let count: Int
    let ticks: [Double]

    var testDescription: String { "\(range) in about \(count) steps" }
  }

  static let cases = [
    Case(range: 0...10, count: 5, ticks: [0, 2, 4, 6, 8, 10]),
    Case(range: 0...23, count: 5, ticks: [0, 5, 10, 15, 20, 25]),
    Case(range: 0...1, count: 5, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1]),
    Case(range: 0...1, count: 4, ticks: [0, 0.2, 0.4, 0.6, 0.8, 1]),
    Case(range: 0...0.3, count: 3, ticks: [0, 0.1, 0.2, 0.3]),
    Case(range: 0...97, count: 5, ticks: [0, 20, 40, 60, 80, 100]),
    Case(range: 0...101, count: 5, ticks: [0, 20, 40, 60, 80, 100, 120]),
    Case(range: 0...1234, count: 3, ticks: [0, 500, 1000, 1500]),
    Case(range: -7...7, count: 4, ticks: [-10, -5, 0, 5, 10]),
    Case(range: -3.5...12.1, count: 8, ticks: [-4, -2, 0, 2, 4, 6, 8, 10, 12, 14]),
    Case(range: -0.05...0.05, count: 2, ticks: [-0.05, 0, 0.05]),
    Case(range: 980...1020, count: 4, ticks: [980, 990, 1000, 1010, 1020]),
    Case(range: 3...3.0001, count: 1, ticks: [3, 3.0001]),
    Case(range: 0...5_000_000, count: 5, ticks: [0, 1e6, 2e6, 3e6, 4e6, 5e6]),
    Case(range: 1.2e-7...5.9e-7, count: 5, ticks: [1e-7, 2e-7, 3e-7, 4e-7, 5e-7, 6e-7]),
    Case(range: -250 ... -10, count: 5, ticks: [-250, -200, -150, -100, -50, 0]),
  ]

  @Test("Domains begin and end with round numbers", arguments: cases)
  func covering(_ each: Case) {
    let ticks = NumberTicks.covering(each.range, count: each.count)
    #expect(ticks.count == each.ticks.count, "\(ticks)")
    for (found, expected) in zip(ticks, each.ticks) {
      #expect(abs(found - expected) <= abs(expected) * 1e-12, "\(found) is not \(expected)")
    }
  }

  @Test("Ticks lie within a domain that is not round")
  func within() {
    #expect(NumberTicks.within(1...12, by: 5) == [5, 10])
    #expect(NumberTicks.within(-1...1, by: 0.5) == [-1, -0.5, 0, 0.5, 1])
    #expect(NumberTicks.within(0...0.3, by: 0.1) == [0, 0.1, 0.2, 0.3])
    #expect(NumberTicks.within(0.2...0.4, by: 1).isEmpty)
  }

  @Test("Strides without a meaning give no ticks")
  func meaningless() {
    #expect(NumberTicks.within(0...1, by: 0).isEmpty)
    #expect(NumberTicks.within(0...1, by: -1).isEmpty)
    #expect(NumberTicks.within(0...1, by: .nan).isEmpty)
    #expect(NumberTicks.within(0...1e9, by: 1).isEmpty, "a million ticks are too many")
    #expect(NumberTicks.stride(span: 0, count: 5) == 1)
    #expect(NumberTicks.stride(span: .infinity, count: 5) == 1)
  }

  @Test("A least stride keeps ticks apart")
  func minimumStride() {
    #expect(NumberTicks.covering(0...3, count: 10, minimumStride: 1) == [0, 1, 2, 3])
    #expect(NumberTicks.stride(span: 3, count: 10) == 0.2)
    #expect(NumberTicks.stride(span: 3, count: 10, minimumStride: 1.1) == 2)
  }

  @Test("Logarithmic axes have powers of ten, and parts of them where these are few")
  func logarithmic() {
    #expect(NumberTicks.logarithmic(1...1000, count: 5) == [1, 10, 100, 1000])
    #expect(NumberTicks.logarithmic(1...100, count: 6) == [1, 2, 5, 10, 20, 50, 100])
    #expect(NumberTicks.logarithmic(1...1e6, count: 3) == [1, 100, 10_000, 1e6])
    #expect(NumberTicks.logarithmic(0.01...1, count: 2) == [0.01, 0.1, 1])
    #expect(NumberTicks.logarithmic(1 ... .infinity, count: 2) == [])
    let wide = NumberTicks.logarithmic(1 ... .greatestFiniteMagnitude, count: 4)
    #expect(!wide.isEmpty && wide.allSatisfy(\.isFinite))
    #expect(NumberTicks.logarithmic(0...10, count: 5).isEmpty, "zero has no logarithm")
  }
}
