/// The condition under which bars grow small while content scrolls under them (`SwiftUI.ToolbarMinimizationBehavior`).
public struct ToolbarMinimizationBehavior: Hashable, Sendable {
  private let name: String
  /// The choice of the surroundings.
  public static let automatic = ToolbarMinimizationBehavior(name: "automatic")
  /// Bars grow small while the content is scrolled towards its end.
  public static let onScrollDown = ToolbarMinimizationBehavior(name: "onScrollDown")
  /// Bars grow small while the content is scrolled towards its start.
  public static let onScrollUp = ToolbarMinimizationBehavior(name: "onScrollUp")
  /// Never.
  public static let never = ToolbarMinimizationBehavior(name: "never")
}

/// The condition under which bars that have grown small become large again (`SwiftUI.ToolbarMinimizationRestoration`).
public struct ToolbarMinimizationRestoration: Hashable, Sendable {
  private let name: String
  /// The choice of the surroundings.
  public static let automatic = ToolbarMinimizationRestoration(name: "automatic")
  /// Bars become large again at the edge of the content alone.
  public static let atScrollEdge = ToolbarMinimizationRestoration(name: "atScrollEdge")
}

/// Whether content moves up where a bar has grown small (`SwiftUI.ToolbarMinimizationSafeAreaAdjustment`).
public struct ToolbarMinimizationSafeAreaAdjustment: Hashable, Sendable {
  private let name: String
  /// The choice of the surroundings.
  public static let automatic = ToolbarMinimizationSafeAreaAdjustment(name: "automatic")
  /// The content moves up.
  public static let enabled = ToolbarMinimizationSafeAreaAdjustment(name: "enabled")
  /// The content stays.
  public static let disabled = ToolbarMinimizationSafeAreaAdjustment(name: "disabled")
}

extension View {
  /// The condition under which bars grow small. Has no effect in browsers and terminals: bars keep their height, so
  /// that their items stay in reach.
  public func toolbarMinimizationBehavior(
    _ behavior: ToolbarMinimizationBehavior, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Sets the condition under which bars become large again. Has no effect in browsers and terminals: bars keep their
  /// height.
  public func toolbarMinimizationRestoration(
    _ restoration: ToolbarMinimizationRestoration, for bars: ToolbarPlacement...
  ) -> some View { self }

  /// Whether content moves up. Has no effect in browsers and terminals: bars keep their height.
  public func toolbarMinimizationSafeAreaAdjustment(
    _ adjustment: ToolbarMinimizationSafeAreaAdjustment, for bars: ToolbarPlacement...
  ) -> some View { self }
}
