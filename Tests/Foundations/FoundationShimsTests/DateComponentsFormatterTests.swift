import Foundation
import FoundationShims
import Testing

@Suite("Lengths of time as text")
struct DateComponentsFormatterTests {
  private func text(_ seconds: TimeInterval, _ change: (DateComponentsFormatter) -> Void) -> String? {
    let formatter = DateComponentsFormatter()
    change(formatter)
    return formatter.string(from: seconds)
  }

  @Test
  func `by position: leading zeros are dropped, or all are padded`() {
    #expect(text(65) { $0.allowedUnits = [.minute, .second] } == "1:05")
    #expect(text(5) { $0.allowedUnits = [.minute, .second] } == "5")
    #expect(text(3600) { _ in } == "1:00:00")
    #expect(text(-65.5) { _ in } == "-1:05")
    let padded = text(5) {
      $0.allowedUnits = [.minute, .second]
      $0.zeroFormattingBehavior = .pad
    }
    #expect(padded == "00:05")
  }

  @Test
  func `by name: zeros are dropped`() {
    #expect(text(3_605) { $0.unitsStyle = .abbreviated } == "1h 5s")
    #expect(text(7_260) { $0.unitsStyle = .full } == "2 hours, 1 minute")
    #expect(text(90) { $0.unitsStyle = .short } == "1 min, 30 sec")
    #expect(text(0) { $0.unitsStyle = .abbreviated } == "0s")
  }

  @Test
  func `as many units as are wanted, and none that are not allowed`() {
    let first = text(90_061) {
      $0.allowedUnits = [.day, .hour, .minute, .second]
      $0.unitsStyle = .abbreviated
      $0.maximumUnitCount = 2
    }
    #expect(first == "1d 1h")
    #expect(text(90) { $0.allowedUnits = [.year] } == nil)
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: DateComponents(minute: 1, second: 2)) == "1:02")
    #expect(formatter.string(from: .now, to: .now.addingTimeInterval(61)) == "1:01")
  }
}
