import Foundation
import Testing

@testable import IppoUI

@MainActor
@Suite("Texts that count")
struct SystemFormatTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private let english = Locale(identifier: "en_US")

  private func at(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

  private func string<F: FormatStyle>(_ format: F, at seconds: Double) -> String
  where F.FormatInput == Date, F.FormatOutput == AttributedString {
    String(format.locale(english).format(at(seconds)).characters)
  }

  @Test("Timers and stopwatches")
  func clocks() {
    let interval = start..<at(90)
    #expect(string(.timer(countingDownIn: interval), at: 0) == "1:30")
    #expect(string(.timer(countingDownIn: interval), at: 30.5) == "1:00")
    #expect(string(.timer(countingDownIn: interval), at: 500) == "0:00")
    #expect(string(.timer(countingUpIn: interval), at: 61.9) == "1:01")
    #expect(string(.stopwatch(startingAt: start), at: 5.25) == "0:05.25")
    #expect(string(.stopwatch(startingAt: start), at: 3_723) == "1:02:03.00")
  }

  @Test("A distance has a sign, and a reference is a phrase until it is far")
  func distances() {
    #expect(string(.offset(to: start), at: -120).hasPrefix("-"))
    #expect(string(.offset(to: start), at: 120).hasPrefix("+"))
    #expect(string(.reference(to: start), at: -3_600) == "in 1 hour")
    #expect(string(.reference(to: start), at: -864_000) != "in 10 days")
  }

  @Test("A source has its value at each moment, and is equal to another of the same")
  func sources() {
    let elapsed = TimeDataSource<Duration>.durationOffset(to: start)
    #expect(elapsed.value(at(61)) == .seconds(61))
    #expect(elapsed.isSame(as: .durationOffset(to: start)))
    #expect(!elapsed.isSame(as: TimeDataSource<Duration>.durationOffset(to: at(1))))
    #expect(TimeDataSource<Range<Date>>.dateRange(startingAt: start).value(at(5)) == start..<at(5))
    #expect(TimeDataSource<Range<Date>>.dateRange(endingAt: at(5)).value(at(9)) == at(5)..<at(5))
    #expect(
      Text(.currentDate, format: .stopwatch(startingAt: start))
        == Text(.currentDate, format: .stopwatch(startingAt: start)))
    #expect(
      Text(.currentDate, format: .stopwatch(startingAt: start))
        != Text(.currentDate, format: .stopwatch(startingAt: at(1))))
  }
}
