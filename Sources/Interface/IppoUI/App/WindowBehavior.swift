import Foundation

/// Whether a scene does something by itself (`SwiftUI.SceneLaunchBehavior`).
public struct SceneLaunchBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = SceneLaunchBehavior(name: "automatic")
  /// A window is shown at launch.
  public static let presented = SceneLaunchBehavior(name: "presented")
  /// No window is shown at launch.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether the windows of a scene come back (`SwiftUI.SceneRestorationBehavior`).
public struct SceneRestorationBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform does it.
  public static let automatic = SceneRestorationBehavior(name: "automatic")
  /// They do not.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// Whether people may do something with a window (`SwiftUI.WindowInteractionBehavior`).
public struct WindowInteractionBehavior: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = WindowInteractionBehavior(name: "automatic")
  /// They may.
  public static let enabled = WindowInteractionBehavior(name: "enabled")
  /// They may not.
  public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// What a window lies above (`SwiftUI.WindowLevel`).
public struct WindowLevel: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = WindowLevel(name: "automatic")
  /// As other windows.
  public static let normal = WindowLevel(name: "normal")
  /// Above other windows.
  public static let floating = WindowLevel(name: "floating")
  /// Behind all windows.
  public static let desktop = WindowLevel(name: "desktop")
}

/// How large a window becomes where it is zoomed (`SwiftUI.WindowIdealSize`).
public struct WindowIdealSize: Equatable, Sendable {
  private let name: String
  /// As the platform has it.
  public static let automatic = WindowIdealSize(name: "automatic")
  /// As large as its content would like.
  public static let fitToContent = WindowIdealSize(name: "fitToContent")
  /// As large as there is room.
  public static let maximum = WindowIdealSize(name: "maximum")
}

/// What a task in the background waits for (`SwiftUI.BackgroundTask`).
public struct BackgroundTask<Request, Response> {
  /// A refresh that the system was asked for by an identifier.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }

  /// Events of a session of URLs by its identifier.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
}

/// What people's systems decide about windows.
extension Scene {
  /// Whether a window is shown at launch. Has no effect in browsers and terminals: people open the window.
  public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }

  /// Whether the windows of a scene come back. Has no effect in browsers and terminals: sessions are kept as the server is told.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

  /// What windows lie above. Has no effect in browsers and terminals: the system of the person orders windows.
  public func windowLevel(_ level: WindowLevel) -> some Scene { self }

  /// How large a window becomes where it is zoomed. Has no effect in browsers and terminals: people choose the size.
  public func windowIdealSize(_ size: WindowIdealSize) -> some Scene { self }

  /// Whether a window is moved by its background. Has no effect in browsers and terminals: they are moved by their frames.
  public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

  /// What the system draws over windows. Has no effect in browsers and terminals: nothing is drawn over them.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some Scene { self }

  /// The shortcut that opens a window of the scene. Has no effect in browsers and terminals: people open windows by addresses.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

  /// The shortcut that opens a window of the scene. Has no effect in browsers and terminals: people open windows by addresses.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }

  /// Runs an action while the app is in the background. Has no effect in browsers and terminals: servers run all the time, and
  /// nothing asks for such a task.
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

  /// Which addresses a window of this view takes. Has no effect in browsers and terminals: an address opens the window it is
  /// typed into.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}

/// The items of an inspector's menu (`SwiftUI.InspectorCommands`): there are none here, as an inspector's button belongs to the
/// app.
public struct InspectorCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// There are none.
  public var _menus: [_CommandItems] { [] }
}

/// The items that take pictures from devices (`SwiftUI.ImportFromDevicesCommands`): there are none here.
public struct ImportFromDevicesCommands: Commands {
  /// These commands have no body.
  public typealias Body = Never
  /// Adds no items.
  public init() {}
  /// There are none.
  public var _menus: [_CommandItems] { [] }
}

/// The platform that a preview is shown for (`SwiftUI.PreviewPlatform`).
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
