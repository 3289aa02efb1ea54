public import Foundation

/// The text and the sound of a notification (`UserNotifications.UNNotificationContent`).
open class UNNotificationContent: NSObject, @unchecked Sendable {  // changed before it is added
  /// The first line.
  open fileprivate(set) var title = ""
  /// The second line.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number on the app's icon. There is no icon: the number is kept.
  open fileprivate(set) var badge: NSNumber?
  /// The sound; `nil` for none.
  open fileprivate(set) var sound: UNNotificationSound?
  /// Values of the app's own.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The identifier of the category, which has the actions. Browsers show no actions of pages: the identifier is kept.
  open fileprivate(set) var categoryIdentifier = ""
  /// The identifier of the group. Browsers show notifications alone: the identifier is kept.
  open fileprivate(set) var threadIdentifier = ""
  /// The identifier of the scene that is to come to the front. It is kept: the window that has asked comes to the front.
  open fileprivate(set) var targetContentIdentifier: String?
  /// The importance. It is kept: browsers and terminals know one.
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  /// The place among the app's notifications in a summary, from 0 to 1. It is kept: there are no summaries.
  open fileprivate(set) var relevanceScore = 0.0

  fileprivate init(_ other: UNNotificationContent? = nil) {
    super.init()
    guard let other else { return }
    (title, subtitle, body, badge, sound) = (other.title, other.subtitle, other.body, other.badge, other.sound)
    (userInfo, categoryIdentifier, threadIdentifier) =
      (other.userInfo, other.categoryIdentifier, other.threadIdentifier)
    (targetContentIdentifier, interruptionLevel, relevanceScore) =
      (other.targetContentIdentifier, other.interruptionLevel, other.relevanceScore)
  }

  /// Content of the same values that stays as it is.
  open override func copy() -> Any { UNNotificationContent(self) }

  /// Content of the same values that can be changed.
  open override func mutableCopy() -> Any { UNMutableNotificationContent(copying: self) }
}

/// The text and the sound of a notification, to be filled in (`UserNotifications.UNMutableNotificationContent`).
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {  // as its superclass
  /// Content without text and sound.
  public init() { super.init() }

  fileprivate init(copying other: UNNotificationContent) { super.init(other) }

  /// The first line.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  public override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  public override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon. There is no icon: the number is kept.
  public override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound; `nil` for none.
  public override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// Values of the app's own.
  public override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The identifier of the category. Browsers show no actions of pages: the identifier is kept.
  public override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// The identifier of the group. Browsers show notifications alone: the identifier is kept.
  public override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  /// The identifier of the scene that is to come to the front. It is kept.
  public override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  /// The importance. It is kept: browsers and terminals know one.
  public override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  /// The place among the app's notifications in a summary, from 0 to 1. It is kept: there are no summaries.
  public override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// The importance of a notification (`UserNotifications.UNNotificationInterruptionLevel`).
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  /// For the list alone.
  case passive
  /// As usual.
  case active
  /// Even while the person is not to be disturbed.
  case timeSensitive
  /// Even where sounds are off.
  case critical
}

/// The sound of a notification (`UserNotifications.UNNotificationSound`). Browsers and terminals have one sound: which one a
/// notification asks for does not matter.
public final class UNNotificationSound: NSObject, Sendable {
  /// The usual sound.
  public static let `default` = UNNotificationSound(UNNotificationSoundName(rawValue: "default"))
  /// The sound of critical alerts, which is the usual one.
  public static let defaultCritical = UNNotificationSound(UNNotificationSoundName(rawValue: "critical"))

  private let name: UNNotificationSoundName

  private init(_ name: UNNotificationSoundName) { self.name = name }

  /// A sound of the app, which is the usual one here.
  public convenience init(named name: UNNotificationSoundName) { self.init(name) }

  /// Whether both have the same name.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UNNotificationSound)?.name == name }
  /// Hashes the name.
  public override var hash: Int { name.hashValue }
}

/// The name of a sound's file (`UserNotifications.UNNotificationSoundName`).
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String

  /// The name of a file.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
