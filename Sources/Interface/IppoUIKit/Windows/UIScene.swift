public import Foundation
import IppoRender
internal import IssueReporting

/// A window of the app with its state (`UIKit.UIScene`).
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether people see it.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and in use.
    case foregroundActive
    /// In front, and not in use.
    case foregroundInactive
    /// Out of sight.
    case background
  }

  /// Options of connections; there are none.
  public final class ConnectionOptions {
    /// The URLs that the scene was asked to open: none.
    public let urlContexts: Set<URL> = []
  }

  /// The scene has come to the front. It is not posted by itself: follow the environment's `scenePhase`.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to leave the front. It is not posted by itself: follow the environment's `scenePhase`.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// The scene is out of sight. It is not posted by itself: follow the environment's `scenePhase`.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is about to come into sight. It is not posted by itself: follow the environment's `scenePhase`.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene has ended. It is not posted by itself.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

  /// `foregroundActive`: whoever asks has a window in front.
  open var activationState: ActivationState { .foregroundActive }

  /// A name for the window among others. It is kept, and not shown: use `navigationTitle(_:)`.
  open var title: String! = ""
}

/// The window of the person an app is shown to, as a scene (`UIKit.UIWindowScene`).
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The one window of the scene.
  open var windows: [UIWindow] { [UIWindow.current] }

  /// The window of the person who is asking.
  open var keyWindow: UIWindow? { UIWindow.current }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// `landscapeRight` for a window that is wider than high, else `portrait`.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  /// The surroundings of the window.
  open var traitCollection: UITraitCollection { .current }

  /// A status bar that is hidden: there is no bar with the time over a window.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// Calls the error handler: the device of a client cannot be turned.
  open func requestGeometryUpdate(_ geometryPreferences: Any, errorHandler: ((any Error) -> Void)? = nil) {
    errorHandler?(CocoaError(.featureUnsupported))
  }

  /// That of the window in which it is asked for.
  static var current: UIWindowScene { WindowDisplay.current?.attachment { UIWindowScene() } ?? UIWindowScene() }
}

/// The bar with the time over a window, of which there is none here (`UIKit.UIStatusBarManager`).
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// Whether the bar is away: always.
  open var isStatusBarHidden: Bool { true }
  /// Empty.
  open var statusBarFrame: CGRect { .zero }
}

/// The window of the person an app is shown to (`UIKit.UIWindow`).
///
/// It tells how large the window is, and sets light or dark for all of it. What is added to it is not shown: what an
/// app shows comes from its scenes.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?

  /// What holds the views. Presenting from it reports an issue: present a sheet from a view.
  /// Setting it reports an issue: what a window shows is said by the app's scenes.
  open var rootViewController: UIViewController? = UIViewController() {
    didSet {
      reportIssue(
        """
        The root view controller of a window was set, and what the window shows stays as it is.

        There is no UIKit here: a window shows what the app's 'WindowGroup' says. Switch views there by state.
        """)
    }
  }

  /// Whether keys reach this window: always.
  open var isKeyWindow: Bool { true }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// The window's content, in points.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  /// The window's content, in points.
  open override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  /// Light or dark for the whole window; `unspecified` leaves it to the person.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      switch WindowDisplay.current?.override {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
    }
    set { WindowDisplay.current?.setOverride(newValue == .unspecified ? nil : newValue.render) }
  }

  /// Does nothing: the window is shown.
  open func makeKeyAndVisible() {}

  /// Does nothing: keys reach the window.
  open func makeKey() {}

  /// Takes the focus from the field that has it by the app's `@FocusState`.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool { WindowDisplay.current?.endEditing() ?? false }

  /// That of the window in which it is asked for.
  static var current: UIWindow {
    let scene = UIWindowScene.current
    func make() -> UIWindow {
      let window = UIWindow()
      window.windowScene = scene
      return window
    }
    return WindowDisplay.current?.attachment { make() } ?? make()
  }
}
