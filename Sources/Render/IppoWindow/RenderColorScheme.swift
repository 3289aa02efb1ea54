/// A light or a dark appearance.
public enum RenderColorScheme: String, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}
