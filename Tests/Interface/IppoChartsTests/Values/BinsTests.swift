import Foundation
import IppoCharts
import Testing

@Suite("Bins")
struct BinsTests {
  @Test("Bins of round sizes hold all data")
  func numbers() {
    let bins = NumberBins(data: [3.0, 17, 41], desiredCount: 5)
    #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
    #expect([3.0, 10, 41, 50, 99, -4].map { bins.index(for: $0) } == [0, 1, 4, 4, 4, 0])
    #expect(bins[1].lowerBound == 10 && bins[1].upperBound == 20)
    #expect(bins.count == 5)
  }

  @Test("Bins of whole numbers have whole sizes")
  func integers() {
    #expect(NumberBins(data: [1, 2, 4], desiredCount: 10).thresholds == [1, 2, 3, 4])
    #expect(NumberBins(size: 5, range: 3...14).thresholds == [0, 5, 10, 15])
  }

  @Test("Bins of a number divide a range")
  func count() { #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1]) }

  @Test("Bins of units of a calendar")
  func dates() throws {
    let calendar = DateStrideTests.calendar()
    let range = try DateStrideTests.date("2026-01-15T00:00:00")...DateStrideTests.date("2026-03-02T00:00:00")
    let bins = DateBins(unit: .month, range: range, calendar: calendar)
    #expect(bins.thresholds.map { DateStrideTests.text($0) } == ["01-01T00", "02-01T00", "03-01T00", "04-01T00"])
    #expect(bins.index(for: try DateStrideTests.date("2026-02-10T00:00:00")) == 1)
  }
}
