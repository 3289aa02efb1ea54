/// How prominent what is behind a view is (`SwiftUI.BackgroundProminence`).
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// As behind a selected row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// Whether the controls of a window are in use (`SwiftUI.ControlActiveState`).
public enum ControlActiveState: Hashable, CaseIterable, Sendable {
  /// The window is the one that keys reach.
  case key
  /// The window belongs to the app in use. No window of ours says so: it is either ``key`` or ``inactive``.
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

/// What surrounds a window. Clients do not tell these: an app or a preview may set them.
extension EnvironmentValues {
  /// Whether the screen is dimmed, as that of a watch that is not looked at.
  public var isLuminanceReduced: Bool {
    get { self[LuminanceReducedKey.self] }
    set { self[LuminanceReducedKey.self] = newValue }
  }

  /// How prominent what is behind the view is.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }

  /// Whether colours are shown inverted.
  public var accessibilityInvertColors: Bool {
    get { self[InvertColorsKey.self] }
    set { self[InvertColorsKey.self] = newValue }
  }

  /// `false`: clients do not tell whether a person wants borders around controls.
  public var accessibilityShowBorders: Bool { false }

  /// Whether a person would rather see one page fade into the other than move: where they want less motion.
  public var accessibilityPrefersCrossFadeTransitions: Bool { accessibilityReduceMotion }

  /// `false`: clients do not tell whether an app should spare the device.
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

  /// Whether the window is the one in use, as its scene phase says.
  public var appearsActive: Bool { scenePhase == .active }

  /// Whether the controls of the window are in use, as its scene phase says.
  public var controlActiveState: ControlActiveState { appearsActive ? .key : .inactive }

  /// Whether the window is recorded: that is not known.
  public var isSceneCaptured: Bool { false }
}
