public import Foundation

extension UIApplication {
  /// Keys of what an app is launched with (`UIApplication.LaunchOptionsKey`). There is nothing: the options are `nil`.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let sourceApplication = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// Keys of how a URL is to be opened (`UIApplication.OpenURLOptionsKey`).
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
}

/// What is told of the life of an app (`UIKit.UIApplicationDelegate`).
///
/// An app's delegate is told of the launch. There are no notifications from servers, and windows say by their scene phase
/// whether they are in front; an app's methods for these are its own to call.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Is called before ``application(_:didFinishLaunchingWithOptions:)``.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Is called once, before the app's scenes are first asked for.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { false }
}

/// Gives an ``App`` a delegate, which lives as long as the app (`SwiftUI.UIApplicationDelegateAdaptor`).
///
/// ```swift
/// @main
/// struct Diary: App {
///   @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
///   …
/// }
/// ```
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
  private final class Launch {
    var isFinished = false
  }

  // Used on the main actor alone, as the adaptor is.
  private nonisolated(unsafe) let delegate: DelegateType
  private let launch = Launch()

  /// - Parameter delegateType: The delegate's class, which has an initializer without parameters.
  @MainActor @preconcurrency
  public init(_ delegateType: DelegateType.Type = DelegateType.self) { delegate = ObjectTemplate.make(delegateType) }

  @MainActor @preconcurrency public var wrappedValue: DelegateType { delegate }

  public mutating func _connect(_ connection: _PropertyConnection) {
    guard !launch.isFinished else { return }
    launch.isFinished = true
    nonisolated(unsafe) let delegate = delegate
    // Properties are connected by the node of the app, which is on the main actor.
    MainActor.assumeIsolated {
      UIApplication.shared.delegate = delegate
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    }
  }

  public static func _areEqual(_ lhs: Self, _ rhs: Self) -> Bool { lhs.delegate === rhs.delegate }
}

/// Makes objects of classes that are known at run time.
///
/// On Apple's platforms the Objective-C runtime does so, whatever the class promises. Swift calls an initializer through a
/// class only where that is `required`, which `NSObject.init()` is not on Linux, and which classes that conform to
/// ``UIApplicationDelegate`` do not write. The initializer's place in the table of methods is the same in all classes:
/// this class, which does require it, lends its type to call what stands there.
class ObjectTemplate: NSObject {
  required override init() { super.init() }

  static func make<Object: NSObject>(_ type: Object.Type) -> Object {
    let template = unsafeBitCast(type as NSObject.Type, to: ObjectTemplate.Type.self)
    return unsafeDowncast(template.init() as NSObject, to: Object.self)
  }
}
