/// The prominence of the background of a view (`SwiftUI.BackgroundProminence`).
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// The usual prominence.
  public static let standard = BackgroundProminence(name: "standard")
  /// The prominence of the ground behind a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Whether the controls of a window are in use (`SwiftUI.ControlActiveState`).
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window is the one that keys reach.
  case key
  /// The window belongs to the app in use. Windows here are either ``key`` or ``inactive``.
  case active
  /// The window is not in use.
  case inactive
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static var defaultValue: BackgroundProminence { .standard }
}

private struct LuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct InvertColorsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ButtonShapesKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DimFlashingLightsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct PlayAnimatedImagesKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

/// The surroundings of a window. Clients do not report them, but an app or a preview may set them.
extension EnvironmentValues {
  /// Whether the screen is dimmed, such as that of a watch while its wearer looks away.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// The prominence of the view's background.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether colours are shown inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// Always `false`: clients do not report whether a user wants borders around controls.
  public var accessibilityShowBorders: Bool { false }

  /// Whether the user prefers a fade between pages to a motion, which is so for reduced motion.
  public var accessibilityPrefersCrossFadeTransitions: Bool { accessibilityReduceMotion }

  /// Always `false`: clients do not report whether an app should spare the device.
  public var systemPrefersReducedResourceUsage: Bool { false }

  /// `nil`: bars lie along the upper and lower edges of windows.
  public var toolbarVerticalEdge: HorizontalEdge? { nil }

  /// Whether buttons are to have a shape that shows.
  public var accessibilityShowButtonShapes: Bool {
    get { self[ButtonShapesKey.self] }
    set { self[ButtonShapesKey.self] = newValue }
  }

  /// Whether flashes are to be dimmed.
  public var accessibilityDimFlashingLights: Bool {
    get { self[DimFlashingLightsKey.self] }
    set { self[DimFlashingLightsKey.self] = newValue }
  }

  /// Whether moving pictures may move by themselves.
  public var accessibilityPlayAnimatedImages: Bool {
    get { self[PlayAnimatedImagesKey.self] }
    set { self[PlayAnimatedImagesKey.self] = newValue }
  }

  /// Whether the window is the one in use, by its scene phase.
  public var appearsActive: Bool { scenePhase == .active }

  /// Whether the controls of the window are in use, by its scene phase.
  public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

  /// Whether the window is recorded: that is not known.
  public var isSceneCaptured: Bool { false }
}
