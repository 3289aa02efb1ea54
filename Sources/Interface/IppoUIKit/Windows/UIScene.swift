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

  /// Options of connections.
  @MainActor @preconcurrency
  public final class ConnectionOptions {
    /// The addresses that the scene was asked to open: none, as it is told of them by
    /// `scene(_:openURLContexts:)`.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities that go on here: none.
    public let userActivities: Set<NSUserActivity> = []
    /// The shortcut that was chosen: none.
    public let shortcutItem: UIApplicationShortcutItem? = nil

    package init() {}
  }

  /// What is told of the life of the scene; `nil` in an app with a `WindowGroup`.
  open var delegate: (any UISceneDelegate)?

  /// What the window is for.
  public private(set) lazy var session: UISceneSession = {
    let session = UISceneSession()
    session.scene = self
    return session
  }()

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

  /// How a window lies now (`UIWindowScene.Geometry`).
  public struct Geometry: Hashable, Sendable {
    /// `landscapeRight` for a window that is wider than high, else `portrait`.
    public let interfaceOrientation: UIInterfaceOrientation
  }

  /// How the window lies now.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// How the window lies on its device.
  @MainActor @preconcurrency
  open class GeometryPreferences: NSObject {
    /// How a window of a phone lies.
    @MainActor @preconcurrency
    public final class iOS: GeometryPreferences {
      /// How it may lie.
      public var interfaceOrientations: UIInterfaceOrientationMask

      /// A window that lies in one of a few ways.
      public init(interfaceOrientations: UIInterfaceOrientationMask) {
        self.interfaceOrientations = interfaceOrientations
      }
    }
  }

  /// Calls the error handler: the device of a client cannot be turned.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// That of the window in which it is asked for.
  package static var current: UIWindowScene { WindowDisplay.current?.attachment { UIWindowScene() } ?? UIWindowScene() }
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
/// It tells how large the window is, and sets light or dark for all of it. What it shows comes from the app's scenes, until
/// a ``rootViewController`` is set.
@MainActor @preconcurrency
open class UIWindow: UIView {
  /// How far in front a window is (`UIKit.UIWindow.Level`). There is one window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The larger, the further in front.
    public let rawValue: CGFloat

    /// A level by its number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// A level by its number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// That of windows.
    public static let normal = Level(0)
    /// In front of the bar with the time.
    public static let statusBar = Level(1000)
    /// In front of alerts.
    public static let alert = Level(2000)
  }

  /// What the window is shown on; `nil` outside of windows.
  private weak var display = WindowDisplay.current

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?

  /// The scene of a window that is nobody's: the window alone keeps it.
  private var ownScene: UIWindowScene?

  /// How far in front the window is. It is kept: there is one window.
  open var windowLevel = Level.normal

  /// A window of a scene: the one that people see, once it is made key and visible.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }

  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Views are not read from archives here: `nil`.
  public required init?(coder: NSCoder) { nil }

  private var root: UIViewController?
  /// Presents, while the app has set no root.
  private lazy var placeholder = UIViewController()

  /// What is shown in place of what the app's scenes say, once it was set; until then, a controller without a view from
  /// which others can be presented.
  ///
  /// Setting it outside of windows, as in `application(_:didFinishLaunchingWithOptions:)`, reports an issue when the window
  /// is made key: a server has a window for each of its visitors.
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

  /// Whether keys reach this window: of several, those that were made and shown before are hidden.
  open var isKeyWindow: Bool { (display ?? WindowDisplay.current)?.attachment { KeyWindow() }.window === self }

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

  /// Shows the window to the person, with its root.
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

  /// Has keys reach the window.
  open func makeKey() {}

  /// Takes the focus from the field that has it by the app's `@FocusState`.
  @discardableResult
  open override func endEditing(_ force: Bool) -> Bool {
    (display ?? WindowDisplay.current)?.endEditing() ?? false
  }

  /// That of the window in which it is asked for.
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

/// The window that a person sees.
@MainActor
private final class KeyWindow {
  var window: UIWindow?

  nonisolated init() {}
}
