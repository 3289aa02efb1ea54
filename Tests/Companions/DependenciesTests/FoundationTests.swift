import Dependencies
import Foundation
import Testing

/// What comes with Foundation on Apple's platforms, in files that do not import SwiftUI.
struct FoundationTests {
  @Test func `Formatters are there without SwiftUI`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.localizedString(for: start.addingTimeInterval(3600), relativeTo: start) == "in 1 hour")
    #expect(ListFormatter.localizedString(byJoining: ["a", "b"]).contains("a"))
    #expect(DateComponentsFormatter().string(from: 60) != nil)
    let resource: LocalizedStringResource = "Hello"
    #expect(String(localized: resource) == "Hello")
  }
}
