/// Whether something that is dragged activates a control by resting over it (`SwiftUI.SpringLoadingBehavior`).
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// Whatever the platform does.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// It would; here it does not.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// It does not.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Whether something that is dragged activates a control by resting over it. Has no effect in browsers and terminals: it does
  /// not.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
