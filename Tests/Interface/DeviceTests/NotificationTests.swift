import Foundation
import IppoRender
import IppoTesting
import SwiftUI
import Testing
import UserNotifications

/// An app that reminds the person of tea, as apps for iOS are written.
private struct Reminders: View {
  let center: Center
  @State private var status = "not asked"

  var body: some View {
    Text(status)
    Button("Ask") {
      Task {
        do {
          let isAllowed = try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
          status = isAllowed ? "allowed" : "refused"
        } catch { status = "\(error)" }
      }
    }
    Button("Settings") {
      UNUserNotificationCenter.current().getNotificationSettings { settings in
        Task { @MainActor in status = "status \(settings.authorizationStatus.rawValue)" }
      }
    }
    Button("Remind") { remind(after: nil) }
    Button("Remind later") { remind(after: UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)) }
    Button("Remind every minute") { remind(after: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)) }
    Button("Forget") {
      UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["tea"])
      Task { status = "\(await UNUserNotificationCenter.current().pendingNotificationRequests().count) to come" }
    }
    Button("Withdraw") { UNUserNotificationCenter.current().removeAllDeliveredNotifications() }
    Button("Nothing") {
      Task {
        do {
          try await UNUserNotificationCenter.current().add(
            UNNotificationRequest(identifier: "", content: UNMutableNotificationContent(), trigger: nil))
        } catch { status = "\(error)" }
      }
    }
    .onAppear {
      center.onResponse = { status = "chosen: \($0)" }
      UNUserNotificationCenter.current().delegate = center
    }
  }

  private func remind(after trigger: UNNotificationTrigger?) {
    let content = UNMutableNotificationContent()
    content.title = "Tea"
    content.subtitle = "Green"
    content.body = "is ready"
    content.sound = .default
    content.userInfo = ["cups": 2]
    let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
    UNUserNotificationCenter.current().add(request) { error in
      Task { @MainActor in status = error.map { "\($0)" } ?? "added" }
    }
  }
}

private final class Center: NSObject, UNUserNotificationCenterDelegate {
  var options: UNNotificationPresentationOptions = []
  var onResponse: ((String) -> Void)?

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) { completionHandler(options) }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    onResponse?("\(response.notification.request.content.userInfo["cups"] ?? "")")
    completionHandler()
  }
}

/// The task of a question, for a test that cancels it.
@MainActor
private final class Asking {
  var task: Task<UNAuthorizationStatus, Never>?
}

@MainActor
struct NotificationTests {
  private let center = Center()
  private let host: ViewHost

  init() {
    let center = center
    host = ViewHost { Reminders(center: center) }
  }

