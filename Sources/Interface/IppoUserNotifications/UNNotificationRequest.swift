public import Foundation

/// A notification that is to come (`UserNotifications.UNNotificationRequest`).
public final class UNNotificationRequest: NSObject, Sendable {
  /// The identifier. A request replaces another one, or a shown notification, with the same identifier.
  public let identifier: String
  /// The text and the sound.
  public let content: UNNotificationContent
  /// The time; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// A notification with a content, which is copied.
  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content.copy() as? UNNotificationContent ?? content
    self.trigger = trigger
  }
}

/// A notification that has come (`UserNotifications.UNNotification`).
public final class UNNotification: NSObject, Sendable {
  /// The time at which the notification came.
  public let date: Date
  /// The request.
  public let request: UNNotificationRequest

  package init(date: Date, request: UNNotificationRequest) {
    self.date = date
    self.request = request
  }
}

/// The answer of the person to a notification (`UserNotifications.UNNotificationResponse`).
open class UNNotificationResponse: NSObject, @unchecked Sendable {  // its values do not change
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action: ``UNNotificationDefaultActionIdentifier``, as pages and terminals show no others.
  public let actionIdentifier: String

  package init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
  }
}

/// An answer with a text (`UserNotifications.UNTextInputNotificationResponse`). Notifications of pages and terminals lack a field
/// for it.
public final class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {  // does not change
  /// The text of the person.
  public let userText: String

  package init(notification: UNNotification, actionIdentifier: String, userText: String) {
    self.userText = userText
    super.init(notification: notification, actionIdentifier: actionIdentifier)
  }
}

/// The action of a person who chooses a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who dismisses a notification. Browsers and terminals do not tell of it.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
