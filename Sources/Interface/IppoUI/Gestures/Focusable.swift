/// What a view can do with the focus (`SwiftUI.FocusInteractions`).
public struct FocusInteractions: OptionSet, Sendable {
  /// A bit for each use.
  public let rawValue: Int

  /// Uses by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The view does something when it is pressed, as a button does.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// The view takes keys, as a field does.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Whatever the platform gives a view of its kind: here all of them.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

private struct FocusableModifier: AttributeModifier, Equatable {
  typealias Body = Never
  let isFocusable: Bool

  static var isSemantic: Bool { true }

  func attributes(_ attributes: inout RenderAttributes, in context: ElementContext) {
    if isFocusable, context.environment.isEnabled { attributes.isFocusable = true }
  }
}

extension View {
  /// Whether the view can have the focus. Controls can without being asked to.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Whether the view can have the focus, and for what.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  /// Whether the ring around a focused view is left out. Has no effect in browsers and terminals: where the focus is
  /// shows in any case.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isFocusEffectEnabled, !disabled)
  }
}
