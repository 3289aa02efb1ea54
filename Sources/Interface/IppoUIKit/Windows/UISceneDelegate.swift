public import Foundation

/// The session of a window of an app (`UIKit.UISceneSession`).
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// The purpose of a window, as a name.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A purpose by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app itself, which is the only purpose of windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The purpose of the window.
  public let role = Role.windowApplication
  /// A name that is unique among windows.
  public let persistentIdentifier = UUID().uuidString
  /// The values that the app stores for the window, while the window is open.
  public var userInfo: [String: Any]?
  /// The app's configuration of the window.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The scene of the window.
  public internal(set) weak var scene: UIScene?

  package override init() {}
}

/// The configuration of a window of an app (`UIKit.UISceneConfiguration`).
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's property list; `nil` for none. Ippo does not read property lists.
  public let name: String?
  /// The purpose of the window.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for the class of windows. The value is stored: all scenes are those of windows.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate: a `NSObject & UISceneDelegate` with `init()`.
  open var delegateClass: AnyClass?

  /// A configuration of windows for a purpose.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that an app should open (`UIKit.UIOpenURLContext`).
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The address.
  public nonisolated let url: URL

  package init(url: URL) { self.url = url }
}

/// A delegate that receives the life cycle of a window, in an app without scenes of SwiftUI (`UIKit.UISceneDelegate`).
/// In an app with a `WindowGroup`, it is never called.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// A window was opened. The delegate makes a `UIWindow(windowScene:)`, sets its root, and shows it.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The window was closed. Ippo never calls the method.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The window is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The window is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The window is about to become visible.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window is invisible.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The app should open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// An activity of another device continues in this window. Ippo never calls the method.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// A delegate that receives the life cycle of a window (`UIKit.UIWindowSceneDelegate`).
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate has made.
  var window: UIWindow? { get set }
  /// A quick action of the home screen was chosen. Ippo never calls the method.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// `nil`. Setting it has no effect.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Reports that the quick action was not performed.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// A quick action of the home screen (`UIKit.UIApplicationShortcutItem`). Clients have no home screen.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// The kind of the quick action, which identifies it.
  public nonisolated let type: String
  /// The title.
  public nonisolated let localizedTitle: String
  /// A line below the title; `nil` for none.
  public nonisolated let localizedSubtitle: String?
  /// The picture; `nil` for none.
  public let icon: UIApplicationShortcutIcon?

  /// A quick action.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
  }
}

/// The picture of a quick action of the home screen (`UIKit.UIApplicationShortcutIcon`).
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
  /// A picture of the app.
  public convenience init(templateImageName: String) { self.init() }
}

/// The result of a fetch in the background (`UIKit.UIBackgroundFetchResult`).
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// An object that an activity can restore (`UIKit.UIUserActivityRestoring`). Ippo restores none.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: AnyObject {}

/// An activity that the user can continue on another device (`Foundation.NSUserActivity`). The activity is stored, and
/// not sent.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
  /// The kind of the activity, which identifies it.
  public nonisolated let activityType: String
  /// The title of the activity.
  open var title: String?
  /// The values of the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The web page with the same content.
  open var webpageURL: URL?
  /// Whether the activity can continue on another device. The value is stored: activities stay in the app.
  open var isEligibleForHandoff = true
  /// Whether a search can find the activity. The value is stored: activities stay in the app.
  open var isEligibleForSearch = false
  /// Whether the system can suggest the activity. The value is stored: activities stay in the app.
  open var isEligibleForPrediction = false

  /// An activity of a kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Does nothing: activities stay in the app.
  open func becomeCurrent() {}
  /// Does nothing: activities stay in the app.
  open func resignCurrent() {}
  /// Does nothing: activities stay in the app.
  open func invalidate() {}
}

/// The kind of an activity for an opened web page (`NSUserActivityTypeBrowsingWeb`).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
