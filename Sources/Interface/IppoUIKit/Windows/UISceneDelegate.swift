public import Foundation

/// What a window of an app is for (`UIKit.UISceneSession`).
@MainActor @preconcurrency
public final class UISceneSession: NSObject {
  /// What a window is for, as a name.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What a window is for, by its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app itself: the one there is here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the window is for.
  public let role = Role.windowApplication
  /// A name that no other window has.
  public let persistentIdentifier = UUID().uuidString
  /// What the app keeps for the window. It is kept while the window is open.
  public var userInfo: [String: Any]?
  /// What the app has said of the window.
  public internal(set) var configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
  /// The scene of the window.
  public internal(set) weak var scene: UIScene?

  package override init() {}
}

/// How a window of an app is made (`UIKit.UISceneConfiguration`).
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// The name of the configuration in the app's property list; `nil` for none. There are no such lists here.
  public let name: String?
  /// What the window is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for that of windows. It is kept: scenes are those of windows.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate: a `NSObject & UISceneDelegate` that has `init()`.
  open var delegateClass: AnyClass?

  /// A configuration for windows of a kind.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// An address that an app is to open (`UIKit.UIOpenURLContext`).
@MainActor @preconcurrency
public final class UIOpenURLContext: NSObject {
  /// The address.
  public nonisolated let url: URL

  package init(url: URL) { self.url = url }
}

/// Is told of the life of a window of an app that has no scenes of SwiftUI (`UIKit.UISceneDelegate`). In an app with a
/// `WindowGroup` nothing asks for it.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// A window was opened: the delegate makes a `UIWindow(windowScene:)`, gives it a root, and has it shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// The window was closed. Is not called by itself.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The window is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The window is about to leave the front.
  func sceneWillResignActive(_ scene: UIScene)
  /// The window is about to come into sight.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The window is out of sight.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The app is to open addresses.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Something that was begun elsewhere goes on here. Is not called by itself.
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

/// Is told of the life of a window (`UIKit.UIWindowSceneDelegate`).
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate has made.
  var window: UIWindow? { get set }
  /// A shortcut of the home screen was chosen. Is not called by itself: there is none.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// `nil`; setting it keeps nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Nothing was done.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// Something that can be begun from the home screen (`UIKit.UIApplicationShortcutItem`). There is no home screen.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// What tells the item from others.
  public nonisolated let type: String
  /// What it says.
  public nonisolated let localizedTitle: String
  /// A line below the title; `nil` for none.
  public nonisolated let localizedSubtitle: String?
  /// The picture; `nil` for none.
  public let icon: UIApplicationShortcutIcon?

  /// An item.
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

/// The picture of something that can be begun from the home screen (`UIKit.UIApplicationShortcutIcon`).
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// A symbol.
  public convenience init(systemImageName: String) { self.init() }
  /// A picture of the app.
  public convenience init(templateImageName: String) { self.init() }
}

/// What a fetch in the background has brought (`UIKit.UIBackgroundFetchResult`).
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

/// What can be brought back from an activity (`UIKit.UIUserActivityRestoring`). Nothing is.
@MainActor @preconcurrency
public protocol UIUserActivityRestoring: AnyObject {}

/// Something that a person does and can go on with elsewhere (`Foundation.NSUserActivity`). It is kept, and told nobody.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
  /// What tells the activity from others.
  public nonisolated let activityType: String
  /// What it is called.
  open var title: String?
  /// What is to be known of it.
  open var userInfo: [AnyHashable: Any]?
  /// The page of the web that is the same.
  open var webpageURL: URL?
  /// Whether it can go on elsewhere. It is kept: it cannot.
  open var isEligibleForHandoff = true
  /// Whether it can be found. It is kept: it cannot.
  open var isEligibleForSearch = false
  /// Whether it can be foretold. It is kept: it cannot.
  open var isEligibleForPrediction = false

  /// An activity by its kind.
  public init(activityType: String) { self.activityType = activityType }

  /// Does nothing: activities are told nobody.
  open func becomeCurrent() {}
  /// Does nothing: activities are told nobody.
  open func resignCurrent() {}
  /// Does nothing: activities are told nobody.
  open func invalidate() {}
}

/// An activity of a web page that was opened (`NSUserActivityTypeBrowsingWeb`).
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
