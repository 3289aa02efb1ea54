import IppoTesting
import SwiftUI
import Testing

@MainActor
struct InboxTests {
  @Test func askingAgain() throws {
    let host = ViewHost { InboxView() }
    #expect(host.contains("No mail today"))
    try host.tap("Ask Again")
    #expect(host.contains("Welcome"))
    #expect(!host.contains("No mail today"))
  }
}
