public import Foundation
import IppoRender
internal import IssueReporting

/// The app (`UIKit.UIApplication`).
///
/// Its only window is the window of the running code: a server has many windows, and they do not know of each other.
/// Ippo posts no notifications of the app, but tests and hosts can.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// The only instance.
  public static let shared = UIApplication()

  /// The URL of the app's settings, which no client opens.
  public nonisolated static let openSettingsURLString = "app-settings:"
  /// The URL of the app's notification settings, which no client opens.
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The app has come to the front. Ippo does not post it.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The app is invisible. Ippo does not post it.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The app was launched. Ippo does not post it.
  public nonisolated static let didFinishLaunchingNotification = name("DidFinishLaunching")
  /// Memory is short. Ippo does not post it.
  public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  /// A new day has begun, or the clock was set. Ippo does not post it.
  public nonisolated static let significantTimeChangeNotification = name("SignificantTimeChange")
  /// A picture of the screen was taken. Ippo does not post it.
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  /// The app is about to become visible. Ippo does not post it.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The app is about to leave the front. Ippo does not post it.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// The app is about to end. Ippo does not post it.
  public nonisolated static let willTerminateNotification = name("WillTerminate")

  /// The visibility of the app.
  public enum State: Int, Sendable { case active, inactive, background }

  /// Keys of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the option.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that is registered for a URL may open it. The option has no effect, because clients lack
    /// such apps.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// The receiver of the app's life cycle: the delegate of the `UIApplicationDelegateAdaptor`.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Whether the device stays awake while it is idle. The value is stored, but has no effect.
  public var isIdleTimerDisabled = false

  /// The number on the app's icon. The value is stored, but not shown.
  public var applicationIconBadgeNumber = 0

  private override init() {}

  // MARK: Windows

  /// The window of the running code.
  open var windows: [UIWindow] { [UIWindow.current] }

  /// The window of the running code.
  open var keyWindow: UIWindow? { UIWindow.current }

  /// The scene of the window of the running code.
  open var connectedScenes: Set<UIScene> { [UIWindowScene.current] }

  /// Whether the app can open windows: `false`. A user opens the app's address once more instead.
  open var supportsMultipleScenes: Bool { false }

  /// The visibility of the app: `active`, because running code belongs to a window in use.
  open var applicationState: State { .active }

  /// The frame of the status bar: empty, because windows lack a status bar.
  open var statusBarFrame: CGRect { .zero }

  /// The orientation of the window: `landscapeRight` for a window that is wider than high, else `portrait`.
  open var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.current.interfaceOrientation }

  /// Whether files that the device protects can be read: always.
  open var isProtectedDataAvailable: Bool { true }

  /// The user's preferred size of text: `large`, because clients do not report it.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Sends a message to the responder that has the focus.
  ///
  /// `resignFirstResponder` takes the focus from the field that has it by the app's `@FocusState`. Any other message
  /// reports an issue.
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

  /// Reports an issue: methods cannot be called by their names.
  open func perform(_ aSelector: Selector) {
    reportIssue(
      """
      UIApplication was asked for "\(aSelector)", and does nothing.

      Methods are not called by their names here, and a window is left by the person alone.
      """)
  }

  // MARK: Other apps

  /// Whether a `Link` could open the URL: addresses of the web, of mail and of telephones.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil && LinkScheme.link(url.absoluteString) != nil }

  /// Opens a URL outside of the current window, as the environment's `openURL` does. Outside of windows, and for URLs
  /// for which ``canOpenURL(_:)`` is `false`, an issue is reported.
  ///
  /// - Parameters:
  ///   - url: The URL to open.
  ///   - options: Have no effect.
  ///   - completion: Receives whether the URL can be opened.
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
  ///   - url: The URL to open.
  ///   - options: Have no effect.
  /// - Returns: Whether the URL can be opened.
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

  /// The quick actions of the home screen. The values are stored: clients have no home screen.
  public var shortcutItems: [UIApplicationShortcutItem]?

  /// Calls the error handler: an app cannot close windows.
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// Calls the error handler: an app cannot open windows.
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// Whether the app can change its icon: `false`, because it has none.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon: `nil`, because the app has none.
  open var alternateIconName: String? { nil }

  /// Calls the completion handler with an error: the app has no icon.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }

  /// Whether the app can receive Apple's push notifications: never.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Asks for Apple's push notifications. The delegate receives an error, because they are not available.
  open func registerForRemoteNotifications() {
    delegate?.application(self, didFailToRegisterForRemoteNotificationsWithError: CocoaError(.featureUnsupported))
  }

  /// Does nothing.
  open func unregisterForRemoteNotifications() {}

  /// The remaining time for work in the background: unlimited, because an app without viewers goes on.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Begins work that goes on in the background, as all work does. The `expirationHandler` is never called.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Does nothing: work goes on by itself.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}

/// A task that goes on in the background (`UIKit.UIBackgroundTaskIdentifier`).
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// A task by its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task: 0.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
