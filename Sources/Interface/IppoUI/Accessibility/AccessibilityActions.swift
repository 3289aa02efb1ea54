/// What an action of assistive technology means (`SwiftUI.AccessibilityActionKind`).
public struct AccessibilityActionKind: Equatable, Sendable {
  private let name: Text

  /// An action of the app's own.
  public init(named name: Text) { self.name = name }

  public static let `default` = AccessibilityActionKind(named: Text(verbatim: "default"))
  public static let escape = AccessibilityActionKind(named: Text(verbatim: "escape"))
  public static let magicTap = AccessibilityActionKind(named: Text(verbatim: "magicTap"))
  public static let delete = AccessibilityActionKind(named: Text(verbatim: "delete"))
  public static let showMenu = AccessibilityActionKind(named: Text(verbatim: "showMenu"))
}

/// Which way a value is changed (`SwiftUI.AccessibilityAdjustmentDirection`).
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment, decrement
}

/// Further actions of a view. Assistive technology in browsers and terminals uses the controls themselves, and has no
/// way to ask for these: they are never run. Give the app a control that does the same.
extension View {
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }

  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }

  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    self
  }

  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> some View {
    self
  }

  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }

  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
}
