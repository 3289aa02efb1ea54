public import Foundation

private struct ReduceMotionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct ReduceTransparencyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct DifferentiateWithoutColorKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct VoiceOverEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct AssistiveAccessEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct LargeContentViewerEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct QuickActionsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private struct SwitchControlEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

/// A user's accessibility settings of the system. Clients report ``accessibilityReduceMotion``; the others are `false`
/// unless the host of the graph sets them.
extension EnvironmentValues {
  /// Whether movement is to be kept small. The value follows the preference in browsers, and `IPPO_MOTION=none` in
  /// terminals.
  public var accessibilityReduceMotion: Bool {
    get { self[ReduceMotionKey.self] }
    set { self[ReduceMotionKey.self] = newValue }
  }

  /// Whether backgrounds are to be opaque.
  public var accessibilityReduceTransparency: Bool {
    get { self[ReduceTransparencyKey.self] }
    set { self[ReduceTransparencyKey.self] = newValue }
  }

  /// Whether colour must not be the only difference.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { self[DifferentiateWithoutColorKey.self] }
    set { self[DifferentiateWithoutColorKey.self] = newValue }
  }

  /// Whether a screen reader is known to run.
  public var accessibilityVoiceOverEnabled: Bool {
    get { self[VoiceOverEnabledKey.self] }
    set { self[VoiceOverEnabledKey.self] = newValue }
  }

  /// Whether the system is the simpler one of "Assistive Access".
  public var accessibilityAssistiveAccessEnabled: Bool {
    get { self[AssistiveAccessEnabledKey.self] }
    set { self[AssistiveAccessEnabledKey.self] = newValue }
  }

  /// Whether the user has chosen to see small items of bars large.
  public var accessibilityLargeContentViewerEnabled: Bool {
    get { self[LargeContentViewerEnabledKey.self] }
    set { self[LargeContentViewerEnabledKey.self] = newValue }
  }

  /// Whether buttons can be reached by gestures of the hand.
  public var accessibilityQuickActionsEnabled: Bool {
    get { self[QuickActionsEnabledKey.self] }
    set { self[QuickActionsEnabledKey.self] = newValue }
  }

  /// Whether the device is steered by switches.
  public var accessibilitySwitchControlEnabled: Bool {
    get { self[SwitchControlEnabledKey.self] }
    set { self[SwitchControlEnabledKey.self] = newValue }
  }

  /// The size of a pixel in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The size of text that the user prefers, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(rawValue: dynamicTypeSize.rawValue) ?? .large }
    set { dynamicTypeSize = DynamicTypeSize(rawValue: newValue.rawValue) ?? .large }
  }
}
