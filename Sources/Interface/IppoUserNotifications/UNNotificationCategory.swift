public import Foundation

/// A button of a notification (`UserNotifications.UNNotificationAction`). It is kept: notifications of pages and terminals have no
/// buttons.
open class UNNotificationAction: NSObject, @unchecked Sendable {  // its values do not change
  /// The identifier.
  public let identifier: String
  /// The title.
  public let title: String
  /// The behaviour.
  public let options: UNNotificationActionOptions
  /// The icon.
  public let icon: UNNotificationActionIcon?

  /// A button.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil
  ) {
    (self.identifier, self.title, self.options, self.icon) = (identifier, title, options, icon)
  }
}

/// A button with a field (`UserNotifications.UNTextInputNotificationAction`). It is kept, as the other actions are.
public final class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {  // does not change
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The prompt of the field.
  public let textInputPlaceholder: String

  /// A button with a field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], icon: UNNotificationActionIcon? = nil,
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }
}

/// The icon of an action (`UserNotifications.UNNotificationActionIcon`).
public final class UNNotificationActionIcon: NSObject, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// An icon of the system.
  public convenience init(systemImageName: String) { self.init(systemImageName) }
  /// An icon of the app.
  public convenience init(templateImageName: String) { self.init(templateImageName) }
}

/// The behaviour of an action (`UserNotifications.UNNotificationActionOptions`).
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Asks for the person's code first.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Removes something.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// Brings the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The actions of a kind of notification (`UserNotifications.UNNotificationCategory`). They are kept.
public final class UNNotificationCategory: NSObject, Sendable {
  /// The identifier.
  public let identifier: String
  /// The actions.
  public let actions: [UNNotificationAction]
  /// The identifiers of intents.
  public let intentIdentifiers: [String]
  /// The behaviour.
  public let options: UNNotificationCategoryOptions

  /// A kind of notification.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions, self.intentIdentifiers, self.options) =
      (identifier, actions, intentIdentifiers, options)
  }
}

/// The behaviour of a category (`UserNotifications.UNNotificationCategoryOptions`).
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Tells the app of dismissed notifications.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// Offers the notifications in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// Shows the title where previews are off.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// Shows the subtitle where previews are off.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
