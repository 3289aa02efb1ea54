import Accessibility
import IppoRender
import IppoTesting
import SwiftUI
import Testing

@MainActor
struct AnnouncementTests {
  private func text(of host: ViewHost) async throws -> DeviceUse {
    try await host.request { if case .announcement = $0 { true } else { false } }.use
  }

  @Test func `a text is announced in the window of the code`() async throws {
    let host = ViewHost {
      Button("Plain") { AccessibilityNotification.Announcement("Saved").post() }
      Button("Styled") {
        var text = AttributedString("Failed")
        text.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(text).post()
      }
      Button("Scroll") { AccessibilityNotification.PageScrolled("Page 2").post() }
      Button("Screen") { AccessibilityNotification.ScreenChanged("Settings").post() }
      Button("UIKit") { UIAccessibility.post(notification: .announcement, argument: "Done") }
    }
    try host.tap("Plain")
    #expect(try await text(of: host) == .announcement("Saved"))
    try host.tap("Styled")
    #expect(try await text(of: host) == .announcement("Failed"))
    try host.tap("Scroll")
    #expect(try await text(of: host) == .announcement("Page 2"))
    try host.tap("Screen")
    #expect(try await text(of: host) == .announcement("Settings"))
    try host.tap("UIKit")
    #expect(try await text(of: host) == .announcement("Done"))
  }

  @Test func `a change without a text announces nothing`() async throws {
    let host = ViewHost {
      Button("Go") {
        AccessibilityNotification.LayoutChanged().post()
        AccessibilityNotification.Announcement("").post()
        AccessibilityNotification.Announcement("Last").post()
      }
    }
    try host.tap("Go")
    await host.wait { !$0.ops.deviceRequests.isEmpty }
    #expect(host.ops.deviceRequests.map(\.use) == [.announcement("Last")])
  }
}
