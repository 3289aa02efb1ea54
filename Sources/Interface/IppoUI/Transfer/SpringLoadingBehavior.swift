/// Whether a drag that rests over a control activates it (`SwiftUI.SpringLoadingBehavior`).
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: String
  /// The default of the platform.
  public static let automatic = SpringLoadingBehavior(name: "automatic")
  /// A drag activates the control on other platforms; here it does not.
  public static let enabled = SpringLoadingBehavior(name: "enabled")
  /// A drag does not activate the control.
  public static let disabled = SpringLoadingBehavior(name: "disabled")
}

extension View {
  /// Whether a drag that rests over a control activates it. Has no effect in browsers and terminals: a drag leaves the
  /// control as it is.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
    environment(\.springLoadingBehavior, behavior)
  }
}
