public import Foundation
import IppoRender
internal import IssueReporting

/// A window of the app with its state (`UIKit.UIScene`).
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// The visibility of the scene.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, and in use.
    case foregroundActive
    /// In front, and not in use.
    case foregroundInactive
    /// The scene is invisible.
    case background
  }

  /// Options of connections.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The addresses that the scene should open: none. Ippo passes them to `scene(_:openURLContexts:)`.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities that continue in the scene: none.
    public let userActivities: Set<NSUserActivity> = []
    /// The chosen quick action: none.
    public let shortcutItem: UIApplicationShortcutItem? = nil

    package init() {}
  }

  /// The receiver of the scene's life cycle; `nil` in an app with a `WindowGroup`.
  open var delegate: (any UISceneDelegate)?

  /// The session of the window.
  public private(set) lazy var session: UISceneSession = {
    let session = UISceneSession()
    session.scene = self
    return session
  }()

  /// The scene has come to the front. Ippo does not post it: follow the environment's `scenePhase`.
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to leave the front. Ippo does not post it: follow the environment's `scenePhase`.
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  /// The scene is invisible. Ippo does not post it: follow the environment's `scenePhase`.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is about to become visible. Ippo does not post it: follow the environment's `scenePhase`.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene has ended. Ippo does not post it.
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

  /// The visibility of the scene: `foregroundActive`, because running code belongs to a window in front.
  open var activationState: ActivationState { .foregroundActive }

  /// A name for the window among others. The value is stored, but not shown: use `navigationTitle(_:)`.
  open var title: String! = ""
}

/// The window of the running code, as a scene (`UIKit.UIWindowScene`).
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
  /// The one window of the scene.
  open var windows: [UIWindow] { [UIWindow.current] }

  /// The window of the running code.
  open var keyWindow: UIWindow? { UIWindow.current }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// `landscapeRight` for a window that is wider than high, else `portrait`.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIDevice.current.orientation.isLandscape ? .landscapeRight : .portrait
  }

  /// The surroundings of the window.
  open var traitCollection: UITraitCollection { .current }

  /// A status bar that is hidden, because windows lack a status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  /// The current geometry of a window (`UIWindowScene.Geometry`).
  public struct Geometry: Hashable, Sendable {
    /// `landscapeRight` for a window that is wider than high, else `portrait`.
    public let interfaceOrientation: UIInterfaceOrientation
  }

  /// The current geometry of the window.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// The preferred geometry of a window on its device.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    /// The preferred geometry of a window of a phone.
    @MainActor @preconcurrency
    public final class iOS: GeometryPreferences {
      /// The allowed orientations.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// A geometry with one of these orientations.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Calls the error handler: only a user can turn the device of a client.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// The scene of the window of the running code.
  package static var current: UIWindowScene { WindowDisplay.current?.attachment { UIWindowScene() } ?? UIWindowScene() }
}

/// The status bar over a window, which windows lack (`UIKit.UIStatusBarManager`).
@MainActor @preconcurrency
open class UIStatusBarManager: NSObject {
  /// Whether the bar is hidden: always.
  open var isStatusBarHidden: Bool { true }
  /// The frame of the bar, which is empty.
  open var statusBarFrame: CGRect { .zero }
}

/// The window of a user (`UIKit.UIWindow`).
///
/// The window has a size, and sets a light or dark appearance for its content. The content comes from the app's scenes,
/// until a ``rootViewController`` is set.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// The level of a window above others (`UIKit.UIWindow.Level`). A user has one window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number of the level. A larger number is further in front.
    public let rawValue: CGFloat

    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of ordinary windows.
    public static let normal = Level(0)
    /// The level in front of the status bar.
    public static let statusBar = Level(1000)
    /// The level in front of alerts.
    public static let alert = Level(2000)
  }

  /// The display of the window; `nil` outside of windows.
  private weak var display = WindowDisplay.current

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?

  /// The scene of a window that is nobody's: the window alone keeps it.
  private var ownScene: UIWindowScene?

  /// How far in front the window is. It is kept: there is one window.
  open var windowLevel = Level.normal

  /// A window of a scene. Users see it once it is made key and visible.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Returns `nil`, because views cannot be read from archives.
  public required init?(coder: NSCoder) { nil }

  private var root: UIViewController?
  /// The presenting controller while the app has set no root.
  private lazy var placeholder = UIViewController()

  /// The controller that is shown in place of the app's scenes, once the app has set one. Until then, a controller
  /// without a view, from which others can be presented.
  ///
  /// A root that was set outside of windows, as in `application(_:didFinishLaunchingWithOptions:)`, reports an issue
  /// when the window is made key. The reason is that a server has a window for each of its visitors.
  open var rootViewController: UIViewController? {
    get { root ?? placeholder }
    set {
      root = newValue
      if let display, display.attachment({ KeyWindow() }).window === self { show(on: display) }
    }
  }

  private func show(on display: WindowDisplay) {
    root?.loadViewIfNeeded()
    ControllerStage.of(display).root = root
  }

  /// Whether keys reach this window. Of several windows, only the last one made visible is shown.
  open var isKeyWindow: Bool { (display ?? WindowDisplay.current)?.attachment { KeyWindow() }.window === self }

  /// The screen of the window.
  open var screen: UIScreen { .main }

  /// The bounds of the window's content, in points.
  open override var bounds: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  /// The frame of the window's content, in points.
  open override var frame: CGRect {
    get { UIScreen.main.bounds }
    set {}
  }

  /// The appearance of the whole window, light or dark; `unspecified` leaves it to the user.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get {
      switch (display ?? WindowDisplay.current)?.override {
      case .light: .light
      case .dark: .dark
      case nil: .unspecified
      }
    }
    set {
      (display ?? WindowDisplay.current)?.setOverride(newValue == .unspecified ? nil : newValue.render)
    }
  }

  /// Shows the window to the user, with its root.
  open func makeKeyAndVisible() {
    guard let display = display ?? WindowDisplay.current else {
      guard root != nil else { return }
      reportIssue(
        """
        A window was to be shown to nobody, and is not.

        A server has a window for each of its visitors. Make the window in 'scene(_:willConnectTo:options:)' of a scene \
        delegate, or say by a 'WindowGroup' what windows show.
        """)
      return
    }
    display.attachment { KeyWindow() }.window = self
    show(on: display)
  }

  /// Does nothing: ``makeKeyAndVisible()`` makes the window key.
  open func makeKey() {}

  /// Takes the focus from the field that has it by the app's `@FocusState`.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    (display ?? WindowDisplay.current)?.endEditing() ?? false
  }

  /// The window of the running code.
  static var current: UIWindow {
    guard let display = WindowDisplay.current else {
      let window = UIWindow()
      let scene = UIWindowScene.current
      window.ownScene = scene
      window.windowScene = scene
      return window
    }
    let key = display.attachment { KeyWindow() }
    if let known = key.window { return known }
    let window = UIWindow()
    window.windowScene = .current
    key.window = window
    return window
  }

  open override class func appearance() -> UIWindow { Appearances.proxy { UIWindow() } }

  open override class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> UIWindow {
    appearance()
  }
}

/// The window that a user sees.
@MainActor
private final class KeyWindow {
  var window: UIWindow?

  nonisolated init() {}
}
