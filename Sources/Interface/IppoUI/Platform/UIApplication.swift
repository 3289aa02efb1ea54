public import Foundation
internal import IssueReporting

/// The names of UIKit's application object that SwiftUI sources use (`UIKit.UIApplication`).
///
/// There is no UIKit here: notifications are never posted by themselves, and nothing is opened. Tests and hosts can
/// post the notifications.
@MainActor @preconcurrency
public final class UIApplication {
  /// The only one.
  public static let shared = UIApplication()

  /// The URL of the app's settings, which nothing opens.
  public nonisolated static let openSettingsURLString = "app-settings:"

  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  public nonisolated static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")
  public nonisolated static let userDidTakeScreenshotNotification = name("UserDidTakeScreenshot")
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  public nonisolated static let willTerminateNotification = name("WillTerminate")

  /// Keys of ``open(_:options:completionHandler:)``.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// What is told of the life of the app: the delegate of the ``UIApplicationDelegateAdaptor``.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Whether the device stays awake while nobody uses it. There is no device that sleeps: it is kept, and changes nothing.
  public var isIdleTimerDisabled = false

  private init() {}

  /// Opens a URL: reports an issue, as an application has no window of its own here. Use the environment's `openURL`,
  /// or a ``Link``.
  ///
  /// - Parameters:
  ///   - url: What is to be opened.
  ///   - options: How.
  ///   - completion: Is told that it was not opened.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    refuse(url)
    completion?(false)
  }

  /// Opens a URL: reports an issue, as ``open(_:options:completionHandler:)`` does.
  ///
  /// - Parameters:
  ///   - url: What is to be opened.
  ///   - options: How.
  /// - Returns: `false`.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    refuse(url)
    return false
  }

  private func refuse(_ url: URL) {
    reportIssue(
      """
      UIApplication was asked to open "\(url.absoluteString)", and cannot.

      There is no UIKit here, and the windows that could open it are known to views alone. Use the environment's \
      'openURL', or a 'Link'.
      """)
  }

  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UIApplication\(event)Notification")
  }
}
