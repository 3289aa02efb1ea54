import ExampleSupport
import IppoTesting
import SwiftUI
import Testing

@testable import AlertsExample

@MainActor
struct ScreenTests {
  @Test func `the store's alerts come first, SwiftUI's are a choice away`() throws {
    let log = ActionLog()
    let host = ViewHost { AlertsScreen(log: log) }
    #expect(host.contains(.button, "Confirmation Dialog"))
    try host.tap("Alert")
    try host.tap("Cancel")
    #expect(log.entries.count == 2)

    try host.select("SwiftUI", in: "Alerts of")
    #expect(!host.contains(.button, "Confirmation Dialog"))
    try host.tap("Alert")
    try host.tap("Increment")
    #expect(host.contains("Count: 1"))
    #expect(log.entries.count == 2)
  }

  @Test func `the code can be shown`() throws {
    #expect(try SourceFolder.alertsExample.files().map(\.name).contains("Alerts.swift"))
  }
}