  @Test func `a text of a notification has its arguments`() {
    #expect(NSString.localizedUserNotificationString(forKey: "No such key", arguments: nil) == "No such key")
    #expect(
      NSString.localizedUserNotificationString(forKey: "%@ has %d, %@ of 100%%", arguments: ["Ann", 3])
        == "Ann has 3, %@ of 100%")
    #expect(NSString.localizedUserNotificationString(forKey: "%2$@ %1$@ %3$@", arguments: ["a", "b"]) == "b a %3$@")
  }

  private func notification() async throws -> (request: DeviceRequest, notification: DeviceNotification) {
    let request = try await host.request { if case .notification = $0 { true } else { false } }
    guard case .notification(let notification) = request.use else { throw CancellationError() }
    return (request, notification)
  }

  private func allow() async throws {
    try host.tap("Ask")
    let asked = try await host.request { $0 == .notificationPermission(asks: true) }
    try host.answer(.allowed(true), to: asked)
    await host.wait { $0.contains("allowed") }
    host.ops.take()
  }

  @Test func `the person is asked, and the answer is the person's`() async throws {
    try host.tap("Ask")
    let asked = try await host.request { $0 == .notificationPermission(asks: true) }
    try host.answer(.allowed(false), to: asked)
    await host.wait { $0.contains("refused") }
    #expect(throws: RenderEventError.self) { try host.answer(.allowed(true), to: asked) }
    try await allow()
  }

  @Test func `settings are found out without a question`() async throws {
    for (answer, status) in [(DeviceAnswer.ended, 0), (.allowed(false), 1), (.allowed(true), 2)] {
      try host.tap("Settings")
      let asked = try await host.request { $0 == .notificationPermission(asks: false) }
      try host.answer(answer, to: asked)
      await host.wait { $0.contains("status \(status)") }
    }
  }

  @Test func `a notification without permission is refused with an error`() async throws {
    try host.tap("Remind")
    let asked = try await host.request { $0 == .notificationPermission(asks: false) }
    try host.answer(.ended, to: asked)
    await host.wait { $0.contains("\(UNError(.notificationsNotAllowed))") }
    try host.tap("Nothing")
    await host.wait { $0.contains("\(UNError(.notificationInvalidNoContent))") }
  }

  @Test func `a notification has its texts, and tells the delegate that it was chosen`() async throws {
    try await allow()
    try host.tap("Remind")
    let (request, notification) = try await notification()
    #expect(
      notification
        == DeviceNotification(id: "tea", title: "Tea", body: "Green\nis ready", isSilent: false, isShownInFront: false))
    try host.answer(.shown, to: request)
    try host.answer(.activated, to: request)
    await host.wait { $0.contains("chosen: 2") }
  }

  @Test func `whoever looks at the app sees a notification if the delegate wants it`() async throws {
    try await allow()
    try host.tap("Remind")
    var (request, notification) = try await notification()
    try host.answer(.inFront, to: request)
    center.options = [.banner]
    try host.tap("Remind")
    (request, _) = try await self.notification()
    try host.answer(.inFront, to: request)
    (_, notification) = try await self.notification()
    #expect(notification.isShownInFront)
    #expect(notification.isSilent)
  }

  @Test func `a notification comes at its time, and again`() async throws {
    try await allow()
    try host.tap("Remind every minute")
    await host.wait { $0.contains("added") }
    host.advance(by: 59)
    #expect(host.ops.deviceRequests.isEmpty)
    host.advance(by: 2)
    _ = try await notification()
    host.advance(by: 61)
    _ = try await notification()
  }

  @Test func `a notification that was taken back does not come`() async throws {
    try await allow()
    try host.tap("Remind later")
    await host.wait { $0.contains("added") }
    try host.tap("Forget")
    await host.wait { $0.contains("0 to come") }
    host.advance(by: 10)
    #expect(host.ops.deviceRequests.isEmpty)
  }

  @Test func `notifications that have come are withdrawn`() async throws {
    try await allow()
    try host.tap("Remind")
    let (request, _) = try await notification()
    try host.answer(.shown, to: request)
    try host.tap("Withdraw")
    _ = try await host.request { $0 == .withdrawal(["tea"]) }
    #expect(throws: RenderEventError.self) { try host.answer(.activated, to: request) }
  }

  @Test func `a task that is cancelled waits no longer for a browser`() async throws {
    let asking = Asking()
    let host = ViewHost {
      Button("Ask") {
        let center = UNUserNotificationCenter.current()
        asking.task = Task {
          await #expect(throws: CancellationError.self) { try await center.requestAuthorization(options: [.alert]) }
          return await center.notificationSettings().authorizationStatus
        }
      }
    }
    try host.tap("Ask")
    let asked = try await host.request { $0 == .notificationPermission(asks: true) }
    let task = try #require(asking.task)
    task.cancel()
    #expect(await task.value == .notDetermined)
    #expect(throws: RenderEventError.self) { try host.answer(.allowed(true), to: asked) }
  }

  @Test func `outside of windows nothing may be shown`() async throws {
    await #expect(throws: UNError(.notificationsNotAllowed)) {
      try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
    }
    #expect(await UNUserNotificationCenter.current().notificationSettings().authorizationStatus == .denied)
  }

  @Test func `calendar triggers find the next time in their own zone`() throws {
    var parts = DateComponents(hour: 7, minute: 30)
    parts.timeZone = TimeZone(identifier: "Asia/Tokyo")
    parts.calendar = Calendar(identifier: .gregorian)
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    // 2026-11-29T00:00:00Z is nine in the morning in Tokyo.
    let now = Date(timeIntervalSince1970: 1_795_910_400)
    #expect(trigger.nextDate(after: now) == Date(timeIntervalSince1970: 1_795_910_400 + 22.5 * 3600))
    let never = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 2001), repeats: false)
    #expect(never.nextTriggerDate() == nil)
  }
}
