import CustomDump
import Foundation
import SwiftNavigation
import Testing

/// State differences with values that CustomDump describes only on Apple platforms.
struct FoundationDumpTests {
  @Test(arguments: [
    (Duration.milliseconds(1500), "1 second, 500 milliseconds"), (.zero, "0 nanoseconds"),
    (.seconds(3661), "1 hour, 1 minute, 1 second"), (.seconds(-90), "-1 minute, 30 seconds"),
    (.milliseconds(-1500), "-1 second, 500 milliseconds"), (.nanoseconds(1), "1 nanosecond"),
    (.seconds(86_400 * 3 + 5), "3 days, 5 seconds"), (.microseconds(2), "2 microseconds"),
    (.milliseconds(100), "100 milliseconds"),
    (Duration(secondsComponent: 0, attosecondsComponent: 5), "5 attoseconds"),
    (
      .seconds(60) - Duration(secondsComponent: 0, attosecondsComponent: 1),
      "59 seconds, 999 milliseconds, 999 microseconds, 999 nanoseconds, 999999999 attoseconds"
    ),
  ])
  func durationsAreWords(_ duration: Duration, _ words: String) {
    #expect(String(customDumping: duration) == words)
  }

  @Test func aDifferenceOfDurationsNamesThem() throws {
    struct State { var delay: Duration? = .seconds(1) }
    let difference = try #require(diff(State(), State(delay: .milliseconds(1500))))
    #expect(difference.contains("State(delay: 1 second)"))
    #expect(difference.contains("State(delay: 1 second, 500 milliseconds)"))
    #expect(String(customDumping: [Duration.seconds(1)]) == "[\n  [0]: 1 second\n]")
  }

  @Test func anAttributedTextWithoutAttributesIsAText() {
    #expect(String(customDumping: AttributedString("Hello")) == #""Hello""#)
    #expect(String(customDumping: AttributedString()) == #""""#)
    #expect(diff(AttributedString("Hello"), AttributedString("Hello!")) == "- \"Hello\"\n+ \"Hello!\"")
  }

  @Test func attributesAreShownBesideTheirText() throws {
    var text = AttributedString("Hello, ")
    var name = AttributedString("world")
    name.link = URL(string: "https://example.com")
    text.append(name)
    let shown = """
      [
        [0]: "Hello, ",
        [1]: (
          text: "world",
          attributes: [
            [0]: "NSLink = https://example.com"
          ]
        )
      ]
      """
    #expect(String(customDumping: text) == shown)
    #expect(String(customDumping: text[text.startIndex..<text.endIndex]) == shown)
    let container = try #require(text.runs.map(\.attributes).last)
    #expect(String(customDumping: container) == "[\n  [0]: \"NSLink = https://example.com\"\n]")
    var other = text
    other.link = URL(string: "https://example.org")
    let difference = try #require(diff(text, other))
    #expect(difference.contains("example.org") && !difference.contains("_guts"))
  }
}
