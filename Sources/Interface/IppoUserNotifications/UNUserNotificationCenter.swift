internal import ConcurrencyExtras
public import Foundation
internal import IppoWindow

/// The notifications of an app (`UserNotifications.UNUserNotificationCenter`).
///
/// Each window has a center of its own, as each window is a person's. In browsers a notification comes while the page is open, also
/// in a tab in the background. The browser asks for the permission. Terminals show it by OSC 9, 99 or 777 where they are known to,
/// and otherwise in the last row, with a bell. Tests find the requests in the recorded ops, and
/// answer them by `RenderEvent.device`.
///
/// A request with a trigger waits in the memory of the process, which the window does not leave meanwhile.
public final class UNUserNotificationCenter: NSObject, Sendable {
  @MainActor let desk: NotificationDesk?
  private let delegateReference = WeakReference<any UNUserNotificationCenterDelegate>()

  init(_ desk: NotificationDesk?) {
    self.desk = desk
    super.init()
  }

  /// The center of the window in which the code runs. Outside of windows there is one that may not show anything.
  public static func current() -> UNUserNotificationCenter {
    guard let display = WindowDisplay.current else { return UNUserNotificationCenter(nil) }
    return display.attachment { UNUserNotificationCenter(NotificationDesk(display)) }
  }

  /// Whether notifications can have views of their own: they cannot.
  public var supportsContentExtensions: Bool { false }

  /// The object that is told of notifications. It is not retained.
  public weak var delegate: (any UNUserNotificationCenterDelegate)? {
    get { delegateReference.object }
    set { delegateReference.object = newValue }
  }

  // MARK: Permission

  /// Asks the person whether the app may show notifications.
  ///
  /// Browsers ask once, in answer to something that the person has just done; then they remember the answer. A terminal allows it.
  ///
  /// - Returns: Whether it may.
  /// - Throws: ``UNError/Code/notificationsNotAllowed`` where there are no notifications. `CancellationError` if the task is
  ///   cancelled, or the window closes, before the answer.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    guard let desk else { throw UNError(.notificationsNotAllowed) }
    return try await desk.authorize()
  }

  /// Asks the person whether the app may show notifications.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task {
      do { completionHandler(try await requestAuthorization(options: options), nil) } catch {
        completionHandler(false, error)
      }
    }
  }

  /// The permissions of the person.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(await desk?.currentStatus() ?? .denied)
  }

  /// Tells what the person allows.
  public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Task { completionHandler(await notificationSettings()) }
  }

  // MARK: Requests

  /// Adds a notification: at once, or at the time of its trigger.
  ///
  /// - Throws: A ``UNError`` for a request without permission, without content, or without a time to come.
  public func add(_ request: UNNotificationRequest) async throws {
    guard let desk else { throw UNError(.notificationsNotAllowed) }
    try await desk.add(request, for: self)
  }

  /// Adds a notification: at once, or at the time of its trigger.
  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task {
      do {
        try await add(request)
        completionHandler?(nil)
      } catch { completionHandler?(error) }
    }
  }

  /// The notifications that are to come, in the order in which they were added.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { await desk?.pendingRequests ?? [] }

  /// Tells the notifications that are to come.
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { Task { completionHandler(await pendingNotificationRequests()) } }

  /// Takes notifications that are to come back.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Task { await desk?.removePending { identifiers.contains($0) } }
  }

  /// Takes all notifications that are to come back.
  public func removeAllPendingNotificationRequests() { Task { await desk?.removePending { _ in true } } }

  /// The last 64 notifications that have come, and that the person has not chosen.
  public func deliveredNotifications() async -> [UNNotification] { await desk?.delivered.map(\.notification) ?? [] }

  /// Tells the notifications that have come.
  public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
    Task { completionHandler(await deliveredNotifications()) }
  }

  /// Withdraws notifications that have come.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    Task { await desk?.withdraw { identifiers.contains($0) } }
  }

  /// Withdraws all notifications that have come.
  public func removeAllDeliveredNotifications() { Task { await desk?.withdraw { _ in true } } }

  // MARK: Kinds

  /// Sets the kinds of notifications, which are kept.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    Task { await desk?.setCategories(categories) }
  }

  /// The kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> { await desk?.categories ?? [] }

  /// Tells the kinds of notifications.
  public func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
    Task { completionHandler(await notificationCategories()) }
  }

  /// Sets the number on the app's icon. Has no effect: an icon is missing.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Sets the number on the app's icon. Has no effect: an icon is missing.
  public func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)?) {
    handler?(nil)
  }
}

extension UNUserNotificationCenter: IdleAttachment {
  package var isIdle: Bool { desk?.isIdle ?? true }
}

/// The object that is told of notifications (`UserNotifications.UNUserNotificationCenterDelegate`). Of each pair of methods one is
/// enough.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification comes while the person looks at the app. The handler takes how it is shown: with a text, if one of `banner`,
  /// `list` and `alert` is there.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

  /// A notification comes while the person looks at the app.
  /// - Returns: How it is shown.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions

  /// The person has chosen a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

  /// The person has chosen a notification.
  func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async

  /// The person wants the app's settings for notifications. Browsers and terminals have no such wish.
  func userNotificationCenter(_ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  /// Asks the method without a handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
  ) {
    let delegate = UncheckedSendable<any UNUserNotificationCenterDelegate>(self)
    Task { completionHandler(await delegate.value.userNotificationCenter(center, willPresent: notification)) }
  }

  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [] }

  /// Asks the method without a handler.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let delegate = UncheckedSendable<any UNUserNotificationCenterDelegate>(self)
    Task {
      await delegate.value.userNotificationCenter(center, didReceive: response)
      completionHandler()
    }
  }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {}

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
