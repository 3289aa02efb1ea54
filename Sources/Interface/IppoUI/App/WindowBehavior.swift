import Foundation

/// Whether a scene opens a window at launch (`SwiftUI.SceneLaunchBehavior`).
public struct SceneLaunchBehavior: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// A window is shown at launch.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// No window is shown at launch.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether the windows of a scene come back (`SwiftUI.SceneRestorationBehavior`).
public struct SceneRestorationBehavior: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// The windows are not restored.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether users may interact with a window (`SwiftUI.WindowInteractionBehavior`).
public struct WindowInteractionBehavior: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// The interaction is allowed.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// The interaction is not allowed.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// The level of a window above others (`SwiftUI.WindowLevel`).
public struct WindowLevel: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = WindowLevel(name: "automatic")
  /// The level of most windows.
  public static let normal = WindowLevel(name: "normal")
  /// The level above other windows.
  public static let floating = WindowLevel(name: "floating")
  /// The level behind all windows.
  public static let desktop = WindowLevel(name: "desktop")
}

/// The size of a zoomed window (`SwiftUI.WindowIdealSize`).
public struct WindowIdealSize: Equatable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// The ideal size of the content.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// The largest size that the screen allows.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// The event that a background task waits for (`SwiftUI.BackgroundTask`).
public struct BackgroundTask<Request, Response> {
  /// A refresh that the system was asked for by an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }

  /// Events of a session of URLs by its identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
}

/// Behavior of windows that the user's system decides.
extension Scene {
  /// Whether a window is shown at launch. Has no effect in browsers and terminals: people open the window.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Whether the windows of a scene are restored. Has no effect in browsers and terminals: the options of the server
  /// decide.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// The level of windows above others. Has no effect in browsers and terminals: the user's system orders windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// Sets the size of a zoomed window. Has no effect in browsers and terminals: people choose the size.
  public func windowIdealSize(_ size: WindowIdealSize) -> some Scene { self }

  /// Whether a window is moved by its background. Has no effect in browsers and terminals: they are moved by their
  /// frames.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// The visibility of the system's overlays over windows. Has no effect in browsers and terminals: the system's
  /// overlays are part of a mobile device.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// The shortcut that opens a window of the scene. Has no effect in browsers and terminals: people open windows by
  /// addresses.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// The shortcut that opens a window of the scene. Has no effect in browsers and terminals: people open windows by
  /// addresses.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }

  /// Runs an action while the app is in the background. Has no effect in browsers and terminals: servers run all the
  /// time, without such requests.
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}

extension View {
  /// Whether people may close the window. Has no effect in browsers and terminals: they always may.
  public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether people may resize the window. Has no effect in browsers and terminals: they always may.
  public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Whether people may fill the screen with the window. Has no effect in browsers and terminals: they always may.
  public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }

  /// Sets the addresses that a window of this view takes. Has no effect in browsers and terminals: an address opens the
  /// window it is typed into.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// The items of an inspector's menu (`SwiftUI.InspectorCommands`): there are none here, as an inspector's button
/// belongs to the app.
public struct InspectorCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// The items that take pictures from devices (`SwiftUI.ImportFromDevicesCommands`): there are none here.
public struct ImportFromDevicesCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// An empty list.
  public var _menus: [_CommandItems] { [] }
}

/// The platform that a preview is shown for (`SwiftUI.PreviewPlatform`).
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
