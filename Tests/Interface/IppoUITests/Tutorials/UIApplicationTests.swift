import Foundation
import IppoUI
import Testing

@MainActor
@Suite("The application object of UIKit, as far as it is there")
struct UIApplicationTests {
  @Test("opens nothing outside of windows, and says so")
  func opening() async throws {
    let url = try #require(URL(string: UIApplication.openSettingsURLString))
    await withKnownIssue {
      let isOpen = await UIApplication.shared.open(url)
      #expect(!isOpen)
    } matching: {
      $0.description.contains("asked to open \"app-settings:\"")
    }
  }

  @Test("notifications can be posted by hosts and tests")
  func notifications() async {
    var screenshots = NotificationCenter.default
      .notifications(named: UIApplication.userDidTakeScreenshotNotification)
      .makeAsyncIterator()
    NotificationCenter.default.post(name: UIApplication.userDidTakeScreenshotNotification, object: nil)

    #expect(await screenshots.next() != nil)
  }
}
