public import Foundation
import IppoRender
internal import IssueReporting

/// The app, as far as there is one (`UIKit.UIApplication`).
///
/// Its windows are the one of the person who is asking: a server has many, and none knows of the others. Notifications
/// are never posted by themselves; tests and hosts can post them.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The only one.
  public static let shared = UIApplication()

  /// The URL of the app's settings, which nothing opens.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings, which nothing opens.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The app has come to the front. It is not posted by itself.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The app is out of sight. It is not posted by itself.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The app was launched. It is not posted by itself.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Memory runs short. It is not posted by itself.
  public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  /// A new day has begun, or the clock was set. It is not posted by itself.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// A picture of the screen was taken. It is not posted by itself.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// The app is about to come into sight. It is not posted by itself.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The app is about to leave the front. It is not posted by itself.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// The app is about to end. It is not posted by itself.
  public nonisolated static let willTerminateNotification = name("WillTerminate")

  /// Whether people see the app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Keys of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether a URL is only to be opened by an app that is registered for it. It has no effect: there are no such
    /// apps.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// What is told of the life of the app: the delegate of the `UIApplicationDelegateAdaptor`.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Whether the device stays awake while nobody uses it. There is no device that sleeps: it is kept, and changes
  /// nothing.
  public var isIdleTimerDisabled = false

  /// The number beside the app's icon. There is no icon: it is kept, and changes nothing.
  public var applicationIconBadgeNumber = 0

  private override init() {}

  // MARK: Windows

  /// The window of the person who is asking.
  open var windows: [UIWindow] { [UIWindow.current] }

  /// The window of the person who is asking.
  open var keyWindow: UIWindow? { UIWindow.current }

  /// The scene of the window of the person who is asking.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.current] }

  /// `false`: the app opens no windows; a person opens the app's address once more.
  open var supportsMultipleScenes: Bool { false }

  /// `active`: whoever asks has a window in use.
  open var applicationState: State { .active }

  /// There is no bar with the time over a window: empty.
  open var statusBarFrame: CGRect { .zero }

  /// How the window lies: `landscapeRight` for one that is wider than high, else `portrait`.
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.current.interfaceOrientation }

  /// Whether files that the device protects can be read: always.
  open var isProtectedDataAvailable: Bool { true }

  /// The size of text a person prefers: `large`, as clients do not tell theirs.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Sends a message to the responder that has the focus.
  ///
  /// `resignFirstResponder` takes the focus from the field that has it by the app's `@FocusState`; any other message is
  /// reported as an issue.
  ///
  /// - Returns: Whether the message had an effect.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
    if target == nil, action == "resignFirstResponder" { return UIWindow.current.endEditing(true) }
    reportIssue(
      """
      UIApplication was asked to send "\(action)", and cannot.

      Methods are not called by their names here. Call the method itself.
      """)
    return false
  }

  /// Calls a method by its name: reports an issue, as methods are not called by their names here.
  open func perform(_ aSelector: Selector) {
    reportIssue(
      """
      UIApplication was asked for "\(aSelector)", and does nothing.

      Methods are not called by their names here, and a window is left by the person alone.
      """)
  }

  // MARK: Other apps

  /// Whether a `Link` to the URL could be followed: addresses of the web, of mail and of telephones.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && LinkScheme.link(url.absoluteString) != nil }

  /// Opens a URL outside of the window that asks, as the environment's `openURL` does. An issue is reported outside of
  /// windows, and for URLs for which ``canOpenURL(_:)`` is `false`.
  ///
  /// - Parameters:
  ///   - url: What is to be opened.
  ///   - options: have no effect.
  ///   - completion: Is told whether it can be opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = openOutside(url)
    completion?(isOpened)
  }

  /// Opens a URL, as ``open(_:options:completionHandler:)`` does.
  ///
  /// - Parameters:
  ///   - url: What is to be opened.
  ///   - options: have no effect.
  /// - Returns: Whether it can be opened.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool { openOutside(url) }

  private func openOutside(_ url: URL) -> Bool {
    if canOpenURL(url), WindowDisplay.current?.open(url) == true { return true }
    reportIssue(
      """
      UIApplication was asked to open "\(url.absoluteString)", and cannot.

      Windows open addresses of the web, of mail and of telephones, and only for what runs in them: actions, effects, and \
      the tasks they start. For other schemes handle the URL in the app, by an 'openURL' of the environment.
      """)
    return false
  }

  // MARK: The system

  /// What can be begun from the home screen. There is none: it is kept.
  public var shortcutItems: [UIApplicationShortcutItem]?

  /// Closes a window: it cannot be, and an error says so.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// Opens a window: it cannot be, and an error says so.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// `false`: there is no icon to change.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon in use: `nil`, as there is none.
  open var alternateIconName: String? { nil }

  /// Changes the icon: there is none, and an error says so.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Whether notifications from a server of Apple's can come: never.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks for notifications from a server of Apple's: the delegate is told that there are none.
  open func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }

  /// Does nothing: nothing was registered.
  open func unregisterForRemoteNotifications() {}

  /// Nothing is stopped when nobody looks: work may go on.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Work that goes on when nobody looks: it always does, and `expirationHandler` is not called.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Does nothing: work goes on by itself.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// Work that goes on when nobody looks (`UIKit.UIBackgroundTaskIdentifier`).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the work.
  public let rawValue: Int

  /// Work by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work: 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
