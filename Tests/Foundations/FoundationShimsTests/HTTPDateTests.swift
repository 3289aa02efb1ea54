import Foundation
import FoundationShims
import Testing

struct HTTPDateTests {
  private let date = Date(timeIntervalSince1970: 784_111_777)
  private let text = "Sun, 06 Nov 1994 08:49:37 GMT"

  @Test func `a date is written as in HTTP headers`() {
    #expect(date.formatted(.http) == text)
    #expect(date.addingTimeInterval(0.9).formatted(.http) == text)
    #expect(Date(timeIntervalSince1970: 0).formatted(.http) == "Thu, 01 Jan 1970 00:00:00 GMT")
  }

  @Test func `what is written is read`() throws {
    #expect(try Date(text, strategy: .http) == date)
    #expect(try Date.HTTPFormatStyle().parseStrategy.parse(text) == date)
  }

  @Test(arguments: [
    "", "Sun, 6 Nov 1994 08:49:37 GMT", "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Now 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:60 GMT",
    "Sunday, 06-Nov-94 08:49:37 GMT",
  ])
  func `other texts are refused`(text: String) {
    #expect(throws: CocoaError.self) { try Date.HTTPFormatStyle().parse(text) }
  }
}
