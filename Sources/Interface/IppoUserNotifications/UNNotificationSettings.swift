public import Foundation

/// The permissions that an app asks for (`UserNotifications.UNAuthorizationOptions`). Browsers have one permission for all.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Texts.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// In a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Even where sounds are off.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// The app has a page of settings for notifications.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// For the list alone, without a question. Browsers ask.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// The decision of the person (`UserNotifications.UNAuthorizationStatus`).
public enum UNAuthorizationStatus: Int, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The app may not.
  case denied
  /// The app may.
  case authorized
  /// The app may, in the list alone.
  case provisional
  /// The app may for a while.
  case ephemeral
}

/// A part of the settings (`UserNotifications.UNNotificationSetting`).
public enum UNNotificationSetting: Int, Sendable {
  /// Unknown to browsers and terminals.
  case notSupported
  /// Off.
  case disabled
  /// On.
  case enabled
}

/// The form of notifications (`UserNotifications.UNAlertStyle`).
public enum UNAlertStyle: Int, Sendable {
  /// No form.
  case none
  /// One that goes away.
  case banner
  /// One that waits.
  case alert
}

/// The previews of notifications (`UserNotifications.UNShowPreviewsSetting`).
public enum UNShowPreviewsSetting: Int, Sendable {
  /// Always.
  case always
  /// While the person is there.
  case whenAuthenticated
  /// Never.
  case never
}

/// The permissions of the person (`UserNotifications.UNNotificationSettings`).
public final class UNNotificationSettings: NSObject, Sendable {
  /// The decision of the person.
  public let authorizationStatus: UNAuthorizationStatus

  package init(_ status: UNAuthorizationStatus) { authorizationStatus = status }

  private var setting: UNNotificationSetting { authorizationStatus == .authorized ? .enabled : .disabled }
  /// Sounds: as texts.
  public var soundSetting: UNNotificationSetting { setting }
  /// Texts.
  public var alertSetting: UNNotificationSetting { setting }
  /// Texts in the list of the system: as texts.
  public var notificationCenterSetting: UNNotificationSetting { setting }
  /// Texts on a locked screen: as texts.
  public var lockScreenSetting: UNNotificationSetting { setting }
  /// Numbers on an icon: there is none.
  public var badgeSetting: UNNotificationSetting { .notSupported }
  /// In a car: there is none.
  public var carPlaySetting: UNNotificationSetting { .notSupported }
  /// Critical alerts: there are none.
  public var criticalAlertSetting: UNNotificationSetting { .notSupported }
  /// Announcements: there are none.
  public var announcementSetting: UNNotificationSetting { .notSupported }
  /// Notifications in time: there are none.
  public var timeSensitiveSetting: UNNotificationSetting { .notSupported }
  /// Summaries: there are none.
  public var scheduledDeliverySetting: UNNotificationSetting { .notSupported }
  /// Messages of persons: there are none.
  public var directMessagesSetting: UNNotificationSetting { .notSupported }
  /// The form: one that goes away.
  public var alertStyle: UNAlertStyle { authorizationStatus == .authorized ? .banner : .none }
  /// Previews: always.
  public var showPreviewsSetting: UNShowPreviewsSetting { .always }
  /// Whether the app has a page of settings for notifications.
  public var providesAppNotificationSettings: Bool { false }
}

/// The forms of a notification that comes while the app is in front (`UserNotifications.UNNotificationPresentationOptions`).
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number on the icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// The sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// The text, as before iOS 14.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// In the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// The text.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A fault of notifications (`UserNotifications.UNError`).
public struct UNError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The kinds of faults.
  public enum Code: Int, Sendable {
    /// The app may not show notifications.
    case notificationsNotAllowed = 1
    /// The time of a notification is in the past.
    case notificationInvalidNoDate = 1400
    /// A notification has neither text nor sound.
    case notificationInvalidNoContent = 1401
  }

  /// The kind.
  public let code: Code

  package init(_ code: Code) { self.code = code }

  /// A sentence for developers.
  public var description: String {
    switch code {
    case .notificationsNotAllowed: "The app may not show notifications: nobody has allowed it, or no window asks."
    case .notificationInvalidNoDate: "The date of the notification's trigger never comes."
    case .notificationInvalidNoContent: "The notification has neither a text nor a sound."
    }
  }
}
